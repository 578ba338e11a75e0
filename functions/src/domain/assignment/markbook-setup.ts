import type { ListedCategory } from '@study-assistant/contract/assignments/assignments';
import {
  MAX_SORTED,
  NO_GRADING,
  type Grading,
} from '@study-assistant/contract/assignments/grading';
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
  const sorted = [column, ...others].sort((a, b) => b.date.localeCompare(a.date));
  return withCategory({ columns: sorted, grading }, column.id, categoryId);
}

/** With an assignment or a column in this category; null puts it into none. */
export function withCategory(
  { columns, grading }: MarkbookSetup,
  id: string,
  categoryId: string | null,
): MarkbookSetup {
  const { [id]: _before, ...others } = grading.categoryOf;
  if (categoryId === null) return { columns, grading: { ...grading, categoryOf: others } };
  requireRoom(others);
  return withGrading(
    { columns, grading },
    { ...grading, categoryOf: { ...others, [id]: categoryId } },
  );
}

/**
 * Before anything is given in a category.
 *
 * @param id the assignment, when there is one already
 * @throws ApiError when the markbook has no such category, or no room for one column more
 */
export function requireCategory(
  { grading }: MarkbookSetup,
  categoryId: string,
  id: string | null,
): void {
  if (!grading.categories.some(({ id }) => id === categoryId)) {
    throw new ApiError('invalid-request', 'The markbook of this class has no such category.');
  }
  if (id === null || !(id in grading.categoryOf)) requireRoom(grading.categoryOf);
}

function requireRoom(sorted: MarkbookSetup['grading']['categoryOf']): void {
  if (Object.keys(sorted).length < MAX_SORTED) return;
  throw new ApiError('conflict', `At most ${MAX_SORTED} columns of a markbook have a category.`);
}

/** The categories as one chooses them, in the order of the markbook. */
export function listCategories({ grading }: MarkbookSetup): ListedCategory[] {
  return grading.categories.map(({ id, name }) => ({ id, name }));
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
