import { toCsv } from '../../../lib/format/csv.ts';
import type { Markbook } from '../../../queries/assignments.ts';
import { averageMarks } from './average-marks.ts';
import { describeMark } from './describe-mark.ts';
import type { MarkbookRow } from './sort-rows.ts';

/** Writes the table as shown. The byte order mark tells spreadsheets that it is UTF-8. */
export function toMarkbookCsv(
  assignments: Markbook['assignments'],
  rows: readonly MarkbookRow[],
): string {
  const header = [
    'Student',
    'Average (%)',
    ...assignments.map(({ quizTitle }) => `${quizTitle} (%)`),
  ];
  const lines = rows.map(({ fullName, marks }) => [
    fullName,
    averageMarks(marks) ?? '',
    // A late mark is a number too, so that spreadsheets can calculate with it.
    ...marks.map((mark) => mark.percentage ?? describeMark(mark)),
  ]);
  return `\uFEFF${toCsv([header, ...lines])}`;
}
