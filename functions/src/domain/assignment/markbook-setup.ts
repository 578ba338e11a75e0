import { NO_GRADING, type Grading } from '@study-assistant/contract/assignments/grading';
import {
  MAX_COLUMNS,
  type HandMark,
  type MarkColumn,
} from '@study-assistant/contract/assignments/mark-columns';
import { ApiError, notFound } from '../api-error.ts';

/** What the teachers of a class have made of its markbook. `markbooks/{classId}`. */
export type MarkbookSetup = {
  /** Newest first. */
  columns: MarkColumn[];
  grading: Grading;
};

export const NO_SETUP: MarkbookSetup = { columns: [], grading: NO_GRADING };

/** @throws ApiError when there is no column with this id */
export function requireColumn({ columns }: MarkbookSetup, id: string): MarkColumn {
  const found = columns.find((column) => column.id === id);
  if (!found) throw notFound('Column not found.');
  return found;
}

/** With a column more, or with what it is now; null puts it into no category. */
export function withColumn(
  { columns, grading }: MarkbookSetup,
  column: MarkColumn,
  categoryId: string | null,
): MarkbookSetup {
  const others = columns.filter(({ id }) => id !== column.id);
  if (others.length >= MAX_COLUMNS) {
    throw new ApiError('conflict', `A markbook has at most ${MAX_COLUMNS} columns of your own.`);
  }
  const { [column.id]: _before, ...categoryOf } = grading.categoryOf;
  const sorted = categoryId === null ? categoryOf : { ...categoryOf, [column.id]: categoryId };
  return withGrading(
    { columns: [column, ...others].sort((a, b) => b.date.localeCompare(a.date)), grading },
    { ...grading, categoryOf: sorted },
  );
}

export function withoutColumn({ columns, grading }: MarkbookSetup, id: string): MarkbookSetup {
  const { [id]: _before, ...categoryOf } = grading.categoryOf;
  return {
    columns: columns.filter((column) => column.id !== id),
    grading: { ...grading, categoryOf },
  };
}

/** Whatever names a category that is not there is in none. */
export function withGrading({ columns }: MarkbookSetup, grading: Grading): MarkbookSetup {
  const known = new Set(grading.categories.map(({ id }) => id));
  const sorted = Object.entries(grading.categoryOf).filter(([, category]) => known.has(category));
  return { columns, grading: { ...grading, categoryOf: Object.fromEntries(sorted) } };
}

/** @throws ApiError when there are more points than the column has */
export function requirePointsWithin({ highest }: MarkColumn, { points }: HandMark): void {
  if (points === null || points <= highest) return;
  throw new ApiError('invalid-request', `Please enter 0 to ${highest} points.`);
}
