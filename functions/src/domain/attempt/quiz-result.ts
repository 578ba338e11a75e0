import { toOneDecimal } from '@study-assistant/contract/attempts/scoring';
import { isoTimeSchema } from '@study-assistant/contract/wire/text';
import * as z from 'zod/mini';
import type { AttemptRecord } from './attempt-record.ts';

/**
 * What a student's attempts at one quiz come to, kept beside them so that no list has to read them all.
 * Its size does not grow with the attempts. `students/{uid}/quizResults/{quizId}`.
 */
export const quizResultSchema = z.object({
  version: z.literal(1),
  quizId: z.string(),
  /** How many attempts her results show; one that is held back does not count. */
  attempts: z.int().check(z.minimum(1)),
  /** Sum of their percentages, 1 decimal: by it the night notices an attempt that was not counted. */
  percentageSum: z.number(),
  /** The attempt with the highest percentage, of equal ones the earliest. */
  best: z.object({ attemptId: z.string(), percentage: z.number(), completedAt: isoTimeSchema }),
  /**
   * Whether she has been shown the answers, which a score alone does not do. One that was stored before
   * this was kept counts as seen, as nearly all were.
   */
  hasSeenAnswers: z._default(z.boolean(), true),
});
export type QuizResult = z.infer<typeof quizResultSchema>;

/** A student's best attempt at a quiz, and how many there are. */
export type BestAttempt = { attemptId: string; percentage: number; attempts: number };

/** What is counted of an attempt. */
export type TakenAttempt = Pick<
  AttemptRecord,
  'id' | 'quizId' | 'percentage' | 'completedAt' | 'isScoreOnly'
>;

/** The result with one more attempt; null is without any. The order of the attempts does not matter. */
export function addToResult(result: QuizResult | null, attempt: TakenAttempt): QuizResult {
  const best = toBest(attempt);
  const showsAnswers = attempt.isScoreOnly !== true;
  if (!result) {
    const { quizId, percentage } = attempt;
    return {
      ...{ version: 1, quizId, attempts: 1, percentageSum: toOneDecimal(percentage), best },
      hasSeenAnswers: showsAnswers,
    };
  }
  return {
    ...result,
    attempts: result.attempts + 1,
    percentageSum: toOneDecimal(result.percentageSum + attempt.percentage),
    best: betterOf(result.best, best),
    hasSeenAnswers: result.hasSeenAnswers || showsAnswers,
  };
}

/** Whether only the other attempts can tell which is the best after an attempt has changed. */
export function losesBest({ best }: QuizResult, after: TakenAttempt): boolean {
  return best.attemptId === after.id && after.percentage < best.percentage;
}

/**
 * The result with an attempt as it is now instead of as it was.
 *
 * @param bestOther the best of the other attempts, where `losesBest` says that it is needed; null when there is none
 */
export function changeInResult(
  result: QuizResult,
  before: TakenAttempt,
  after: TakenAttempt,
  bestOther: TakenAttempt | null = null,
): QuizResult {
  const isBest = result.best.attemptId === after.id;
  const other = isBest ? bestOther && toBest(bestOther) : result.best;
  const { percentageSum } = result;
  return {
    ...result,
    percentageSum: toOneDecimal(percentageSum - before.percentage + after.percentage),
    best: other ? betterOf(other, toBest(after)) : toBest(after),
    hasSeenAnswers: result.hasSeenAnswers || after.isScoreOnly !== true,
  };
}

/** What these attempts come to, by quiz id. */
export function countResults(taken: readonly TakenAttempt[]): Map<string, QuizResult> {
  const results = new Map<string, QuizResult>();
  for (const attempt of taken) {
    const { quizId } = attempt;
    results.set(quizId, addToResult(results.get(quizId) ?? null, attempt));
  }
  return results;
}

export function toBestAttempt({ best, attempts }: QuizResult): BestAttempt {
  return { attemptId: best.attemptId, percentage: best.percentage, attempts };
}

function toBest({ id, percentage, completedAt }: TakenAttempt): QuizResult['best'] {
  return { attemptId: id, percentage, completedAt };
}

function betterOf(one: QuizResult['best'], other: QuizResult['best']): QuizResult['best'] {
  if (one.percentage !== other.percentage) return one.percentage > other.percentage ? one : other;
  return Date.parse(other.completedAt) < Date.parse(one.completedAt) ? other : one;
}
