import { createHash } from 'node:crypto';
import type { QuestionResult } from '@study-assistant/contract/attempts/attempts';
import { asWritten } from '@study-assistant/contract/questions/kind';
import { arrangeOptions } from '@study-assistant/contract/questions/kinds';
import type { PlacedQuestion } from '@study-assistant/contract/questions/question';
import type { AttemptRecord } from './attempt-record.ts';

type Asked = Pick<PlacedQuestion, 'id' | 'kind' | 'options' | 'body'>;

/**
 * The indexes of a question's options in the order in which one attempt shows them. It follows from
 * the two ids, so that nothing has to be stored. Numbers rise, and where an option speaks of others
 * all stay as they were written.
 */
export function optionOrder(attemptId: string, question: Asked): number[] {
  return arrangeOptions(question, (options) => shuffle(attemptId, question.id, options));
}

function shuffle(attemptId: string, id: string, options: readonly string[]): number[] {
  if (options.some(speaksOfOthers)) return asWritten(options);
  const values = numbersOf(options);
  if (values) return inOrder(values, (a, b) => a - b);
  const marks = options.map((_, index) => hash([attemptId, id, index]));
  return inOrder(marks, (a, b) => a.localeCompare(b, 'en'));
}

/** The same of a result: as written where its student has not seen another order. */
export function optionOrderOfResult(
  { id, isShuffled }: Pick<AttemptRecord, 'id' | 'isShuffled'>,
  result: Pick<QuestionResult, 'questionId' | 'kind' | 'options' | 'body'>,
): number[] {
  const { questionId } = result;
  return isShuffled && questionId !== undefined
    ? optionOrder(id, { ...result, id: questionId })
    : asWritten(result.options);
}

/** Rather too many than too few: an option that is kept in its place does no harm. */
const REFERENCES = [
  // "Both", "Neither is true", "All of the above", "None of these"
  /^(?:both|neither|either)\b/i,
  /^(?:all|none|any)\W*$/i,
  /\b(?:all|none|any|some|both|neither|either|two|three)(?: of)?(?: the| these| those)? (?:above|below|others?|options?|answers?|choices?|statements?|these|those|them|two|three)\b/i,
  /\b(?:first|last|previous|preceding|other) (?:two|three|ones?|options?|answers?|choices?)\b/i,
  // "A and B", "Only C", "Answers 1 and 2"
  /\b[A-D][.)]?(?:,| and| or| nor| &| \+|\/) ?\(?[A-D]\b/,
  /\b(?:[Oo]nly|[Oo]ptions?|[Aa]nswers?|[Cc]hoices?) \(?[A-D1-4]\b/,
];

function speaksOfOthers(option: string): boolean {
  const plain = option.trim().replace(/\s+/g, ' ');
  return REFERENCES.some((pattern) => pattern.test(plain));
}

const NUMBER = /(?<![\p{L}\d])[-−]?\d+(?:[.,]\d+)*/gu;

/** The one number in each option, where nothing but the number differs; else null. */
function numbersOf(options: readonly string[]): number[] | null {
  const frames = new Set(
    options.map((option) => option.replace(NUMBER, '#').replace(/s?\W*$/, '')),
  );
  const found = options.map((option) => option.match(NUMBER) ?? []);
  if (frames.size !== 1 || found.some(({ length }) => length !== 1)) return null;
  const values = found.map(([number = '']) => toValue(number));
  return values.some(Number.isNaN) ? null : values;
}

/** "1,250" and "1.250.000" have thousands, "2.5", "1.250" and "2,5" have not. */
function toValue(number: string): number {
  const plain = number.replace('−', '-');
  const isGrouped = /^-?[1-9]\d{0,2}(?:,\d{3})+$|^-?[1-9]\d{0,2}(?:\.\d{3}){2,}$/.test(plain);
  return Number(isGrouped ? plain.replace(/[.,]/g, '') : plain.replace(',', '.'));
}

/** The indexes of the marks, the least mark first. */
function inOrder<Mark>(marks: readonly Mark[], compare: (a: Mark, b: Mark) => number): number[] {
  return marks
    .map((mark, index) => ({ mark, index }))
    .sort((a, b) => compare(a.mark, b.mark))
    .map(({ index }) => index);
}

function hash(parts: readonly (string | number)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
