import { fromProto } from '../../rules/request/documents.ts';
import type { ListQuery, QueryFilter } from '../../rules/request/query.ts';
import { splitFieldPath } from '../protocol/field-path.ts';
import type { Filter, StructuredQuery, Value } from '../protocol/messages.ts';
import { invalidArgument } from '../protocol/status.ts';

/** A query in the form that rules need: the collection's path, and what its filters guarantee. */
export function toListQuery(
  parent: string,
  query: StructuredQuery = {},
): { path: string; query: ListQuery } {
  const [from] = query.from ?? [];
  // Without a collection it covers every document below the parent, which no rule can match.
  if (!from?.collectionId) throw invalidArgument('A client may query one collection at a time.');
  const { limit, offset, orderBy = [] } = query;
  return {
    path: `${parent}/${from.collectionId}`,
    query: {
      ...(limit && { limit: limit.value ?? 0 }),
      ...(offset && { offset }),
      ...(orderBy.length > 0 && { orderBy: orderBy.map(describeOrder).join(', ') }),
      ...(query.where && { anyOf: splitFilter(query.where) }),
      ...(from.allDescendants && { allDescendants: true }),
    },
  };
}

function describeOrder({ field, direction }: NonNullable<StructuredQuery['orderBy']>[number]) {
  return `${field.fieldPath} ${direction === 'DESCENDING' ? 'DESC' : 'ASC'}`;
}

/** The filter as alternatives of conjunctions, as Firestore itself splits a query. */
function splitFilter({ compositeFilter, fieldFilter, unaryFilter }: Filter): QueryFilter[][] {
  if (fieldFilter) {
    const { field, op, value } = fieldFilter;
    return [[toQueryFilter(field.fieldPath, OPERATORS[op], value)]];
  }
  if (unaryFilter) {
    const { op, field } = unaryFilter;
    const value = op.endsWith('NAN') ? { doubleValue: NaN } : { nullValue: 'NULL_VALUE' };
    return [[toQueryFilter(field.fieldPath, op.startsWith('IS_NOT') ? '!=' : '==', value)]];
  }
  const parts = (compositeFilter?.filters ?? []).map(splitFilter);
  if (compositeFilter?.op === 'OR') return parts.flat();
  return parts.reduce((left, right) => left.flatMap((a) => right.map((b) => [...a, ...b])), [
    [],
  ] as QueryFilter[][]);
}

const OPERATORS: Record<string, QueryFilter['op'] | undefined> = {
  EQUAL: '==',
  NOT_EQUAL: '!=',
  LESS_THAN: '<',
  LESS_THAN_OR_EQUAL: '<=',
  GREATER_THAN: '>',
  GREATER_THAN_OR_EQUAL: '>=',
  IN: 'in',
  NOT_IN: 'not-in',
  ARRAY_CONTAINS: 'array-contains',
  ARRAY_CONTAINS_ANY: 'array-contains-any',
};

function toQueryFilter(path: string, op: QueryFilter['op'] | undefined, value: Value): QueryFilter {
  if (!op) throw invalidArgument(`An unknown operator compares "${path}".`);
  return { field: splitFieldPath(path), op, value: fromProto(value) };
}
