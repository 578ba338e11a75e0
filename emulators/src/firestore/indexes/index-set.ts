import { joinFieldPath, splitFieldPath } from '../protocol/field-path.ts';

export type Mode = 'ASCENDING' | 'DESCENDING' | 'CONTAINS';
export type Scope = 'COLLECTION' | 'COLLECTION_GROUP';

export type IndexField = { path: string; mode: Mode };

/** Its last field is always the document's name. */
export type CompositeIndex = { collection: string; scope: Scope; fields: IndexField[] };

/** How one field is indexed by itself. */
export type FieldIndex = { mode: Mode; scope: Scope };

/** What a project says of a field, or of `*`, all fields of a collection. */
export type FieldOverride = { collection: string; path: string; indexes: FieldIndex[] };

/** The indexes of a database: those that it was given, and those that it makes by itself. */
export type IndexSet = {
  composites: readonly CompositeIndex[];
  /** The indexes of this field alone. */
  listOfField(collection: string, path: string): readonly FieldIndex[];
  /** Whether something is said of a field inside this one. */
  hasOverrideInside(collection: string, path: string): boolean;
};

/** What Firestore does with a field that nothing is said of. */
const AUTOMATIC: readonly FieldIndex[] = (['ASCENDING', 'DESCENDING', 'CONTAINS'] as const).map(
  (mode) => ({ mode, scope: 'COLLECTION' }),
);

export function createIndexSet(
  composites: readonly CompositeIndex[],
  overrides: readonly FieldOverride[],
): IndexSet {
  const said = new Map(
    overrides.map(({ collection, path, indexes }) => [toKey(collection, path), indexes]),
  );
  return {
    composites,
    /** A field inside a map inherits what is said of the map, unless something is said of itself. */
    listOfField(collection, path) {
      const names = splitFieldPath(path);
      for (let depth = names.length; depth > 0; depth -= 1) {
        const own = said.get(toKey(collection, joinFieldPath(names.slice(0, depth))));
        if (own) return own;
      }
      return said.get(toKey(collection, '*')) ?? AUTOMATIC;
    },
    hasOverrideInside(collection, path) {
      const prefix = `${toKey(collection, path)}.`;
      return [...said.keys()].some((key) => key.startsWith(prefix));
    },
  };
}

/** A database that was given no index. */
export const AUTOMATIC_INDEXES = createIndexSet([], []);

function toKey(collection: string, path: string): string {
  return `${collection}/${path}`;
}
