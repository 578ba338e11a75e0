import { isDeepStrictEqual } from 'node:util';
import { toOneDecimal } from '@study-assistant/contract/attempts/scoring';
import type { StudentProfile, StudentSummary } from '../student/student-summary.ts';

/** Of a school year. */
export type Totals = Pick<
  StudentSummary,
  'attempts' | 'percentageSum' | 'highestPercentage' | 'passed'
>;

/** What a student's attempts at all quizzes come to. */
export type ResultSums = Pick<Totals, 'attempts' | 'percentageSum'>;

/** What markbooks say of who a student is. */
type MarksHead = Pick<StudentProfile, 'fullName' | 'classIds'> & { isClosed: boolean };

/** A student's totals and marks as they are kept, and her account. */
export type StudentPair = {
  uid: string;
  /** Null where there are none that can be read. */
  kept: (Totals & Pick<StudentSummary, 'profile' | 'since'>) | null;
  /** Null where there is no account of a student. */
  account: (StudentProfile & { closedAt: string | null }) | null;
  /** Null where there are none; who has never been in a class needs none. */
  marks: MarksHead | null;
};

/** What is kept against what the database counts of the attempts themselves. */
export function hasOtherTotals(kept: Totals, counted: Totals): boolean {
  return (
    kept.attempts !== counted.attempts ||
    kept.passed !== counted.passed ||
    kept.highestPercentage !== counted.highestPercentage ||
    toOneDecimal(kept.percentageSum) !== toOneDecimal(counted.percentageSum)
  );
}

/** The results at each quiz together, against the attempts. */
export function hasOtherResults({ kept, counted }: Record<'kept' | 'counted', ResultSums>) {
  return (
    kept.attempts !== counted.attempts ||
    toOneDecimal(kept.percentageSum) !== toOneDecimal(counted.percentageSum)
  );
}

/** The copy of a profile is the account's; who has no account, or a closed one, has no copy. */
export function hasOtherProfile({ kept, account }: StudentPair): boolean {
  return !isDeepStrictEqual(kept?.profile ?? null, toListed(account));
}

function toListed(account: StudentPair['account']): StudentProfile | null {
  if (account?.closedAt !== null) return null;
  const { closedAt, ...profile } = account;
  return profile;
}

/** Marks are in the account's classes under its name; who is in no class is in no markbook. */
export function hasOtherMarks({ account, marks }: StudentPair): boolean {
  const classIds = account?.classIds ?? [];
  if (classIds.length === 0) return marks !== null && marks.classIds.length > 0;
  const isClosed = account?.closedAt !== null;
  return !isDeepStrictEqual(marks, { fullName: account?.fullName, classIds, isClosed });
}
