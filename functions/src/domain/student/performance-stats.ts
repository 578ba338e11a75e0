import {
  completionPercentOf,
  completionStatusOf,
} from '@study-assistant/contract/attempts/completion';
import { averageOf, passRateOf, trendOf } from '@study-assistant/contract/attempts/scoring';
import type { PerformanceStats } from '@study-assistant/contract/attempts/students';
import type { StudentOverview } from '@study-assistant/contract/classes/students-overview';
import type { StudentProfile, StudentSummary } from './student-summary.ts';

/** The figures of the performance pages. */
export function toPerformanceStats(summary: StudentSummary): PerformanceStats {
  return {
    totalQuizzes: summary.attempts,
    averageScore: averageOf(summary.percentageSum, summary.attempts),
    highestScore: summary.highestPercentage,
    passRate: passRateOf(summary.passed, summary.attempts),
    trend: trendOf(oldestFirst(summary.recent)),
    lastAttempts: summary.recent.map((attempt) => ({ ...attempt, timestamp: attempt.completedAt })),
  };
}

type Totals = Pick<
  StudentSummary,
  'attempts' | 'percentageSum' | 'completedResources' | 'totalResources' | 'recent'
>;

/** A student's row of the class overview. */
export function toOverview(
  studentId: string,
  profile: StudentProfile,
  { attempts, percentageSum, completedResources, totalResources, recent }: Totals,
): StudentOverview {
  const counts = { completed: completedResources, total: totalResources };
  const skillGapCompletion = attempts === 0 ? 0 : completionPercentOf(counts);
  return {
    studentId,
    studentName: profile.fullName,
    studentEmail: profile.email,
    currentGrade: profile.currentGrade,
    quizzesTaken: attempts,
    averageScore: averageOf(percentageSum, attempts),
    lastScore: recent[0]?.percentage ?? null,
    trend: recent.length < 2 ? null : trendOf(oldestFirst(recent)),
    skillGapCompletion,
    completedResources,
    totalResources,
    status: completionStatusOf(skillGapCompletion, attempts),
  };
}

function oldestFirst(recent: StudentSummary['recent']): number[] {
  return recent.map(({ percentage }) => percentage).reverse();
}
