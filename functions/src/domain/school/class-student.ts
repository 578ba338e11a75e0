import {
  averageOfTotals,
  countMarked,
  percentagesOf,
  type StudentSummary,
} from '../student/student-summary.ts';
import type { ClassStudent } from './class-numbers.ts';

type Totals = { id: string } & Pick<
  StudentSummary,
  'profile' | 'since' | 'attempts' | 'percentageSum' | 'unmarked' | 'recent'
>;

/** What class numbers need of a student's totals; null for one who is not on the class list. */
export function toClassStudent(totals: Totals): ClassStudent | null {
  const { id, profile, since, attempts, recent } = totals;
  if (!profile) return null;
  return {
    id,
    fullName: profile.fullName,
    since,
    attempts,
    average: countMarked(totals) === 0 ? null : averageOfTotals(totals),
    recent: percentagesOf(recent).reverse(),
  };
}
