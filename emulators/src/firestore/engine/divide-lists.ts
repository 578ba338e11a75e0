import type { Filter, StructuredQuery } from '../protocol/messages.ts';
import { listElements } from '../protocol/nested-values.ts';

/** The most values that the engine accepts in one "in"; Firestore accepts 30. */
const MAX_VALUES = 10;

/** Rewrites a longer "in" as an or of equalities, which gives the same results. */
export function divideLists<Query extends StructuredQuery>(query: Query): Query {
  return query.where ? { ...query, where: divide(query.where) } : query;
}

function divide(filter: Filter): Filter {
  const { compositeFilter, fieldFilter } = filter;
  if (compositeFilter) {
    const filters = (compositeFilter.filters ?? []).map(divide);
    return { compositeFilter: { ...compositeFilter, filters } };
  }
  if (fieldFilter?.op !== 'IN') return filter;
  const values = listElements(fieldFilter.value) ?? [];
  if (values.length <= MAX_VALUES) return filter;
  const filters = values.map((value) => ({ fieldFilter: { ...fieldFilter, op: 'EQUAL', value } }));
  return { compositeFilter: { op: 'OR', filters } };
}
