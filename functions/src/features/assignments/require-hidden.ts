import { ApiError } from '../../domain/api-error.ts';
import type { AssignmentRecord } from '../../domain/assignment/assignment-record.ts';
import { givesAway, isShut } from '../../domain/assignment/change-assignment.ts';
import type { GivenQuiz } from '../../stored/assignments/assignments.repository.ts';

/** Results can wait only at a quiz that students cannot take on the shelf, where answers are shown. */
export function requireHidden({ status }: Pick<GivenQuiz, 'status'>): void {
  if (status !== 'ready') return;
  throw new ApiError(
    'invalid-request',
    'This quiz is on the shelf, where every student finds its answers. Take it off the shelf, or show results and answers at once.',
  );
}

/** Nor where another assignment tells the same class its answers meanwhile, whichever of the two changes. */
export function requireSecret(
  one: AssignmentRecord,
  others: readonly AssignmentRecord[],
  now: Date,
): void {
  for (const other of others) {
    const telling = findTelling(one, other, now);
    if (telling === one) throw new ApiError('quiz-given-twice', toldByThis(other));
    if (telling && !isShut(other, now)) throw new ApiError('quiz-given-twice', tellsItself(other));
  }
}

/**
 * Of two, the one that tells what the other still holds. The results that were given first are kept. Those
 * that were given later may be told by the first, which their teacher knew, but not at once.
 */
function findTelling(
  one: AssignmentRecord,
  other: AssignmentRecord,
  now: Date,
): AssignmentRecord | null {
  const isLater = Date.parse(one.createdAt) >= Date.parse(other.createdAt);
  const [first, second] = isLater ? [other, one] : [one, other];
  if (givesAway(second, first, now)) return second;
  return first.settings.release === 'at-once' && givesAway(first, second, now) ? first : null;
}

function toldByThis({ className }: AssignmentRecord): string {
  return `${className} has this quiz already, and its results are not shown yet: they would be told by this one. Show those results first, or have these shown by hand.`;
}

function tellsItself({ className }: AssignmentRecord): string {
  return `${className} has this quiz already and is shown its answers before these results. Close that one first, or have its results shown by hand.`;
}
