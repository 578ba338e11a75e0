import { toOneDecimal, unmarkedFlag } from '@study-assistant/contract/attempts/scoring';
import { isoTimeSchema } from '@study-assistant/contract/wire/text';
import * as z from 'zod/mini';
import type { AttemptRecord } from './attempt-record.ts';

/**
 * What a student's attempts at one quiz come to, kept beside them so that no list has to read them all,
 * and whether she has been shown its answers. Its size does not grow with the attempts.
 * `students/{uid}/quizResults/{quizId}`.
 */
export const quizResultSchema = z.object({
  version: z.literal(1),
  quizId: z.string(),
  /** How many attempts her results show; one that is held back does not count. */
  attempts: z.int().check(z.minimum(0)),
  /** Sum of their percentages, 1 decimal: by it the night notices an attempt that was not counted. */
  percentageSum: z.number(),
  /** The attempt with the highest percentage, of equal ones the earliest; null without any. */
  best: z.nullable(
    z.object({
      attemptId: z.string(),
      percentage: z.number(),
      /** True while nothing of it is marked. */
      isUnmarked: z.optional(z.literal(true)),
      completedAt: isoTimeSchema,
    }),
  ),
  /**
   * Whether she has been shown the answers, which a score alone does not do. One that was stored before
   * this was kept counts as seen, as nearly all were.
   */
  hasSeenAnswers: z._default(z.boolean(), true),
  /** Whether the board of a class has shown them to her, which no attempt can tell. */
  sawOnBoard: z._default(z.boolean(), false),
});
export type QuizResult = z.infer<typeof quizResultSchema>;

/** A result with an attempt at least. */
export type TakenResult = QuizResult & { best: NonNullable<QuizResult['best']> };

/** A student's best attempt at a quiz, and how many there are. */
export type BestAttempt = {
  attemptId: string;
  percentage: number;
  isUnmarked?: true | undefined;
  attempts: number;
};

/** What is counted of an attempt. */
export type TakenAttempt = Pick<
  AttemptRecord,
  'id' | 'quizId' | 'percentage' | 'totalQuestions' | 'awaiting' | 'completedAt' | 'isScoreOnly'
>;

/** The result with one more attempt; null is without any. The order of the attempts does not matter. */
export function addToResult(result: QuizResult | null, attempt: TakenAttempt): QuizResult {
  const best = toBest(attempt);
  const showsAnswers = attempt.isScoreOnly !== true;
  const before = result ?? withoutAttempts(attempt.quizId);
  return {
    ...before,
    attempts: before.attempts + 1,
    percentageSum: toOneDecimal(before.percentageSum + attempt.percentage),
    best: before.best ? betterOf(before.best, best) : best,
    hasSeenAnswers: before.hasSeenAnswers || showsAnswers,
  };
}

/** The result of a student whom a board has shown the answers; null is without any attempt. */
export function showOnBoard(result: QuizResult | null, quizId: string): QuizResult {
  return { ...(result ?? withoutAttempts(quizId)), hasSeenAnswers: true, sawOnBoard: true };
}

/** What is counted of the attempts, with what the board has shown according to the result as it was. */
export function keepShown(
  before: QuizResult | null,
  counted: QuizResult | null,
): QuizResult | null {
  return before?.sawOnBoard ? showOnBoard(counted, before.quizId) : counted;
}

export function isTaken(result: QuizResult): result is TakenResult {
  return result.best !== null;
}

function withoutAttempts(quizId: string): QuizResult {
  const seen = { hasSeenAnswers: false, sawOnBoard: false };
  return { version: 1, quizId, attempts: 0, percentageSum: 0, best: null, ...seen };
}

/** Whether only the other attempts can tell which is the best after an attempt has changed. */
export function losesBest({ best }: QuizResult, after: TakenAttempt): boolean {
  return best?.attemptId === after.id && after.percentage < best.percentage;
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
  const isBest = result.best?.attemptId === after.id;
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

export function toBestAttempt({ best, attempts }: TakenResult): BestAttempt {
  const { completedAt: _when, ...shown } = best;
  return { ...shown, attempts };
}

function toBest(attempt: TakenAttempt): TakenResult['best'] {
  const { id: attemptId, percentage, completedAt } = attempt;
  return { attemptId, percentage, ...unmarkedFlag(attempt), completedAt };
}

function betterOf(one: TakenResult['best'], other: TakenResult['best']): TakenResult['best'] {
  if (one.percentage !== other.percentage) return one.percentage > other.percentage ? one : other;
  return Date.parse(other.completedAt) < Date.parse(one.completedAt) ? other : one;
}
