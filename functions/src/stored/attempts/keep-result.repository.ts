import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { GivenAssignment } from '../../domain/assignment/given-assignment.ts';
import type { Try } from '../../domain/assignment/student-marks.ts';
import type { AttemptRecord } from '../../domain/attempt/attempt-record.ts';
import { toScoreOnly, type HeldAttempt } from '../../domain/attempt/held-attempt.ts';
import type { Ending } from '../../features/attempts/end-attempt.ts';

export type KeeperDeps = {
  /** Among the student's results and totals; `whole` has its details where the attempt has none. */
  addIn: (
    transaction: Transaction,
    totals: DocumentSnapshot,
    result: AttemptRecord,
    isFirst: boolean,
    whole?: AttemptRecord,
  ) => Promise<void>;
  storeHeldIn: (transaction: Transaction, held: HeldAttempt) => void;
  addTryIn: (transaction: Transaction, given: GivenAssignment, added: Try) => void;
};

type Place = {
  totals: DocumentSnapshot;
  given: GivenAssignment | null;
  isFirst: boolean;
};

/**
 * Keeps a result where its student may see as much of it as is shown. What is not shown is in
 * `heldAttempts` and `marks` alone, so no list, total or rule can tell it.
 */
export function createResultKeeper({ addIn, storeHeldIn, addTryIn }: KeeperDeps) {
  return async function keepIn(
    transaction: Transaction,
    { totals, given, isFirst }: Place,
    { result, shown, isPastDue }: Ending,
  ): Promise<void> {
    if (!result) return;
    if (shown === 'all') await addIn(transaction, totals, result, isFirst);
    if (shown === 'score') await addIn(transaction, totals, toScoreOnly(result), isFirst, result);
    if (!given) return;
    const attempt = { ...result, assignmentId: given.assignment.id };
    if (shown !== 'all') {
      storeHeldIn(transaction, { attempt, isFirst, isScoreShown: shown === 'score' });
    }
    addTryIn(transaction, given, toTry(result, isPastDue));
  };
}

function toTry(result: AttemptRecord, isLate: boolean): Try {
  const { id: attemptId, score, totalQuestions, percentage, completedAt: handedInAt } = result;
  return { attemptId, score, totalQuestions, percentage, handedInAt, isLate };
}
