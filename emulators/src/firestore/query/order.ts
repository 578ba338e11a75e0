import type { Stored } from '../documents/document-store.ts';
import { NAME, normalizeFieldPath } from '../protocol/field-path.ts';
import type { Cursor, Filter, StructuredQuery, Value } from '../protocol/messages.ts';
import { invalidArgument } from '../protocol/status.ts';
import { compareValues } from '../values/compare-values.ts';
import { compareFieldPaths, comparePaths } from '../values/names.ts';
import { readerOf } from './filters.ts';

/** One field of the order of results; `read` gives a document's value, which it must have. */
export type SortField = {
  fieldPath: string;
  isDescending: boolean;
  read: (stored: Stored) => Value | undefined;
};

const INEQUALITIES = new Set([
  ...['LESS_THAN', 'LESS_THAN_OR_EQUAL', 'GREATER_THAN', 'GREATER_THAN_OR_EQUAL'],
  ...['NOT_EQUAL', 'NOT_IN', 'IS_NOT_NULL', 'IS_NOT_NAN'],
]);

/**
 * The complete order: what is asked for, then the fields of inequalities by name, then the document's
 * name, both in the last direction that is asked for.
 */
export function toOrder({ orderBy = [], where }: StructuredQuery): SortField[] {
  const asked = orderBy.map(({ field, direction }) =>
    toSortField(normalizeFieldPath(field.fieldPath), direction === 'DESCENDING'),
  );
  const isDescending = asked.at(-1)?.isDescending ?? false;
  const known = new Set(asked.map(({ fieldPath }) => fieldPath));
  const implied = [...new Set(listInequalities(where))]
    .filter((path) => !known.has(path) && path !== NAME)
    .sort(compareFieldPaths)
    .map((path) => toSortField(path, isDescending));
  if (known.has(NAME)) return [...asked, ...implied];
  return [...asked, ...implied, toSortField(NAME, isDescending)];
}

export function compareIn(order: readonly SortField[]): (a: Stored, b: Stored) => number {
  return (a, b) => {
    for (const { fieldPath, isDescending, read } of order) {
      const compared =
        fieldPath === NAME
          ? comparePaths(a.path, b.path)
          : compareValues(read(a) ?? {}, read(b) ?? {});
      if (compared !== 0) return isDescending ? -compared : compared;
    }
    return 0;
  };
}

/** Compares documents with a cursor's place: negative before it, 0 at it. */
export function compareWithCursor(
  order: readonly SortField[],
  { values = [] }: Cursor,
): (stored: Stored) => number {
  if (values.length > order.length) {
    throw invalidArgument('Cursor has too many values.');
  }
  order.slice(0, values.length).forEach(({ fieldPath }, at) => {
    if (fieldPath === NAME && values[at]?.referenceValue === undefined) {
      throw invalidArgument('Cursor position for "__name__" must be a document.');
    }
  });
  return (stored) => {
    for (const [at, value] of values.entries()) {
      const field = order[at];
      const compared = compareValues(field?.read(stored) ?? {}, value);
      if (compared !== 0) return field?.isDescending ? -compared : compared;
    }
    return 0;
  };
}

function toSortField(fieldPath: string, isDescending: boolean): SortField {
  return { fieldPath, isDescending, read: readerOf(fieldPath) };
}

function listInequalities(filter: Filter | undefined): string[] {
  const { compositeFilter, fieldFilter, unaryFilter } = filter ?? {};
  if (compositeFilter) return (compositeFilter.filters ?? []).flatMap(listInequalities);
  const one = fieldFilter ?? unaryFilter;
  return one && INEQUALITIES.has(one.op) ? [normalizeFieldPath(one.field.fieldPath)] : [];
}
