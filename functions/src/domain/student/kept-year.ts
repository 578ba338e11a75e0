import { gradeSchema } from '@study-assistant/contract/people/accounts';
import type { StudentYear } from '@study-assistant/contract/school/student-years';
import { isoTimeSchema } from '@study-assistant/contract/wire/text';
import * as z from 'zod/mini';
import {
  averageOfTotals,
  EMPTY_SUMMARY,
  passRateOfTotals,
  totalsFields,
  type StudentProfile,
  type StudentSummary,
} from './student-summary.ts';

/** A student's totals of a school year that is over. `students/{uid}/years/{key}`. */
export const keptYearSchema = z.object({
  version: z.literal(1),
  name: z.string(),
  /** Null in the first that she was here. */
  startedAt: z.nullable(isoTimeSchema),
  /** What was handed in from then on belongs to a later year. */
  endedAt: isoTimeSchema,
  grade: z.nullable(gradeSchema),
  ...totalsFields,
});
export type KeptYear = z.infer<typeof keptYearSchema>;

/** From a moment on, and until before another; null has no bound. */
export type Span = { from: string | null; until: string | null };

export function isWithin({ from, until }: Span, moment: string): boolean {
  const at = Date.parse(moment);
  return (from === null || at >= Date.parse(from)) && (until === null || at < Date.parse(until));
}

/** How a year ends: what it was called, her grade then, and who she is in the new one. */
export type YearEnd = {
  name: string;
  grade: KeptYear['grade'];
  profile: StudentProfile;
  now: Date;
};

/**
 * Ends a student's year: its totals to be kept, and the new ones that are empty. It ends after the
 * newest attempt that it counts, though that was handed in by a clock that is ahead.
 */
export function endYear(
  summary: StudentSummary,
  { name, grade, profile, now }: YearEnd,
): { kept: KeptYear; begun: StudentSummary } {
  const { attempts, percentageSum, highestPercentage, passed, since } = summary;
  const { completedResources, totalResources, unmarked } = summary;
  const newest = summary.recent.map(({ completedAt }) => Date.parse(completedAt) + 1);
  const begun = since === null ? 0 : Date.parse(since);
  const endedAt = new Date(Math.max(now.getTime(), begun, ...newest)).toISOString();
  return {
    kept: {
      ...{ version: 1, name, grade, startedAt: since, endedAt },
      ...{ attempts, percentageSum, highestPercentage, passed, completedResources, totalResources },
      ...(unmarked === undefined ? {} : { unmarked }),
    },
    begun: { ...EMPTY_SUMMARY, profile, since: endedAt },
  };
}

export function toStudentYear(year: KeptYear): StudentYear {
  const { name, endedAt, grade, attempts } = year;
  return {
    ...{ name, endedAt, grade, totalQuizzes: attempts },
    averageScore: averageOfTotals(year),
    highestScore: year.highestPercentage,
    passRate: passRateOfTotals(year),
  };
}
