import type { CompletionStatus } from '@study-assistant/contract/attempts/completion';
import type { StudentOverview } from '@study-assistant/contract/classes/students-overview';
import type { User } from '@study-assistant/contract/people/accounts';
import { hasWords } from '../../../lib/format/has-words.ts';

export type OverviewFilter = {
  words: string;
  grade: NonNullable<User['currentGrade']> | 'all';
  status: CompletionStatus | 'all';
};

export const everyStudent: OverviewFilter = { words: '', grade: 'all', status: 'all' };

/** Finds students by words in the name or e-mail and, if chosen, by grade and status. */
export function filterStudents(
  students: readonly StudentOverview[],
  { words, grade, status }: OverviewFilter,
): StudentOverview[] {
  return students.filter(
    (one) =>
      (grade === 'all' || one.currentGrade === grade) &&
      (status === 'all' || one.status === status) &&
      hasWords(`${one.studentName} ${one.studentEmail}`, words),
  );
}
