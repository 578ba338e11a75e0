import type { Filter, StructuredQuery } from '../protocol/messages.ts';
import { invalidArgument } from '../protocol/status.ts';

const NEGATIVES = ['NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', 'IS_NOT_NULL'];

/**
 * Throws when the cloud would refuse a query for its form.
 * https://firebase.google.com/docs/firestore/query-data/queries#query_limitations
 */
export function requireValidQuery({ from = [], where, limit, offset = 0 }: StructuredQuery): void {
  if (from.length > 1) {
    throw invalidArgument('StructuredQuery.from cannot have more than one collection selector.');
  }
  if ((limit?.value ?? 0) < 0) throw invalidArgument('limit is negative');
  if (offset < 0) throw invalidArgument('offset is negative');
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
