import { ApiError } from '../../domain/api-error.ts';
import type { GivenQuiz } from '../../stored/assignments/assignments.repository.ts';

/** Results can wait only at a quiz that students cannot take on the shelf, where answers are shown. */
export function requireHidden({ status }: Pick<GivenQuiz, 'status'>): void {
  if (status !== 'ready') return;
  throw new ApiError(
    'invalid-request',
    'Every student finds this quiz with its answers in the school’s list. Publish it to classes only, or show results and answers at once.',
  );
}
