import { DOMParser, onErrorStopParsing, type Document, type Element } from '@xmldom/xmldom';
import { htmlToText, type PlainText } from '../text/html-to-text.ts';
import {
  toChoice,
  toMatch,
  toNumber,
  toSeveral,
  toText,
  toTrueFalse,
  WHOLE,
  type Made,
  type Texts,
  type Weighed,
} from './choices.ts';
import { toTopic, type Found } from './read-file.ts';

/** Kinds of Moodle's that have none of ours, in words. */
const STRANGE: ReadonlyMap<string, string> = new Map([
  ['essay', 'A long answer is nothing that can be marked here.'],
  ['description', 'It is a text without a question.'],
  ['calculated', 'It asks with other numbers each time.'],
  ['calculatedmulti', 'It asks with other numbers each time.'],
  ['calculatedsimple', 'It asks with other numbers each time.'],
  ['cloze', 'A text with questions inside is not read yet.'],
  ['multianswer', 'A text with questions inside is not read yet.'],
  ['random', 'It stands for another question of its category.'],
  ['randomsamatch', 'It is made of other questions of its category.'],
]);

/** Null where the text is no XML, or none of Moodle's. Entities that a file declares are never resolved. */
export function readMoodleXml(text: string): Found[] | null {
  const document = parseXml(text);
  const root = document?.documentElement;
  if (root?.nodeName !== 'quiz') return null;
  const found: Found[] = [];
  let category: string | null = null;
  for (const question of childrenOf(root, 'question')) {
    const type = question.getAttribute('type') ?? '';
    if (type === 'category') category = plain(childOf(question, 'category')).text;
    else found.push(toFound(question, type, category, found.length));
  }
  return found;
}

function parseXml(text: string): Document | null {
  if (/<!DOCTYPE|<!ENTITY/i.test(text)) return null;
  try {
    return new DOMParser({ onError: onErrorStopParsing }).parseFromString(text.trim(), 'text/xml');
  } catch {
    return null;
  }
}

function toFound(question: Element, type: string, category: string | null, before: number): Found {
  const topic = toTopic(category);
  const number = `Question ${before + 1}`;
  const place = category === null ? number : `${number} in ${topic}`;
  const stem = plain(childOf(question, 'questiontext'));
  const general = plain(childOf(question, 'generalfeedback'));
  const texts = { question: stem.text, explanation: general.text, topic };
  const made = make(question, type, texts);
  const notes = new Set([...stem.notes, ...general.notes, ...made.notes]);
  const answers = [...childrenOf(question, 'answer'), ...childrenOf(question, 'subquestion')];
  if (answers.some((answer) => plain(childOf(answer, 'feedback')).text !== '')) {
    notes.add('What is said to single answers is left out.');
  }
  for (const note of answers.flatMap((answer) => plain(answer).notes)) notes.add(note);
  const name = plain(childOf(question, 'name')).text;
  return {
    place,
    stem: stem.text === '' ? name : stem.text,
    notes: [...notes],
    question: made.question,
  };
}

function make(question: Element, type: string, texts: Texts): Made {
  const weighed = childrenOf(question, 'answer').map(toWeighed);
  switch (type) {
    case 'multichoice': {
      const isSingle = ['true', '1'].includes(textOf(childOf(question, 'single')).trim());
      return isSingle ? toChoice(texts, weighed) : toSeveral(texts, weighed);
    }
    case 'truefalse': {
      const right = weighed.find(({ percent }) => percent === WHOLE);
      if (!right) return { question: { leftOut: 'It does not say what is right.' }, notes: [] };
      return toTrueFalse(texts, right.text.trim().toLowerCase() === 'true');
    }
    case 'shortanswer':
      return toText(
        texts,
        childrenOf(question, 'answer').map((answer) => ({
          ...toWeighed(answer),
          text: asIs(answer),
        })),
        textOf(childOf(question, 'usecase')).trim() === '1',
      );
    case 'numerical':
      return toNumberQuestion(question, texts);
    case 'matching':
      return toMatch(
        texts,
        childrenOf(question, 'subquestion').map((pair) => ({
          left: plain(pair).text,
          right: asIs(childOf(pair, 'answer')),
        })),
      );
    case 'ordering':
      return toOrder(texts, weighed);
    default:
      return {
        question: { leftOut: STRANGE.get(type) ?? `Questions of the kind “${type}” are not read.` },
        notes: [],
      };
  }
}

function toWeighed(answer: Element): Weighed {
  return { text: plain(answer).text, percent: Number(answer.getAttribute('fraction') ?? '0') };
}

function toNumberQuestion(question: Element, texts: Texts): Made {
  const amounts = childrenOf(question, 'answer').map((answer) => ({
    value: Number(plain(answer).text.replace(',', '.')),
    by: Number(textOf(childOf(answer, 'tolerance')) || '0'),
    percent: Number(answer.getAttribute('fraction') ?? '0'),
  }));
  const made = toNumber(texts, amounts);
  const units = childrenOf(childOf(question, 'units') ?? question, 'unit');
  if (units.length === 0) return made;
  return { ...made, notes: [...made.notes, 'Its units are left out: a bare number is asked.'] };
}

/** Moodle lists the things in their right order. */
function toOrder(texts: Texts, things: readonly Weighed[]): Made {
  const options = things.map(({ text }) => text);
  const order = options.map((_, at) => at);
  return {
    question: { ...texts, kind: 'order', options, key: { order, scoring: 'partial' } },
    notes: [],
  };
}

function childrenOf(parent: Element, name: string): Element[] {
  return [...parent.childNodes].filter(
    (node): node is Element => node.nodeType === node.ELEMENT_NODE && node.nodeName === name,
  );
}

function childOf(parent: Element, name: string): Element | null {
  return childrenOf(parent, name)[0] ?? null;
}

function textOf(element: Element | null): string {
  return element?.textContent ?? '';
}

/** The words of what Moodle compares and shows as they are. */
function asIs(element: Element | null): string {
  return textOf((element && childOf(element, 'text')) ?? element).trim();
}

/** The words of an element's `text`, or of itself where it has none. */
function plain(element: Element | null): PlainText {
  if (!element) return { text: '', notes: [] };
  const inner = childOf(element, 'text');
  const words = inner
    ? textOf(inner)
    : childrenOf(element, 'feedback').length > 0
      ? ''
      : textOf(element);
  return element.getAttribute('format') === 'plain_text'
    ? { text: words.trim(), notes: [] }
    : htmlToText(words);
}
