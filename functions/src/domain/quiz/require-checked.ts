import type { Review } from '@study-assistant/contract/quizzes/quizzes';
import { MIN_QUESTIONS } from '@study-assistant/contract/wire/constants';
import { ApiError } from '../api-error.ts';

type Quiz = { status: string; numQuestions: number; review: Review };

/**
 * Keeps a draft from students as long as questions of it are marked to check that it can do without. A
 * quiz that would have too few without them is opened with them, and its teacher is told.
 */
export function requireChecked({ status, numQuestions, review: { toCheck } }: Quiz): void {
  if (status !== 'draft' || toCheck === 0 || numQuestions - toCheck < MIN_QUESTIONS) return;
  const marked = toCheck === 1 ? '1 question is' : `${toCheck} questions are`;
  const them = toCheck === 1 ? 'it' : 'them';
  throw new ApiError(
    'conflict',
    `${marked} still marked to check. Confirm or remove ${them} before students see this quiz.`,
  );
}
