import {
  completionPercentOf,
  completionStatusOf,
} from '@study-assistant/contract/attempts/completion';
import { trendOf } from '@study-assistant/contract/attempts/scoring';
import type { PerformanceStats } from '@study-assistant/contract/attempts/students';
import type { StudentOverview } from '@study-assistant/contract/classes/students-overview';
import {
  averageOfTotals,
  passRateOfTotals,
  percentagesOf,
  type StudentProfile,
  type StudentSummary,
} from './student-summary.ts';

/** The figures of the performance pages. */
export function toPerformanceStats(summary: StudentSummary): PerformanceStats {
  return {
    totalQuizzes: summary.attempts,
    averageScore: averageOfTotals(summary),
    highestScore: summary.highestPercentage,
    passRate: passRateOfTotals(summary),
    trend: trendOf(percentagesOf(summary.recent).reverse()),
    lastAttempts: summary.recent.map((attempt) => ({ ...attempt, timestamp: attempt.completedAt })),
  };
}

type Totals = Pick<
  StudentSummary,
  'attempts' | 'percentageSum' | 'unmarked' | 'completedResources' | 'totalResources' | 'recent'
>;

/** A student's row of the class overview. */
export function toOverview(
  studentId: string,
  profile: StudentProfile,
  totals: Totals,
): StudentOverview {
  const { attempts, completedResources, totalResources } = totals;
  const marked = percentagesOf(totals.recent);
  const counts = { completed: completedResources, total: totalResources };
  const skillGapCompletion = attempts === 0 ? 0 : completionPercentOf(counts);
  return {
    studentId,
    studentName: profile.fullName,
    studentEmail: profile.email,
    currentGrade: profile.currentGrade,
    quizzesTaken: attempts,
    averageScore: averageOfTotals(totals),
    lastScore: marked[0] ?? null,
    trend: marked.length < 2 ? null : trendOf(marked.toReversed()),
    skillGapCompletion,
    completedResources,
    totalResources,
    status: completionStatusOf(skillGapCompletion, attempts),
  };
}
