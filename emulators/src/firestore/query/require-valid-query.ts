import { NAME } from '../protocol/field-path.ts';
import type { Filter, StructuredQuery } from '../protocol/messages.ts';
import { listElements } from '../protocol/nested-values.ts';
import { invalidArgument } from '../protocol/status.ts';
import { databaseOf } from '../values/names.ts';

const MAX_VALUES = 30;
const NEGATIVES = ['NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', 'IS_NOT_NULL'];

/**
 * Throws when the cloud would refuse a query for its form.
 * https://firebase.google.com/docs/firestore/query-data/queries#query_limitations
 */
export function requireValidQuery(
  parent: string,
  { from = [], where, limit, offset = 0 }: StructuredQuery,
): void {
  if (from.length > 1) {
    throw invalidArgument('StructuredQuery.from cannot have more than one collection selector.');
  }
  const path = from.find(({ collectionId }) => collectionId?.includes('/'))?.collectionId;
  if (path !== undefined) {
    throw invalidArgument(`Collection id "${path}" is invalid because it contains "/".`);
  }
  if ((limit?.value ?? 0) < 0) throw invalidArgument('limit is negative');
  if (offset < 0) throw invalidArgument('offset is negative');
  requireValidOperands(parent, where);
  const ops = listOperators(where);
  if (ops.filter((op) => NEGATIVES.includes(op)).length > 1) {
    throw invalidArgument(
      "Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.",
    );
  }
  if (ops.includes('NOT_IN') && (ops.includes('IN') || ops.includes('ARRAY_CONTAINS_ANY'))) {
    throw invalidArgument(
      "'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.",
    );
  }
  if (countContains(where) > 1) {
    throw invalidArgument("A maximum of 1 'ARRAY_CONTAINS' filter is allowed per disjunction.");
  }
}

/** Throws for more values than one "in" may have, and for names of another database. */
function requireValidOperands(parent: string, filter: Filter = {}): void {
  const { compositeFilter, fieldFilter } = filter;
  for (const part of compositeFilter?.filters ?? []) requireValidOperands(parent, part);
  if (!fieldFilter) return;
  const { field, op, value } = fieldFilter;
  const values = listElements(value) ?? [value];
  if (op === 'IN' && values.length > MAX_VALUES) {
    throw invalidArgument(`'IN' supports up to ${MAX_VALUES} comparison values.`);
  }
  if (field.fieldPath !== NAME) return;
  const database = databaseOf(parent);
  const elsewhere = values
    .flatMap(({ referenceValue }) => referenceValue ?? [])
    .find((name) => databaseOf(name) !== database);
  if (elsewhere === undefined) return;
  throw invalidArgument(
    `The request was for database '${database}' but was attempting to access database ` +
      `'${databaseOf(elsewhere)}'`,
  );
}

function listOperators({ compositeFilter, fieldFilter, unaryFilter }: Filter = {}): string[] {
  if (compositeFilter) return (compositeFilter.filters ?? []).flatMap(listOperators);
  const op = (fieldFilter ?? unaryFilter)?.op;
  return op === undefined ? [] : [op];
}

/** The most comparisons of an array that must hold together. */
function countContains({ compositeFilter, fieldFilter }: Filter = {}): number {
  if (!compositeFilter) return fieldFilter?.op === 'ARRAY_CONTAINS' ? 1 : 0;
  const counts = (compositeFilter.filters ?? []).map(countContains);
  return compositeFilter.op === 'OR'
    ? Math.max(0, ...counts)
    : counts.reduce((sum, count) => sum + count, 0);
}
