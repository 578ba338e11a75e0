import {
  weighMarks,
  type Average,
  type CountedMark,
} from '@study-assistant/contract/assignments/grading';
import {
  NO_HAND_MARK,
  percentageOfPoints,
} from '@study-assistant/contract/assignments/mark-columns';
import type { Markbook } from '../../../queries/markbooks.ts';

export type MarkbookRow = Markbook['rows'][number];
type Columns = Pick<Markbook, 'assignments' | 'columns'>;

/** Every mark of a student, as averages take them. */
function listMarks({ assignments, columns }: Columns, row: MarkbookRow): CountedMark[] {
  return [
    ...columns.map((column, at) => ({
      columnId: column.id,
      percentage: percentageOfPoints(row.handMarks[at] ?? NO_HAND_MARK, column),
    })),
    ...assignments.map(({ id }, at) => ({
      columnId: id,
      percentage: row.marks[at]?.percentage ?? null,
    })),
  ];
}

/** The average of one student, or of several together. */
export function averageRows(book: Markbook, rows: readonly MarkbookRow[]): Average {
  return weighMarks(
    rows.flatMap((row) => listMarks(book, row)),
    book.grading,
  );
}

/** What a student has in one column; null without a mark. */
export function percentageIn(book: Columns, row: MarkbookRow, columnId: string): number | null {
  return listMarks(book, row).find((mark) => mark.columnId === columnId)?.percentage ?? null;
}

/** The mean of one column, whatever it weighs. */
export function averageColumn(
  book: Columns,
  rows: readonly MarkbookRow[],
  columnId: string,
): number | null {
  const marks = rows.map((row) => ({ columnId, percentage: percentageIn(book, row, columnId) }));
  return weighMarks(marks, { categories: [], categoryOf: {} }).percentage;
}

/** How many columns are in no category, and so count nowhere; none while there are no categories. */
export function countUnsorted({ assignments, columns, grading }: Markbook): number {
  if (grading.categories.length === 0) return 0;
  return [...assignments, ...columns].filter(({ id }) => !(id in grading.categoryOf)).length;
}
