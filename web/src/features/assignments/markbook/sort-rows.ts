import { compareBySurname } from '@study-assistant/contract/people/names';
import type { Markbook } from '../../../queries/assignments.ts';
import { averageMarks } from './average-marks.ts';

export type MarkbookRow = Markbook['rows'][number];

/** Sorts by name, by average, or by the assignment at an index of the row. */
export type MarkbookOrder = { by: 'name' | 'average' | number; isDescending: boolean };

/** Students without a value come last in both directions. */
export function sortRows(
  rows: readonly MarkbookRow[],
  { by, isDescending }: MarkbookOrder,
): MarkbookRow[] {
  const sign = isDescending ? -1 : 1;
  if (by === 'name')
    return rows.toSorted((a, b) => sign * compareBySurname(a.fullName, b.fullName));
  return rows.toSorted((a, b) => {
    const [one, other] = [valueOf(a, by), valueOf(b, by)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return sign * (one - other);
  });
}

function valueOf({ marks }: MarkbookRow, by: 'average' | number): number | null {
  return by === 'average' ? averageMarks(marks) : (marks[by]?.percentage ?? null);
}
