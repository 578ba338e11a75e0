import type { Review } from '@study-assistant/contract/quizzes/quizzes';
import { waitsForCheck } from '@study-assistant/contract/quizzes/waits-for-check';
import { ApiError } from '../api-error.ts';

type Quiz = { status: string; numQuestions: number; review: Review };

/** Keeps a draft from students as long as it waits for its teacher's check. */
export function requireChecked({ status, numQuestions, review: { toCheck } }: Quiz): void {
  if (!waitsForCheck({ status, numQuestions, toCheck })) return;
  const marked = toCheck === 1 ? '1 question is' : `${toCheck} questions are`;
  const them = toCheck === 1 ? 'it' : 'them';
  throw new ApiError(
    'conflict',
    `${marked} still marked to check. Confirm or remove ${them} before students see this quiz.`,
  );
}
