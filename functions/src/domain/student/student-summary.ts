import { gradeSchema } from '@study-assistant/contract/accounts';
import { TREND_ATTEMPTS } from '@study-assistant/contract/constants';
import { isPassed, toOneDecimal } from '@study-assistant/contract/scoring';
import { isoTimeSchema } from '@study-assistant/contract/text';
import * as z from 'zod/mini';
import type { AttemptRecord } from '../attempt/attempt-record.ts';
import { resourceCountsOf } from '../attempt/attempt-resources.ts';
import { firstAttemptSchema, packFirstAttempt } from '../attempt/first-attempt.ts';
import { talliesOf } from '../attempt/skill-gap.ts';

const recentAttemptSchema = z.object({
  id: z.string(),
  quizId: z.string(),
  quizTitle: z.string(),
  score: z.int(),
  totalQuestions: z.int(),
  percentage: z.number(),
  completedAt: isoTimeSchema,
});

const quizRecordSchema = z.object({
  title: z.string(),
  attempts: z.int(),
  bestPercentage: z.number(),
  bestAttemptId: z.string(),
  /** The attempt completed last, with how each of its topics went: the skill gap needs no more. */
  latest: z.object({
    attemptId: z.string(),
    completedAt: isoTimeSchema,
    percentage: z.number(),
    topics: z.array(z.object({ topic: z.string(), asked: z.int(), right: z.int() })),
  }),
  /** What the statistics of the quiz count; null in totals from before there were any. */
  first: z._default(z.nullable(firstAttemptSchema), null),
});

const profileSchema = z.object({
  fullName: z.string(),
  email: z.string(),
  currentGrade: z.nullable(gradeSchema),
});

/**
 * A student's running totals, kept beside the attempts so that no screen has to read them all.
 * `students/{uid}`.
 */
export const studentSummarySchema = z.object({
  version: z.literal(2),
  /** Copied from `users/{uid}`, so that a class list reads one document a student; null if not yet. */
  profile: z.nullable(profileSchema),
  attempts: z.int(),
  /** Sum of the percentages of all attempts, 1 decimal; the average is this over `attempts`. */
  percentageSum: z.number(),
  highestPercentage: z.number(),
  /** Attempts at or over the pass mark. */
  passed: z.int(),
  /** What the completion bars of all attempts count. */
  completedResources: z.int(),
  totalResources: z.int(),
  /** The last attempts that a trend looks at, newest first. */
  recent: z.array(recentAttemptSchema),
  /** By quiz id. */
  quizzes: z.record(z.string(), quizRecordSchema),
});
export type StudentSummary = z.infer<typeof studentSummarySchema>;
export type StudentProfile = z.infer<typeof profileSchema>;
type QuizRecord = z.infer<typeof quizRecordSchema>;

/** Totals that an earlier release kept: they lack most of today's, and are counted again from the attempts. */
export const outdatedSummarySchema = z.object({
  version: z.literal(1),
  profile: z._default(z.nullable(profileSchema), null),
});

export const EMPTY_SUMMARY: StudentSummary = {
  version: 2,
  profile: null,
  attempts: 0,
  percentageSum: 0,
  highestPercentage: 0,
  passed: 0,
  completedResources: 0,
  totalResources: 0,
  recent: [],
  quizzes: {},
};

/** The summary of attempts given in any order; the profile stays. */
export function toSummary(
  attempts: readonly AttemptRecord[],
  profile: StudentProfile | null,
): StudentSummary {
  const inTurn = [...attempts].sort((a, b) => byTime(a.completedAt, b.completedAt));
  return inTurn.reduce(addAttempt, { ...EMPTY_SUMMARY, profile });
}

/** The summary with one more attempt. */
export function addAttempt(summary: StudentSummary, attempt: AttemptRecord): StudentSummary {
  const { percentage } = attempt;
  const resources = resourceCountsOf(attempt);
  return {
    ...summary,
    attempts: summary.attempts + 1,
    percentageSum: toOneDecimal(summary.percentageSum + percentage),
    highestPercentage: Math.max(summary.highestPercentage, percentage),
    passed: summary.passed + Number(isPassed(percentage)),
    completedResources: summary.completedResources + resources.completed,
    totalResources: summary.totalResources + resources.total,
    recent: withRecent(summary.recent, attempt),
    quizzes: {
      ...summary.quizzes,
      [attempt.quizId]: withAttempt(summary.quizzes[attempt.quizId], attempt),
    },
  };
}

/** Of equal percentages the earlier attempt stays the best; of equal times the one added last is the latest. */
function withAttempt(before: QuizRecord | undefined, attempt: AttemptRecord): QuizRecord {
  const isBest = !before || attempt.percentage > before.bestPercentage;
  const isLatest = !before || byTime(before.latest.completedAt, attempt.completedAt) <= 0;
  return {
    title: attempt.quizTitle,
    attempts: (before?.attempts ?? 0) + 1,
    bestPercentage: isBest ? attempt.percentage : before.bestPercentage,
    bestAttemptId: isBest ? attempt.id : before.bestAttemptId,
    latest: isLatest
      ? {
          attemptId: attempt.id,
          completedAt: attempt.completedAt,
          percentage: attempt.percentage,
          topics: talliesOf(attempt.detailedResults),
        }
      : before.latest,
    first: before ? before.first : packFirstAttempt(attempt.detailedResults),
  };
}

/** An attempt that was closed late may be older than one that is here already. */
function withRecent(
  recent: StudentSummary['recent'],
  attempt: AttemptRecord,
): StudentSummary['recent'] {
  return [recentAttemptSchema.parse(attempt), ...recent]
    .sort((a, b) => byTime(b.completedAt, a.completedAt))
    .slice(0, TREND_ATTEMPTS);
}

function byTime(a: string, b: string): number {
  return Date.parse(a) - Date.parse(b);
}
