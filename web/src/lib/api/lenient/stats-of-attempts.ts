import {
  averageOf,
  isPassed,
  passRateOf,
  trendOf,
} from '@study-assistant/contract/attempts/scoring';
import type { PerformanceStats } from '@study-assistant/contract/attempts/students';
import { TREND_ATTEMPTS } from '@study-assistant/contract/wire/constants';
import type { ListedAttempt } from './attempts.ts';

/** Calculates a student's figures from all attempts, newest first. */
export function statsOf(attempts: readonly ListedAttempt[]): PerformanceStats {
  const percentages = attempts.map(({ percentage }) => percentage);
  const sum = percentages.reduce((total, percentage) => total + percentage, 0);
  return {
    totalQuizzes: attempts.length,
    averageScore: averageOf(sum, attempts.length),
    highestScore: Math.max(0, ...percentages),
    passRate: passRateOf(percentages.filter(isPassed).length, attempts.length),
    trend: trendOf(percentages.toReversed()),
    lastAttempts: attempts.slice(0, TREND_ATTEMPTS),
  };
}
