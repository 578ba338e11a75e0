import { createNotes, FEEDBACK_LEFT_OUT, type Notes } from '../items/notes.ts';
import { childOf, childrenOf, isElement, rawText, textOf } from '../markup/find-elements.ts';
import { markdownToText } from '../markup/markdown.ts';
import type { MarkupElement, MarkupNode } from '../markup/parse-markup.ts';
import { htmlToText, maybeHtmlToText, plainToText } from '../markup/plain-text.ts';

/** Each question that Moodle makes has these. */
const USUAL_FEEDBACK = new Set([
  'Your answer is correct.',
  'Your answer is partially correct.',
  'Your answer is incorrect.',
]);

/** The text of an element in the format that it names, as plain text. */
export function moodleText(element: MarkupElement | undefined, notes: Notes): string {
  return toText(element, rawSource(element), notes);
}

/** The same for a text of which the caller has changed a part. */
export function toText(element: MarkupElement | undefined, source: string, notes: Notes): string {
  switch (element?.attributes.format ?? '') {
    case 'html':
      return htmlToText(source, notes);
    case 'plain_text':
      return plainToText(source);
    case 'markdown':
      return markdownToText(source, notes);
    default:
      return maybeHtmlToText(source.trim(), notes);
  }
}

/** The text as it is written: HTML that was not escaped, as some programs write it, has become elements. */
export function rawSource(element: MarkupElement | undefined): string {
  const text = childOf(element, 'text') ?? withoutParts(element);
  return childrenOf(text).length > 0 ? serialize(text) : rawText(text);
}

/** Old files have the words of an element beside its other parts. */
function withoutParts(element: MarkupElement | undefined): MarkupElement | undefined {
  const isWord = (node: MarkupNode) => !isElement(node) || !PARTS.has(node.name);
  return element && { ...element, children: element.children.filter(isWord) };
}

const PARTS = new Set(['tolerance', 'feedback', 'answer', 'file']);

function serialize(element: MarkupElement | undefined): string {
  return (element?.children ?? [])
    .map((node) => {
      if (typeof node === 'string') return node.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
      const { name, attributes } = node;
      const all = Object.entries(attributes).map(([key, value]) => ` ${key}="${quote(value)}"`);
      return `<${name}${all.join('')}>${serialize(node)}</${name}>`;
    })
    .join('');
}

function quote(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

/** What is dropped of the formatting of feedback is not told. */
const silent = createNotes();

export function feedbackOf(answer: MarkupElement): string {
  return moodleText(childOf(answer, 'feedback'), silent);
}

/** What a question has beside what it asks, each part named that is dropped. */
export function noteExtras(question: MarkupElement, notes: Notes): void {
  const names = ['correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback'];
  const said = names.map((name) => moodleText(childOf(question, name), silent));
  if (said.some((text) => text !== '' && !USUAL_FEEDBACK.has(text)))
    notes.change(FEEDBACK_LEFT_OUT);
  if (childrenOf(question, 'hint').some((hint) => moodleText(hint, silent) !== '')) {
    notes.change('Hints were left out.');
  }
  const penalty = numberIn(question, 'penalty');
  if (penalty !== null && ![0, 0.1, 1].includes(penalty) && Math.abs(penalty - 1 / 3) > 0.001) {
    notes.change('A penalty for further tries was left out.');
  }
}

/** Null where there is none, or no number. */
export function numberIn(element: MarkupElement | undefined, name: string): number | null {
  const text = textOf(childOf(element, name)).replace(',', '.');
  return text === '' || Number.isNaN(Number(text)) ? null : Number(text);
}

/** A setting of 0 and 1, or of true and false. */
export function isSet(element: MarkupElement, name: string, otherwise: boolean): boolean {
  const text = textOf(childOf(element, name)).toLowerCase();
  return text === '' ? otherwise : text === 'true' || text === '1';
}
