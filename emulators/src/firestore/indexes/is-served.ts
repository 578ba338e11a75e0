import { NAME } from '../protocol/field-path.ts';
import type { CompositeIndex, IndexField, IndexSet, Scope } from './index-set.ts';
import type { Need } from './plan-query.ts';

export type Place = { collection: string; scope: Scope };

/**
 * Tells whether the indexes can answer. One suffices that begins with all equality fields and ends
 * with the order; several can be merged that begin with some of them and all end with the order.
 * Firestore never reads an index backwards.
 */
export function isServed(need: Need, place: Place, indexes: IndexSet): boolean {
  const { equal, contains, sort } = need;
  const wanted = new Set([...equal, ...contains]);
  // Documents are sorted by name, which is an index in itself.
  if (wanted.size === 0 && isByName(sort)) return true;
  const usable = [...listComposites(place, indexes), ...listSingle(need, place, indexes)]
    .map((fields) => matchPrefix(fields, need))
    .filter((prefix) => prefix !== null);
  if (wanted.size === 0) return usable.length > 0;
  const found = new Set(usable.flat());
  return [...wanted].every((path) => found.has(path));
}

/** The equality fields that such an index begins with; null if it does not fit. */
function matchPrefix(fields: IndexField[], { equal, contains, sort }: Need): string[] | null {
  const length = fields.length - sort.length;
  const isInOrder = sort.every(({ path, mode }, at) => {
    const field = fields[length + at];
    return field?.path === path && field.mode === mode;
  });
  if (length < 0 || !isInOrder) return null;
  const prefix = fields.slice(0, length);
  const isWanted = prefix.every(({ path, mode }) =>
    mode === 'CONTAINS' ? contains.includes(path) : equal.includes(path),
  );
  return isWanted ? prefix.map(({ path }) => path) : null;
}

function listComposites({ collection, scope }: Place, { composites }: IndexSet): IndexField[][] {
  const isHere = (index: CompositeIndex) =>
    index.collection === collection && index.scope === scope;
  return composites.filter(isHere).map(({ fields }) => fields);
}

/** The single-field indexes, each with the name at its end. */
function listSingle(need: Need, { collection, scope }: Place, indexes: IndexSet): IndexField[][] {
  const paths = new Set([...need.equal, ...need.contains, ...need.sort.map(({ path }) => path)]);
  return [...paths].flatMap((path) =>
    indexes
      .listOfField(collection, path)
      .filter((index) => index.scope === scope)
      .flatMap(({ mode }) =>
        namesAfter(mode).map((name) => [
          { path, mode },
          { path: NAME, mode: name },
        ]),
      ),
  );
}

/** Array elements are indexed in both orders of the name. */
function namesAfter(mode: IndexField['mode']): IndexField['mode'][] {
  return mode === 'CONTAINS' ? ['ASCENDING', 'DESCENDING'] : [mode];
}

function isByName(sort: IndexField[]): boolean {
  return sort.length === 1 && sort[0]?.mode === 'ASCENDING';
}
