import { normalizeFieldPath } from '../protocol/field-path.ts';
import type { Filter, Value } from '../protocol/messages.ts';
import { listElements } from '../protocol/nested-values.ts';
import { invalidArgument } from '../protocol/status.ts';

/** A comparison of one field; `value` tells whether two equalities are the same. */
export type Comparison = {
  path: string;
  kind: 'equality' | 'contains' | 'inequality';
  value: string;
};

const MAX_DISJUNCTIONS = 30;
const MAX_NOT_IN_VALUES = 10;

/** The filter as an or of ands, each of which Firestore answers by one scan of indexes. */
export function listDisjunctions(filter: Filter | undefined): Comparison[][] {
  if (!filter) return [[]];
  const count = countDisjunctions(filter);
  if (count > MAX_DISJUNCTIONS) {
    throw invalidArgument(
      `Too many disjunctions after normalization. Result had ${count} disjunctions which is more ` +
        `than the maximum of ${MAX_DISJUNCTIONS}. Divide the values over several queries.`,
    );
  }
  return expand(filter);
}

/** Counts before expanding, which might use up all memory. */
function countDisjunctions({ compositeFilter, fieldFilter }: Filter): number {
  if (compositeFilter) {
    const counts = (compositeFilter.filters ?? []).map(countDisjunctions);
    return compositeFilter.op === 'OR'
      ? counts.reduce((sum, count) => sum + count, 0)
      : counts.reduce((product, count) => product * count, 1);
  }
  return fieldFilter && isAnyOf(fieldFilter.op)
    ? Math.max(listValues(fieldFilter.value).length, 1)
    : 1;
}

function expand({ compositeFilter, fieldFilter, unaryFilter }: Filter): Comparison[][] {
  if (fieldFilter) return expandField(fieldFilter);
  if (unaryFilter) {
    const { field, op } = unaryFilter;
    const kind = op.startsWith('IS_NOT') ? 'inequality' : 'equality';
    return [[{ path: normalizeFieldPath(field.fieldPath), kind, value: op }]];
  }
  const parts = (compositeFilter?.filters ?? []).map(expand);
  if (compositeFilter?.op === 'OR') return parts.flat();
  return parts.reduce<Comparison[][]>(
    (left, right) => left.flatMap((a) => right.map((b) => [...a, ...b])),
    [[]],
  );
}

function expandField({ field, op, value }: NonNullable<Filter['fieldFilter']>): Comparison[][] {
  const path = normalizeFieldPath(field.fieldPath);
  const kind = KINDS[op] ?? 'inequality';
  if (op === 'NOT_IN' && listValues(value).length > MAX_NOT_IN_VALUES) {
    throw invalidArgument(`'NOT_IN' supports up to ${MAX_NOT_IN_VALUES} comparison values.`);
  }
  const values = isAnyOf(op) ? listValues(value) : [value];
  return values.map((one) => [{ path, kind, value: JSON.stringify(one) }]);
}

const KINDS: Record<string, Comparison['kind'] | undefined> = {
  EQUAL: 'equality',
  IN: 'equality',
  ARRAY_CONTAINS: 'contains',
  ARRAY_CONTAINS_ANY: 'contains',
};

function isAnyOf(op: string): boolean {
  return op === 'IN' || op === 'ARRAY_CONTAINS_ANY';
}

function listValues(value: Value): Value[] {
  return listElements(value) ?? [];
}
