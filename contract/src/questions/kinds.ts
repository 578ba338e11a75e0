import { choice } from './choice.ts';
import type { Judgement } from './kind.ts';

/** The one list of question kinds. A question that names no kind is a choice. */
const KINDS = { choice };

type Choice = typeof KINDS.choice;
type Body = Parameters<Choice['fits']>[0];
type Judged = Parameters<Choice['judge']>[0];

/** Tells whether a value could be an answer to the question. */
export function fitsQuestion(question: Body, answer: number): boolean {
  return KINDS.choice.fits(question, answer);
}

/** Returns the points of a fitting answer; null stands for no answer. */
export function judgeAnswer(question: Judged, answer: number | null): Judgement {
  return KINDS.choice.judge(question, answer);
}

/** Tells whether two wordings ask the same, whatever their ids. */
export function asksTheSame(a: Body, b: Body): boolean {
  return KINDS.choice.isSame(a, b);
}
