import { joinFieldPath, splitFieldPath } from '../protocol/field-path.ts';

export type Mode = 'ASCENDING' | 'DESCENDING' | 'CONTAINS';
export type Scope = 'COLLECTION' | 'COLLECTION_GROUP';

export type IndexField = { path: string; mode: Mode };

/** The last field is always the document's name. */
export type CompositeIndex = { collection: string; scope: Scope; fields: IndexField[] };

/** How one field is indexed by itself. */
export type FieldIndex = { mode: Mode; scope: Scope };

/** A project's setting for one field, or for `*`, all fields of a collection. */
export type FieldOverride = { collection: string; path: string; indexes: FieldIndex[] };

/** The indexes of a database, both configured and automatic ones. */
export type IndexSet = {
  composites: readonly CompositeIndex[];
  /** The indexes of this field alone. */
  listOfField(collection: string, path: string): readonly FieldIndex[];
  /** Tells whether there is a setting for a field inside this one. */
  hasOverrideInside(collection: string, path: string): boolean;
};

/** The indexes of a field without a setting. */
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
    /** A field inside a map inherits the map's setting unless it has its own. */
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

/** A database without configured indexes. */
export const AUTOMATIC_INDEXES = createIndexSet([], []);

function toKey(collection: string, path: string): string {
  return `${collection}/${path}`;
}
