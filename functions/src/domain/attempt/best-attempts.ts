import { bestOf } from '@study-assistant/contract/attempts/growth';
import type { AttemptRecord } from './attempt-record.ts';

type Taken = Pick<AttemptRecord, 'id' | 'quizId' | 'percentage' | 'completedAt'>;

/** A student's best attempt at a quiz, and how many there are. */
export type BestAttempt = { attemptId: string; percentage: number; attempts: number };

/** By quiz id. */
export function findBestAttempts(taken: readonly Taken[]): Map<string, BestAttempt> {
  const byQuiz = new Map<string, Taken[]>();
  for (const attempt of taken) {
    byQuiz.set(attempt.quizId, [...(byQuiz.get(attempt.quizId) ?? []), attempt]);
  }
  const bests = new Map<string, BestAttempt>();
  for (const [quizId, attempts] of byQuiz) {
    const best = bestOf(attempts);
    if (!best) continue;
    const { id: attemptId, percentage } = best;
    bests.set(quizId, { attemptId, percentage, attempts: attempts.length });
  }
  return bests;
}
