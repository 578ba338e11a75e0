import type { StudentOverview } from '@study-assistant/contract/classes/students-overview';
import { toCsv } from '../../../lib/format/csv.ts';

const header = [
  'Student',
  'Email',
  'Grade',
  'Quizzes Taken',
  'Average Score (%)',
  'Skill Gap Completion (%)',
  'Completed Resources',
  'Total Resources',
  'Status',
];

/** The byte order mark tells spreadsheets that the names are in UTF-8. */
export function toOverviewCsv(students: readonly StudentOverview[]): string {
  const rows = students.map((one) => [
    one.studentName,
    one.studentEmail,
    one.currentGrade ?? '',
    one.quizzesTaken,
    one.averageScore,
    one.skillGapCompletion,
    one.completedResources,
    one.totalResources,
    one.status,
  ]);
  return `\uFEFF${toCsv([header, ...rows])}`;
}
