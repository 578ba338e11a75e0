import * as z from 'zod/mini';

const quizRecordSchema = z.object({
  title: z.string(),
  attempts: z.int(),
  bestPercentage: z.number(),
  bestAttemptId: z.string(),
});

/**
 * A student's running totals, kept beside the attempts so that no screen has to read them all.
 * `students/{uid}`.
 */
export const studentSummarySchema = z.object({
  version: z.literal(1),
  attempts: z.int(),
  /** Sum of the percentages of all attempts; the average is this over `attempts`. */
  percentageSum: z.number(),
  /** By quiz id. */
  quizzes: z.record(z.string(), quizRecordSchema),
});
export type StudentSummary = z.infer<typeof studentSummarySchema>;

export const EMPTY_SUMMARY: StudentSummary = {
  version: 1,
  attempts: 0,
  percentageSum: 0,
  quizzes: {},
};

export type SummarisedAttempt = {
  id: string;
  quizId: string;
  quizTitle: string;
  percentage: number;
};

/** The summary with one more attempt. Of equal percentages the earlier attempt stays the best. */
export function addAttempt(summary: StudentSummary, attempt: SummarisedAttempt): StudentSummary {
  const before = summary.quizzes[attempt.quizId];
  const isBest = !before || attempt.percentage > before.bestPercentage;
  const record = {
    title: attempt.quizTitle,
    attempts: (before?.attempts ?? 0) + 1,
    bestPercentage: isBest ? attempt.percentage : before.bestPercentage,
    bestAttemptId: isBest ? attempt.id : before.bestAttemptId,
  };
  return {
    version: 1,
    attempts: summary.attempts + 1,
    percentageSum: summary.percentageSum + attempt.percentage,
    quizzes: { ...summary.quizzes, [attempt.quizId]: record },
  };
}

/**
 * The summary after some attempts of one quiz were graded again: `attempts` are all that the student
 * made of it, as they are now, and `before` the percentages that changed, by attempt id.
 */
export function regradeAttempts(
  summary: StudentSummary,
  attempts: readonly (SummarisedAttempt & { completedAt: string })[],
  before: ReadonlyMap<string, number>,
): StudentSummary {
  const [first, ...later] = attempts.toSorted((a, b) => a.completedAt.localeCompare(b.completedAt));
  const record = first && summary.quizzes[first.quizId];
  if (!record) return summary;
  const best = later.reduce((a, b) => (b.percentage > a.percentage ? b : a), first);
  const change = attempts.reduce(
    (sum, { id, percentage }) => sum + percentage - (before.get(id) ?? percentage),
    0,
  );
  const regraded = { ...record, bestPercentage: best.percentage, bestAttemptId: best.id };
  return {
    ...summary,
    percentageSum: Math.round((summary.percentageSum + change) * 10) / 10,
    quizzes: { ...summary.quizzes, [first.quizId]: regraded },
  };
}
