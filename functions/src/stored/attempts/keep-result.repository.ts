import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { GivenAssignment } from '../../domain/assignment/given-assignment.ts';
import type { Try } from '../../domain/assignment/student-marks.ts';
import type { AttemptRecord } from '../../domain/attempt/attempt-record.ts';
import type { Ending } from '../../domain/attempt/ending.ts';
import { toScoreOnly } from '../../domain/attempt/held-attempt.ts';
import type { AnswerCountsRepository } from '../assignments/answer-counts.repository.ts';
import type { MarksRepository } from '../assignments/marks.repository.ts';
import type { AttemptsRepository } from './attempts.repository.ts';
import type { HeldAttemptsRepository } from './held-attempts.repository.ts';

export type KeeperDeps = {
  attempts: Pick<AttemptsRepository, 'addIn'>;
  heldAttempts: Pick<HeldAttemptsRepository, 'storeIn'>;
  marks: Pick<MarksRepository, 'addTryIn'>;
  answerCounts: Pick<AnswerCountsRepository, 'addIn'>;
};

type Place = {
  totals: DocumentSnapshot;
  given: GivenAssignment | null;
  isFirst: boolean;
  sawAnswers: boolean;
};

/**
 * Keeps a result where its student may see as much of it as is shown. What is not shown is in
 * `heldAttempts` and `marks` alone, so no list, total or rule can tell it.
 */
export function createResultKeeper({ attempts, heldAttempts, marks, answerCounts }: KeeperDeps) {
  return async function keepIn(
    transaction: Transaction,
    { totals, given, isFirst, sawAnswers }: Place,
    { result, shown, isPastDue }: Ending,
  ): Promise<void> {
    if (!result) return;
    if (shown === 'all') await attempts.addIn(transaction, totals, result, isFirst);
    if (shown === 'score') {
      await attempts.addIn(transaction, totals, toScoreOnly(result), isFirst, result);
    }
    if (!given) return;
    const attempt = { ...result, assignmentId: given.assignment.id };
    if (shown !== 'all') {
      heldAttempts.storeIn(transaction, { attempt, isFirst, isScoreShown: shown === 'score' });
    }
    const { id } = given.assignment;
    const isFirstHere = (given.marks.marks[id]?.count ?? 0) === 0;
    if (isFirstHere) answerCounts.addIn(transaction, id, result);
    marks.addTryIn(transaction, given.marks, id, { ...toTry(result, isPastDue), sawAnswers });
  };
}

function toTry(result: AttemptRecord, isLate: boolean): Omit<Try, 'sawAnswers'> {
  const { id: attemptId, score, totalQuestions, percentage, awaiting } = result;
  const waits = awaiting === undefined ? {} : { awaiting };
  const handedInAt = result.completedAt;
  return { attemptId, score, totalQuestions, percentage, ...waits, handedInAt, isLate };
}
