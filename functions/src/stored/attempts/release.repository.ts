import { FieldValue, type DocumentReference, type Transaction } from 'firebase-admin/firestore';
import {
  findShown,
  shownAfter,
  type ShownResult,
} from '../../domain/assignment/given-assignment.ts';
import type { AttemptRecord } from '../../domain/attempt/attempt-record.ts';
import { toScoreOnly, type HeldAttempt } from '../../domain/attempt/held-attempt.ts';
import { transact } from '../../platform/firestore/transact.ts';
import type { GivenAssignments } from '../assignments/given-assignments.ts';
import type { AttemptsRepository } from './attempts.repository.ts';
import type { HeldAttemptsRepository, ListedHeld } from './held-attempts.repository.ts';
import { createQuizResultsRepository } from './quiz-results.repository.ts';
import { attemptsOf, markingOf } from './stored-attempt.ts';
import { createSummariesRepository } from './summaries.repository.ts';

type Deps = {
  attempts: Pick<AttemptsRepository, 'addIn'>;
  heldAttempts: Pick<HeldAttemptsRepository, 'refOf' | 'findListed'>;
  givenAssignments: Pick<GivenAssignments, 'findIn'>;
};

/** What became of a held result: shown now or before, or when it is; null where nobody has said when. */
export type Released = { result: AttemptRecord | null } | { shownAfter: string | null };

/** The statuses of gRPC: it is gone, it is there already, or it is not as it was listed. */
const CHANGED_MEANWHILE = [5, 6, 9];

export type ReleaseRepository = ReturnType<typeof createReleaseRepository>;

/**
 * Moves results from `heldAttempts` to `attempts` with the totals, each in one transaction and once:
 * it is only moved as long as it is as it was listed.
 */
export function createReleaseRepository(
  school: DocumentReference,
  { attempts, heldAttempts, givenAssignments }: Deps,
) {
  const shownAttempts = attemptsOf(school);
  const summaries = createSummariesRepository(school);
  const results = createQuizResultsRepository(school);

  async function showIn(
    transaction: Transaction,
    { attempt, isFirst, isScoreShown, asOf }: ListedHeld,
    shown: Exclude<ShownResult, 'nothing'>,
  ): Promise<void> {
    const { id, studentId } = attempt;
    const totals = await transaction.get(summaries.refOf(studentId));
    const scoreOnly = toScoreOnly(attempt);
    if (!isScoreShown) {
      const stored = shown === 'score' ? scoreOnly : attempt;
      await attempts.addIn(transaction, totals, stored, isFirst, attempt);
    } else {
      const [counting, result] = await Promise.all([
        summaries.countingIn(transaction, totals, attempt.completedAt),
        shown === 'all' ? results.changingIn(transaction, studentId, attempt.quizId) : null,
      ]);
      transaction.update(shownAttempts.doc(id), fillIn(attempt));
      counting?.change(scoreOnly, attempt);
      result?.change(scoreOnly, attempt);
    }
    if (shown === 'all') transaction.delete(heldAttempts.refOf(id), { lastUpdateTime: asOf });
    else
      transaction.update(heldAttempts.refOf(id), { isScoreShown: true }, { lastUpdateTime: asOf });
  }

  function releaseAsListed(listed: ListedHeld, clock: () => Date): Promise<Released> {
    const release = async (transaction: Transaction): Promise<Released> => {
      const { studentId, assignmentId } = listed.attempt;
      const given = await givenAssignments.findIn(transaction, studentId, assignmentId);
      if (!given) return { shownAfter: null };
      const shown = findShown(given, clock());
      if (shown === 'nothing') return { shownAfter: shownAfter(given) };
      if (shown === 'score' && listed.isScoreShown) return { result: null };
      await showIn(transaction, listed, shown);
      return { result: shown === 'all' ? listed.attempt : null };
    };
    return transact(school.firestore, release);
  }

  return {
    /** Shows as much of a result as its assignment says by now, or nothing at all. */
    async release(held: ListedHeld, clock: () => Date): Promise<Released> {
      let current = held;
      for (;;) {
        try {
          return await releaseAsListed(current, clock);
        } catch (error) {
          if (!isChangedMeanwhile(error)) throw error;
          const now = await heldAttempts.findListed(held.attempt.id);
          if (!now) return { result: null };
          if (now.asOf.isEqual(current.asOf)) throw error;
          current = now;
        }
      }
    },
  };
}

/** What was left out of a result of which the score alone was shown. */
function fillIn({ detailedResults, topics, resourceRecommendations }: HeldAttempt['attempt']) {
  return {
    ...{ detailedResults, topics, resourceRecommendations },
    marking: markingOf(detailedResults) ?? FieldValue.delete(),
    isScoreOnly: FieldValue.delete(),
    shownAt: FieldValue.serverTimestamp(),
  };
}

function isChangedMeanwhile(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && CHANGED_MEANWHILE.includes(Number(error.code))
  );
}
