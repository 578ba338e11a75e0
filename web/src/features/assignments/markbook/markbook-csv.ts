import { gradeOf } from '@study-assistant/contract/assignments/grading';
import { toCsv } from '../../../lib/format/csv.ts';
import type { Markbook } from '../../../queries/markbooks.ts';
import { averageRows, type MarkbookRow } from './book-marks.ts';
import { describeMark } from './describe-mark.ts';

type CsvColumn = { header: string; cell: (row: MarkbookRow) => string | number };

/** Writes the table as shown. */
export function toMarkbookCsv(book: Markbook, rows: readonly MarkbookRow[]): string {
  const columns = listColumns(book, rows);
  const header = columns.map((column) => column.header);
  const lines = rows.map((row) => columns.map(({ cell }) => cell(row)));
  return toCsv([header, ...lines]);
}

function listColumns(book: Markbook, rows: readonly MarkbookRow[]): CsvColumn[] {
  const { assignments, columns, grading } = book;
  const average = (row: MarkbookRow) => averageRows(book, [row]).percentage;
  const grade = {
    header: 'Grade',
    cell: (row: MarkbookRow) => gradeOf(average(row), grading.scale) ?? '',
  };
  return [
    { header: 'Student', cell: ({ fullName }) => fullName },
    { header: 'Average (%)', cell: (row) => average(row) ?? '' },
    ...(grading.scale.length > 0 ? [grade] : []),
    ...columns.flatMap(({ name, highest }, at) => [
      {
        header: `${name} (of ${highest})`,
        cell: (row: MarkbookRow) => row.handMarks[at]?.points ?? '',
      },
      ...commentColumn(name, rows, (row) => row.handMarks[at]?.comment ?? ''),
    ]),
    ...assignments.flatMap(({ quizTitle }, at) => [
      { header: `${quizTitle} (%)`, cell: (row: MarkbookRow) => cellOf(row.marks[at]) },
      ...commentColumn(quizTitle, rows, (row) => row.marks[at]?.comment ?? ''),
    ]),
  ];
}

/** A late mark is a number too, so that spreadsheets can calculate with it. */
function cellOf(mark: MarkbookRow['marks'][number] | undefined): string | number {
  return mark ? (mark.percentage ?? describeMark(mark)) : '';
}

/** Where there is any comment. */
function commentColumn(
  name: string,
  rows: readonly MarkbookRow[],
  cell: (row: MarkbookRow) => string,
): CsvColumn[] {
  return rows.some((row) => cell(row) !== '') ? [{ header: `${name}: comment`, cell }] : [];
}
