import { compareBySurname } from '@study-assistant/contract/people/names';
import type { Markbook } from '../../../queries/markbooks.ts';
import { averageRows, percentageIn, type MarkbookRow } from './book-marks.ts';

/** Sorts by name, by average, or by the column with an id. */
export type MarkbookOrder = {
  by: 'name' | 'average' | { columnId: string };
  isDescending: boolean;
};

/** Students without a value come last in both directions. */
export function sortRows(book: Markbook, { by, isDescending }: MarkbookOrder): MarkbookRow[] {
  const sign = isDescending ? -1 : 1;
  if (by === 'name')
    return book.rows.toSorted((a, b) => sign * compareBySurname(a.fullName, b.fullName));
  const values = new Map(
    book.rows.map((row) => [
      row.studentId,
      by === 'average' ? averageRows(book, [row]).percentage : percentageIn(book, row, by.columnId),
    ]),
  );
  return book.rows.toSorted((a, b) => {
    const [one, other] = [values.get(a.studentId) ?? null, values.get(b.studentId) ?? null];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return sign * (one - other);
  });
}

export function isSameColumn(one: MarkbookOrder['by'], other: MarkbookOrder['by']): boolean {
  if (typeof one === 'string' || typeof other === 'string') return one === other;
  return one.columnId === other.columnId;
}
