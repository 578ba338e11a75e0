import {
  EXCELLENT_PERCENT,
  GOOD_PERCENT,
  PACE_MARGIN_SECONDS,
  PASS_PERCENT,
  TREND_ATTEMPTS,
} from '../wire/constants.ts';

/** These are the percentage rules of the specification, sections 4 and 9; values are 0 to 100. */

export function toOneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The share of questions answered right, 1 decimal; 0 when there are no questions. */
export function percentageOf(score: number, totalQuestions: number): number {
  return totalQuestions === 0 ? 0 : toOneDecimal((score / totalQuestions) * 100);
}

/** What says how much of an attempt is marked. */
type Marked = { totalQuestions: number; awaiting?: number | undefined };

/** Tells whether nothing of an attempt is marked yet, so that its percentage says nothing. */
export function isUnmarked({ totalQuestions, awaiting = 0 }: Marked): boolean {
  return awaiting > 0 && awaiting >= totalQuestions;
}

/** How a percentage is told of which nothing is marked yet, and which therefore says nothing. */
export function unmarkedFlag(attempt: Marked): { isUnmarked?: true } {
  return isUnmarked(attempt) ? { isUnmarked: true } : {};
}

/** Percentages have 1 decimal; summing whole tenths avoids float noise at a half. */
export function averageOf(percentageSum: number, count: number): number {
  return count === 0 ? 0 : Math.round(tenths(percentageSum) / count) / 10;
}

export function isPassed(percentage: number): boolean {
  return percentage >= PASS_PERCENT;
}

/** A whole percent; 0 when there are no attempts. */
export function passRateOf(passed: number, attempts: number): number {
  return attempts === 0 ? 0 : Math.round((passed / attempts) * 100);
}

export type PerformanceLabel = 'Excellent' | 'Good' | 'Keep Trying';

export function performanceLabelOf(percentage: number): PerformanceLabel {
  if (percentage >= EXCELLENT_PERCENT) return 'Excellent';
  return percentage >= GOOD_PERCENT ? 'Good' : 'Keep Trying';
}

export const trends = ['improving', 'declining', 'stable'] as const;
export type Trend = (typeof trends)[number];

/**
 * Splits the last 10 percentages, given oldest first, into the two halves to compare. The middle
 * one of an odd count goes to the later half; fewer than 2 give null.
 */
export function trendHalvesOf(
  percentages: readonly number[],
): { earlier: readonly number[]; later: readonly number[] } | null {
  const last = percentages.slice(-TREND_ATTEMPTS);
  const middle = Math.floor(last.length / 2);
  return middle === 0 ? null : { earlier: last.slice(0, middle), later: last.slice(middle) };
}

/** Compares the means of the earlier and the later half; fewer than 2 attempts are stable. */
export function trendOf(percentages: readonly number[]): Trend {
  const halves = trendHalvesOf(percentages);
  if (!halves) return 'stable';
  const { earlier, later } = halves;
  // Both means are multiplied by both counts, so that whole numbers compare exactly.
  const change = sumTenths(later) * earlier.length - sumTenths(earlier) * later.length;
  if (change === 0) return 'stable';
  return change > 0 ? 'improving' : 'declining';
}

/** The share of topics that are strong, 1 decimal; 0 when there are no topics. */
export function masteryPercentOf(strongAreas: number, errorTopics: number): number {
  const topics = strongAreas + errorTopics;
  return topics === 0 ? 0 : toOneDecimal((strongAreas / topics) * 100);
}

export type Pace = 'slow' | 'fast' | 'optimal';

/** Slow or fast when an average question took over 10 s more or less than its benchmark. */
export function paceOf(times: {
  /** Seconds for all questions together, as is the benchmark. */
  totalTime: number;
  benchmarkTotalTime: number;
  questions: number;
}): Pace {
  const margin = PACE_MARGIN_SECONDS * times.questions;
  const difference = toOneDecimal(times.totalTime - times.benchmarkTotalTime);
  if (difference > margin) return 'slow';
  return difference < -margin ? 'fast' : 'optimal';
}

function sumTenths(percentages: readonly number[]): number {
  return percentages.reduce((sum, percentage) => sum + tenths(percentage), 0);
}

function tenths(value: number): number {
  return Math.round(value * 10);
}
