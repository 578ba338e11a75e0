import type { Fact, RulesDocument, RulesValue } from '../language/values/value.ts';
import { OpenMap, RulesPath, Unknown } from '../language/values/value.ts';
import type { RequestSegment } from './match.ts';
import { ANYWHERE } from './match.ts';
import type { ListQuery, QueryFilter } from './query.ts';

const MAX_ALTERNATIVES = 100;

/** A document that a list could return, as far as the query determines it. */
export type Possibility = { path: RequestSegment[]; resource: RulesDocument };

/**
 * Lists what a query could return: one possibility for each way to satisfy its filters. A field
 * with an equality filter is known, `in` gives a possibility for each value, other filters become
 * facts, and everything else is unknown. Rules must allow each possibility. Null for a query with
 * more alternatives than Firestore accepts.
 */
export function findPossibilities(collectionPath: string, query: ListQuery): Possibility[] | null {
  const conjunctions = query.anyOf ?? [[]];
  if (countAlternatives(conjunctions) > MAX_ALTERNATIVES) return null;
  const alternatives = conjunctions.flatMap(expand);
  return alternatives.map((filters) => {
    const id = findId(filters);
    const path = [...splitCollectionPath(collectionPath, query.allDescendants === true), id];
    return { path, resource: buildResource(path, id, filters) };
  });
}

function countAlternatives(conjunctions: QueryFilter[][]): number {
  const counts = conjunctions.map((filters) =>
    filters.reduce((count, filter) => count * listWays(filter).length, 1),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

function splitCollectionPath(path: string, allDescendants: boolean): RequestSegment[] {
  const segments = path.split('/');
  return allDescendants ? [...segments.slice(0, -1), ANYWHERE, ...segments.slice(-1)] : segments;
}

/** Expands `a in [1, 2]` to `a == 1` or `a == 2`, and several of them to all combinations. */
function expand(filters: QueryFilter[]): QueryFilter[][] {
  return filters.reduce<QueryFilter[][]>(
    (combinations, filter) =>
      combinations.flatMap((chosen) => listWays(filter).map((way) => [...chosen, way])),
    [[]],
  );
}

function listWays(filter: QueryFilter): QueryFilter[] {
  const values = Array.isArray(filter.value) ? filter.value : [];
  if (filter.op === 'in') return values.map((value) => ({ ...filter, op: '==', value }));
  if (filter.op === 'array-contains-any') {
    return values.map((value) => ({ ...filter, op: 'array-contains', value }));
  }
  return [filter];
}

function findId(filters: QueryFilter[]): string | Unknown {
  const known = filters.find(({ field, op }) => field.join('.') === '__name__' && op === '==');
  const value = known?.value;
  if (typeof value === 'string') return value.split('/').at(-1) ?? new Unknown();
  if (value instanceof RulesPath) return value.segments.at(-1) ?? new Unknown();
  return new Unknown();
}

function buildResource(
  path: RequestSegment[],
  id: string | Unknown,
  filters: QueryFilter[],
): RulesDocument {
  const data = new OpenMap();
  const onFields = filters.filter(({ field }) => field[0] !== '__name__');
  // Equalities come last, as they replace what is merely known about a field.
  for (const filter of onFields.filter(({ op }) => op !== '==')) addFacts(data, filter);
  for (const filter of onFields.filter(({ op }) => op === '==')) {
    settle(data, filter.field, filter.value);
  }
  const known = path.filter((segment) => segment !== ANYWHERE);
  const name = known.length === path.length ? new RulesPath(known) : new Unknown();
  return new Map<string, RulesValue>([
    ['__name__', name],
    ['id', id],
    ['data', data],
  ]);
}

function addFacts(data: OpenMap, { field, op, value }: QueryFilter): void {
  const facts = toFacts(op, value);
  settle(data, field, (before) => new Unknown([...(before?.facts ?? []), ...facts]));
}

function toFacts(op: QueryFilter['op'], value: RulesValue): Fact[] {
  switch (op) {
    case '!=':
      return [
        { op: '!=', value },
        { op: '!=', value: null },
      ];
    case 'not-in': {
      const values = Array.isArray(value) ? value : [];
      return [...values, null].map((excluded) => ({ op: '!=', value: excluded }));
    }
    case '<':
    case '<=':
    case '>':
    case '>=':
      return [{ op, value }];
    case 'array-contains':
      return [{ op: 'contains', value }];
    case '==':
    case 'in':
    case 'array-contains-any':
      return [];
  }
}

type Settled = RulesValue | ((before: Unknown | null) => Unknown);

/** Sets a nested field; the maps around it stay open, unless a filter determines them entirely. */
function settle(data: OpenMap, field: string[], value: Settled): void {
  const [first = '', ...rest] = field;
  const before = data.get(first);
  if (rest.length === 0) {
    const known = before instanceof Unknown ? before : null;
    data.set(first, typeof value === 'function' ? value(known) : value);
    return;
  }
  if (before !== undefined && !(before instanceof OpenMap) && !(before instanceof Unknown)) return;
  const inner = before instanceof OpenMap ? before : new OpenMap();
  data.set(first, inner);
  settle(inner, rest, value);
}
