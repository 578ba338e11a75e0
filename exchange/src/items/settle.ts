import {
  editedQuestionSchema,
  type EditedQuestion,
} from '@study-assistant/contract/questions/edited-question';
import {
  MAX_EXPLANATION_LENGTH,
  MAX_QUESTION_LENGTH,
  MAX_TOPIC_LENGTH,
} from '@study-assistant/contract/wire/limits';
import { cleanName } from '@study-assistant/contract/wire/text';
import type { ReadItem } from '../read-item.ts';
import { fitKind } from './fit-kind.ts';
import { LeftOut, type FoundQuestion, type UnkeyedQuestion } from './found-question.ts';
import type { Notes } from './notes.ts';

const STEM_LENGTH = 120;
/** Stands in for a topic until the file is read: the editor accepts no question without one. */
const NO_TOPIC = '–';
const NO_KEY = 'The file does not say what is right.';

/**
 * Reads one question: what `find` answers is brought into the bounds of our kinds. What it throws
 * leaves this question out, and no other.
 */
export function settle(
  place: string,
  stem: string,
  find: () => FoundQuestion | UnkeyedQuestion,
): ReadItem {
  try {
    const found = find();
    return 'choices' in found ? toUnkeyed(found) : toItem(found);
  } catch (error) {
    if (!(error instanceof LeftOut)) throw error;
    return { place, outcome: 'left-out', notes: [error.message], stem: shorten(stem) };
  }
}

function toItem(found: FoundQuestion): ReadItem {
  const { place, notes } = found;
  const stem = shorten(found.stem);
  try {
    const question = toQuestion(found);
    const doubts = notes.doubts();
    const said = [...doubts, ...notes.changes()];
    const outcome = doubts.length > 0 ? 'doubtful' : said.length > 0 ? 'changed' : 'read';
    return { place, outcome, notes: said, stem, question, hasTopic: topicOf(found) !== '' };
  } catch (error) {
    if (!(error instanceof LeftOut)) throw error;
    return { place, outcome: 'left-out', notes: [error.message], stem };
  }
}

/** Each answer that may be right makes a question of its own, of which a teacher takes one. */
function toUnkeyed({ choices, ...found }: UnkeyedQuestion): ReadItem {
  const { place, notes } = found;
  const keyed = choices.map(({ says, asks }) => ({
    says,
    question: toQuestion({ ...found, asks }),
  }));
  return {
    ...{ place, outcome: 'unkeyed' as const, stem: shorten(found.stem) },
    notes: [NO_KEY, ...notes.doubts(), ...notes.changes()],
    choices: keyed,
    hasTopic: topicOf(found) !== '',
  };
}

function toQuestion(found: FoundQuestion): EditedQuestion {
  const stem = found.stem.trim();
  if (stem === '') throw new LeftOut('It has no text that asks something.');
  if (stem.length > MAX_QUESTION_LENGTH) {
    throw new LeftOut(
      `Its text has ${stem.length} characters, and a question here has at most ${MAX_QUESTION_LENGTH}.`,
    );
  }
  const { data, error } = editedQuestionSchema.safeParse({
    question: stem,
    explanation: cutExplanation(found.explanation, found.notes),
    topic: topicOf(found) || NO_TOPIC,
    ...fitKind(found.asks, found.notes),
  });
  if (data) return data;
  const sentence = error.issues[0]?.message ?? 'Its parts do not fit together.';
  throw new LeftOut(`The editor would not save it: ${sentence}`);
}

function topicOf({ topic }: Pick<FoundQuestion, 'topic'>): string {
  return cleanName(topic).slice(0, MAX_TOPIC_LENGTH).trim();
}

function cutExplanation(explanation: string, notes: Notes): string {
  const text = explanation.trim();
  if (text.length <= MAX_EXPLANATION_LENGTH) return text;
  notes.change(`Its explanation was cut off after ${MAX_EXPLANATION_LENGTH} characters.`);
  return text.slice(0, MAX_EXPLANATION_LENGTH).trim();
}

/** The first words of a text, in one line. */
export function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > STEM_LENGTH ? `${line.slice(0, STEM_LENGTH - 1).trimEnd()}…` : line;
}
