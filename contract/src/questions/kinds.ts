import { choice } from './choice.ts';
import type { Judgement } from './kind.ts';

/** The one list of the kinds of question. A question that names no kind is a choice. */
const KINDS = { choice };

type Choice = typeof KINDS.choice;
type Body = Parameters<Choice['fits']>[0];
type Judged = Parameters<Choice['judge']>[0];

/** Whether something could be an answer to the question. */
export function fitsQuestion(question: Body, answer: number): boolean {
  return KINDS.choice.fits(question, answer);
}

/** What an answer that fits is worth; null where none was given. */
export function judgeAnswer(question: Judged, answer: number | null): Judgement {
  return KINDS.choice.judge(question, answer);
}

/** Whether two wordings ask the same, whatever their ids. */
export function asksTheSame(a: Body, b: Body): boolean {
  return KINDS.choice.isSame(a, b);
}
