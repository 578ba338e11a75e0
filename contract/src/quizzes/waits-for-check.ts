import { MIN_QUESTIONS } from '../wire/constants.ts';

type Reviewed = { status: string; numQuestions: number; toCheck: number };

/**
 * Whether a draft is kept from students until its teacher has looked at the questions that are marked to
 * check. A quiz that would have too few without them is opened with them.
 */
export function waitsForCheck({ status, numQuestions, toCheck }: Reviewed): boolean {
  return status === 'draft' && toCheck > 0 && numQuestions - toCheck >= MIN_QUESTIONS;
}
