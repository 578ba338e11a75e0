import { averageOf } from '@study-assistant/contract/attempts/scoring';
import type { StudentSummary } from '../student/student-summary.ts';
import type { ClassStudent } from './class-numbers.ts';

type Totals = { id: string } & Pick<
  StudentSummary,
  'profile' | 'since' | 'attempts' | 'percentageSum' | 'recent'
>;

/** What class numbers need of a student's totals; null for one who is not on the class list. */
export function toClassStudent({
  id,
  profile,
  since,
  attempts,
  percentageSum,
  recent,
}: Totals): ClassStudent | null {
  if (!profile) return null;
  return {
    id,
    fullName: profile.fullName,
    since,
    attempts,
    average: attempts === 0 ? null : averageOf(percentageSum, attempts),
    recent: recent.map(({ percentage }) => percentage).toReversed(),
  };
}
