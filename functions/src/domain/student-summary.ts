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

/** The summary of all attempts of a student, given in any order. */
export function summaryOf(
  attempts: readonly (SummarisedAttempt & { completedAt: string })[],
): StudentSummary {
  return attempts
    .toSorted((a, b) => Date.parse(a.completedAt) - Date.parse(b.completedAt))
    .reduce(addAttempt, EMPTY_SUMMARY);
}
