import { LeftOut, type FoundQuestion } from '../items/found-question.ts';
import { topicOf } from '../items/moodle-habits.ts';
import { createNotes, explanationOf, worthNote } from '../items/notes.ts';
import { settle } from '../items/settle.ts';
import { childOf, findAll, textOf } from '../markup/find-elements.ts';
import type { MarkupElement } from '../markup/parse-markup.ts';
import type { ReadItem } from '../read-item.ts';
import { CLOZE_TYPES, readCloze } from './cloze.ts';
import { readMoodleAnswers } from './moodle-answers.ts';
import { moodleText, noteExtras, numberIn } from './moodle-text.ts';

/** Reads the questions of a file of Moodle. Each item is read when it is asked for. */
export function readMoodleXml(root: MarkupElement): (() => ReadItem)[] {
  let category = '';
  let count = 0;
  return findAll(root, 'question').flatMap((question) => {
    if (question.attributes.type === 'category') {
      category = topicOf(textOf(childOf(question, 'category', 'text')));
      return [];
    }
    count += 1;
    const [topic, at] = [category, count];
    return [() => readQuestion(question, topic, at)];
  });
}

function readQuestion(question: MarkupElement, topic: string, at: number): ReadItem {
  const notes = createNotes();
  const name = textOf(childOf(question, 'name', 'text'));
  const place = placeOf(name, topic, at);
  const type = (question.attributes.type ?? '').toLowerCase();
  const text = childOf(question, 'questiontext');
  // An item that is left out is named by its words, whatever became of their formatting.
  const shown = moodleText(text, createNotes()) || name;
  return settle(place, shown, () => {
    if (!question.isWhole) notes.doubt('The file ends in the middle of it.');
    const read = CLOZE_TYPES.has(type)
      ? readCloze(text, notes)
      : { stem: moodleText(text, notes) || name, ...readMoodleAnswers(type, question, notes) };
    noteExtras(question, notes);
    const points = numberIn(question, 'defaultgrade') ?? 1;
    const parts = read.asks.as === 'gaps' ? read.asks.gaps.length : 1;
    if (points !== 1 && points !== parts) notes.change(worthNote(points));
    if (read.asks.as !== 'gaps' && read.stem === '') throw new LeftOut('It has no text.');
    const explanation = moodleText(childOf(question, 'generalfeedback'), notes);
    const found: FoundQuestion = {
      ...{ place, notes, topic },
      stem: read.stem,
      explanation: explanationOf(explanation, read.explanation ?? '', notes),
      asks: read.asks,
    };
    return found;
  });
}

function placeOf(name: string, topic: string, at: number): string {
  const named = name === '' ? '' : `, "${name.slice(0, 80)}"`;
  return `Question ${at}${named}${topic === '' ? '' : ` in category ${topic}`}`;
}
