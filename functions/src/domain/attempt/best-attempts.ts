import type { AttemptRecord } from './attempt-record.ts';

type Taken = Pick<AttemptRecord, 'id' | 'quizId' | 'percentage' | 'completedAt'>;

/** A student's best attempt at a quiz, and how many there are. */
export type BestAttempt = { attemptId: string; percentage: number; attempts: number };

/** By quiz id; of equal percentages the earlier attempt is the best. */
export function findBestAttempts(taken: readonly Taken[]): Map<string, BestAttempt> {
  const bests = new Map<string, BestAttempt>();
  for (const { id, quizId, percentage } of taken.toSorted(byTime)) {
    const before = bests.get(quizId);
    const attempts = (before?.attempts ?? 0) + 1;
    const isBest = !before || percentage > before.percentage;
    bests.set(quizId, isBest ? { attemptId: id, percentage, attempts } : { ...before, attempts });
  }
  return bests;
}

function byTime(a: Taken, b: Taken): number {
  return a.completedAt.localeCompare(b.completedAt);
}
