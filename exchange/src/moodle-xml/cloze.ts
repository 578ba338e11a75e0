import { LeftOut, type Asks } from '../items/found-question.ts';
import { withoutWildcards } from '../items/moodle-habits.ts';
import { FEEDBACK_LEFT_OUT, type Notes } from '../items/notes.ts';
import { numberOf } from '../items/number-of.ts';
import { GAP_MARK, placeGaps } from '../markup/gap-mark.ts';
import type { MarkupElement } from '../markup/parse-markup.ts';
import { maybeHtmlToText } from '../markup/plain-text.ts';
import { rawSource, toText } from './moodle-text.ts';

export const CLOZE_TYPES = new Set(['cloze', 'multianswer']);

/** "{2:MULTICHOICE:=right#said~%50%half~wrong}" */
const PART =
  /\{(\d{0,4}):(MULTICHOICE|MULTIRESPONSE|SHORTANSWER|NUMERICAL|MC|MR|SA|MW|NM)(_?C?[VH]?S?|_[A-Z]{1,3}|RESPONSE_[A-Z]{1,2}):((?:\\[\s\S]|[^}\\]){0,6000})\}/g;

type Answer = { text: string; share: number };
type Part = {
  type: 'options' | 'several' | 'words' | 'number';
  matchCase: boolean;
  weight: number;
  answers: Answer[];
};

/** A text with answers in braces, which Moodle calls a cloze. */
export function readCloze(
  element: MarkupElement | undefined,
  notes: Notes,
): { stem: string; asks: Asks; explanation?: string } {
  const parts: Part[] = [];
  const source = rawSource(element).replace(
    PART,
    (_, weight: string, type: string, how: string, answers: string) => {
      parts.push({
        type: typeOf(type),
        matchCase: /^_?C/.test(how),
        weight: Number(weight || 1),
        answers: readAnswers(answers, notes),
      });
      return GAP_MARK;
    },
  );
  const stem = placeGaps(toText(element, source, notes));
  return { stem, asks: asksOf(parts, notes) };
}

function asksOf(parts: readonly Part[], notes: Notes): Asks {
  const [first, ...others] = parts;
  if (!first) throw new LeftOut('It has no gap that could be read.');
  if (others.length === 0 && first.type !== 'words') return asksOne(first, notes);
  if (parts.some(({ type }) => type === 'several')) {
    throw new LeftOut('One of its gaps asks for several answers.');
  }
  if (others.some(({ weight }) => weight !== first.weight)) {
    notes.change('Each gap counts the same here.');
  }
  const chosen = parts.filter(({ type }) => type === 'options');
  const hasBank = chosen.length === parts.length;
  if (hasBank) notes.change('The choices of each gap became one bank of words.');
  else if (chosen.length > 0) notes.change('Gaps with choices are typed here.');
  const hasCase = parts.filter(({ matchCase }) => matchCase).length;
  if (hasCase > 0 && hasCase < parts.length) {
    notes.change('Capitals make no difference in any of its gaps.');
  }
  return {
    as: 'gaps',
    gaps: parts.map((part) => wordsOf(part, notes)),
    bank: hasBank ? parts.flatMap(({ answers }) => answers.map(({ text }) => text)) : null,
    matchCase: hasCase === parts.length,
    matchAccents: true,
    allowTypo: false,
  };
}

function asksOne({ type, answers }: Part, notes: Notes): Asks {
  if (type !== 'number') {
    const rights = answers.filter(({ share }) => share >= 0.99).length;
    const options =
      type === 'options'
        ? answers
        : answers.map(({ text, share }) => ({ text, share: share >= 0.99 ? 1 / rights : share }));
    return { as: 'options', options, single: type === 'options', scoring: 'partial' };
  }
  const [right, ...others] = answers.filter(({ share }) => share >= 0.99);
  if (!right) throw new LeftOut('None of its numbers gets the whole point.');
  if (others.length > 0) notes.doubt('The file takes other numbers as right as well.');
  const { value, by } = readTolerance(right.text);
  return numberOf(value, { type: 'absolute', by });
}

function wordsOf({ type, answers }: Part, notes: Notes): string[] {
  if (answers.some(({ share }) => share > 0 && share < 0.99)) {
    notes.change('An answer that was partly right is wrong here.');
  }
  const rights = answers.filter(({ share }) => share >= 0.99).map(({ text }) => text);
  if (type === 'words') return withoutWildcards(rights, notes);
  if (type !== 'number') return rights;
  return rights.map((right) => {
    const { value, by } = readTolerance(right);
    if (by > 0) notes.doubt(`A gap takes ${value} alone here, and numbers near it in the file.`);
    return Number.isNaN(value) ? '' : String(value);
  });
}

function readTolerance(text: string): { value: number; by: number } {
  const [value = '', by = '0'] = text.split(':').map((part) => part.trim().replace(',', '.'));
  return { value: Number(value || Number.NaN), by: Math.abs(Number(by)) || 0 };
}

function typeOf(type: string): Part['type'] {
  if (type === 'MULTICHOICE' || type === 'MC') return 'options';
  if (type === 'MULTIRESPONSE' || type === 'MR') return 'several';
  return type === 'NUMERICAL' || type === 'NM' ? 'number' : 'words';
}

function readAnswers(text: string, notes: Notes): Answer[] {
  // Many put the sign that stands between answers before the first one as well.
  const all = splitAt(text, '~').filter((answer) => answer.trim() !== '');
  return all.map((answer) => {
    const [said = '', ...feedback] = splitAt(answer, '#');
    if (feedback.join('').trim() !== '') notes.change(FEEDBACK_LEFT_OUT);
    const found = /^\s*(=)?(?:%(-?\d{1,3}(?:\.\d+)?)%)?([\s\S]*)$/.exec(said);
    const [, sign, weight, words = ''] = found ?? [];
    const share = weight === undefined ? (sign ? 1 : 0) : Number(weight) / 100;
    return { text: maybeHtmlToText(words.replace(/\\([\s\S])/g, '$1').trim(), notes), share };
  });
}

/** Splits at a sign that is not escaped. */
function splitAt(text: string, sign: string): string[] {
  const parts = [''];
  for (const [piece] of text.matchAll(/\\[\s\S]|[^\\]|\\$/g)) {
    if (piece === sign) parts.push('');
    else parts[parts.length - 1] += piece;
  }
  return parts;
}
