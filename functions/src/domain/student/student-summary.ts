import {
  averageOf,
  isPassed,
  isUnmarked,
  passRateOf,
  toOneDecimal,
} from '@study-assistant/contract/attempts/scoring';
import { gradeSchema } from '@study-assistant/contract/people/accounts';
import { TREND_ATTEMPTS } from '@study-assistant/contract/wire/constants';
import { isoTimeSchema } from '@study-assistant/contract/wire/text';
import * as z from 'zod/mini';
import type { AttemptRecord } from '../attempt/attempt-record.ts';
import { resourceCountsOf } from '../attempt/attempt-resources.ts';

const recentAttemptSchema = z.object({
  id: z.string(),
  quizId: z.string(),
  quizTitle: z.string(),
  score: z.number(),
  totalQuestions: z.int(),
  percentage: z.number(),
  awaiting: z.optional(z.int()),
  completedAt: isoTimeSchema,
});
type RecentAttempt = z.infer<typeof recentAttemptSchema>;

const profileSchema = z.object({
  fullName: z.string(),
  email: z.string(),
  currentGrade: z.nullable(gradeSchema),
  /** Whose student she is. */
  classIds: z._default(z.array(z.string()), []),
});

/** What is counted of the attempts of a year. */
export const totalsFields = {
  attempts: z.int(),
  /** Sum of the percentages of all attempts, 1 decimal; the average is this over `attempts`. */
  percentageSum: z.number(),
  highestPercentage: z.number(),
  /** Attempts at or over the pass mark. */
  passed: z.int(),
  /** What the completion bars of all attempts count. */
  completedResources: z.int(),
  totalResources: z.int(),
  /** Attempts of which nothing is marked yet, which no average counts; absent until there is one. */
  unmarked: z.optional(z.int()),
};
export type Totals = Record<Exclude<keyof typeof totalsFields, 'unmarked'>, number> & {
  unmarked?: number | undefined;
};

/**
 * A student's running totals of this school year, kept beside the attempts so that no screen has to
 * read them all. Nothing in them grows with the quizzes taken. `students/{uid}`.
 */
export const studentSummarySchema = z.object({
  version: z.literal(3),
  /**
   * Copied from `users/{uid}`, so that a class list reads one document a student; null if not yet, or
   * while the account is closed.
   */
  profile: z.nullable(profileSchema),
  /** When her year began: what was handed in before counts in an earlier one. Null in her first. */
  since: z._default(z.nullable(isoTimeSchema), null),
  ...totalsFields,
  /** The last attempts that a trend looks at, newest first. */
  recent: z.array(recentAttemptSchema),
});
export type StudentSummary = z.infer<typeof studentSummarySchema>;
export type StudentProfile = z.infer<typeof profileSchema>;

/** What the totals count of an attempt. */
export type CountedAttempt = RecentAttempt &
  Pick<AttemptRecord, 'topics' | 'resourceRecommendations' | 'progress'>;

export const EMPTY_SUMMARY: StudentSummary = {
  version: 3,
  profile: null,
  since: null,
  attempts: 0,
  percentageSum: 0,
  highestPercentage: 0,
  passed: 0,
  completedResources: 0,
  totalResources: 0,
  recent: [],
};

/** The summary with one more attempt; the order in which attempts are counted does not matter. */
export function addAttempt(summary: StudentSummary, attempt: CountedAttempt): StudentSummary {
  return { ...addToTotals(summary, attempt), recent: withRecent(summary.recent, attempt) };
}

/** The same where it is only counted. */
export function addToTotals<T extends Totals>(totals: T, attempt: CountedAttempt): T {
  const { percentage } = attempt;
  const resources = resourceCountsOf(attempt);
  return {
    ...totals,
    attempts: totals.attempts + 1,
    percentageSum: toOneDecimal(totals.percentageSum + percentage),
    highestPercentage: Math.max(totals.highestPercentage, percentage),
    passed: totals.passed + Number(isPassed(percentage)),
    completedResources: totals.completedResources + resources.completed,
    totalResources: totals.totalResources + resources.total,
    ...withUnmarked(totals, Number(isUnmarked(attempt))),
  };
}

/** The mean of what is marked, 1 decimal; 0 without any. */
export function averageOfTotals(
  totals: Pick<Totals, 'attempts' | 'percentageSum' | 'unmarked'>,
): number {
  return averageOf(totals.percentageSum, countMarked(totals));
}

/** Of what is marked, a whole percent; 0 without any. */
export function passRateOfTotals(totals: Pick<Totals, 'attempts' | 'passed' | 'unmarked'>): number {
  return passRateOf(totals.passed, countMarked(totals));
}

/** Attempts of which something is marked. */
export function countMarked({
  attempts,
  unmarked = 0,
}: Pick<Totals, 'attempts' | 'unmarked'>): number {
  return attempts - unmarked;
}

/** The percentages of what is marked, in the same order. */
export function percentagesOf(recent: StudentSummary['recent']): number[] {
  return recent.filter((attempt) => !isUnmarked(attempt)).map(({ percentage }) => percentage);
}

/** Whether only the other attempts can tell what the highest percentage is after this change. */
export function losesHighest(
  { highestPercentage }: Pick<Totals, 'highestPercentage'>,
  before: CountedAttempt,
  after: CountedAttempt,
): boolean {
  return before.percentage === highestPercentage && after.percentage < before.percentage;
}

/**
 * The summary with an attempt as it is now instead of as it was.
 *
 * @param highestOther of the student's other attempts of that year, or no more than what the summary knows
 */
export function changeAttempt(
  summary: StudentSummary,
  before: CountedAttempt,
  after: CountedAttempt,
  highestOther: number = summary.highestPercentage,
): StudentSummary {
  const recent = summary.recent.map((entry) => (entry.id === after.id ? toRecent(after) : entry));
  return { ...changeInTotals(summary, before, after, highestOther), recent };
}

/** The same where it is only counted. */
export function changeInTotals<T extends Totals>(
  totals: T,
  before: CountedAttempt,
  after: CountedAttempt,
  highestOther: number = totals.highestPercentage,
): T {
  const [old, now] = [resourceCountsOf(before), resourceCountsOf(after)];
  const { percentageSum, passed, completedResources, totalResources } = totals;
  return {
    ...totals,
    percentageSum: toOneDecimal(percentageSum - before.percentage + after.percentage),
    highestPercentage: Math.max(highestOther, after.percentage),
    passed: passed - Number(isPassed(before.percentage)) + Number(isPassed(after.percentage)),
    completedResources: completedResources - old.completed + now.completed,
    totalResources: totalResources - old.total + now.total,
    ...withUnmarked(totals, Number(isUnmarked(after)) - Number(isUnmarked(before))),
  };
}

function withUnmarked({ unmarked = 0 }: Totals, more: number): Pick<Totals, 'unmarked'> {
  return more === 0 ? {} : { unmarked: unmarked + more };
}

/** An attempt that was closed late may be older than one that is here already. */
function withRecent(recent: readonly RecentAttempt[], attempt: CountedAttempt): RecentAttempt[] {
  return [toRecent(attempt), ...recent]
    .sort((a, b) => Date.parse(b.completedAt) - Date.parse(a.completedAt))
    .slice(0, TREND_ATTEMPTS);
}

function toRecent({
  id,
  quizId,
  quizTitle,
  score,
  totalQuestions,
  percentage,
  awaiting,
  completedAt,
}: CountedAttempt): RecentAttempt {
  const waits = awaiting === undefined ? {} : { awaiting };
  return { id, quizId, quizTitle, score, totalQuestions, percentage, ...waits, completedAt };
}
