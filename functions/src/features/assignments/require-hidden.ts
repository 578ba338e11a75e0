import { ApiError } from '../../domain/api-error.ts';
import type { AssignmentRecord } from '../../domain/assignment/assignment-record.ts';
import { givesAway } from '../../domain/assignment/change-assignment.ts';
import type { GivenQuiz } from '../../stored/assignments/assignments.repository.ts';

/** Results can wait only at a quiz that students cannot take on the shelf, where answers are shown. */
export function requireHidden({ status }: Pick<GivenQuiz, 'status'>): void {
  if (status !== 'ready') return;
  throw new ApiError(
    'invalid-request',
    'Every student finds this quiz with its answers in the school’s list. Publish it to classes only, or show results and answers at once.',
  );
}

/** Nor at a quiz whose answers the same class is shown meanwhile, by another assignment. */
export function requireSecret(
  one: AssignmentRecord,
  others: readonly AssignmentRecord[],
  now: Date,
): void {
  const held = others.find((other) => givesAway(one, other, now));
  if (!held) return;
  throw new ApiError(
    'conflict',
    `${held.className} has this quiz already, and its results are not shown yet: they would be told by this one. Show those results first, or have these shown by hand.`,
  );
}
