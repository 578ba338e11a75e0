import type { IndexSet } from '../../src/firestore/indexes/index-set.ts';
import { parseIndexes } from '../../src/firestore/indexes/parse-indexes.ts';

/** A short form of entries in firestore.indexes.json. */
export type Entry = { indexes?: object[]; fieldOverrides?: object[] };

/** Parses `country asc, population desc`; a field without a direction is an array. */
export function composite(fields: string, queryScope = 'COLLECTION'): Entry {
  const parsed = fields.split(', ').map((field) => {
    const [fieldPath, direction] = field.split(' ');
    if (direction === undefined) return { fieldPath, arrayConfig: 'CONTAINS' };
    return { fieldPath, order: direction === 'asc' ? 'ASCENDING' : 'DESCENDING' };
  });
  return { indexes: [{ queryScope, fields: parsed }] };
}

/** `override('size', 'asc group')` gives the field this index and no other. */
export function override(fieldPath: string, ...modes: string[]): Entry {
  const indexes = modes.map((text) => {
    const [mode, scope] = text.split(' ');
    const queryScope = scope === 'group' ? 'COLLECTION_GROUP' : 'COLLECTION';
    if (mode === 'contains') return { arrayConfig: 'CONTAINS', queryScope };
    return { order: mode === 'asc' ? 'ASCENDING' : 'DESCENDING', queryScope };
  });
  return { fieldOverrides: [{ fieldPath, indexes }] };
}

/** The indexes of several collections, keyed by collection id. */
export function toIndexSet(collections: Record<string, Entry[]>): IndexSet {
  const placed = Object.entries(collections).flatMap(([collectionGroup, entries]) =>
    entries.map((entry) => place(entry, collectionGroup)),
  );
  const file = {
    indexes: placed.flatMap(({ indexes = [] }) => indexes),
    fieldOverrides: placed.flatMap(({ fieldOverrides = [] }) => fieldOverrides),
  };
  return parseIndexes(JSON.stringify(file), 'firestore.indexes.json');
}

export function place(
  { indexes = [], fieldOverrides = [] }: Entry,
  collectionGroup: string,
): Entry {
  return {
    indexes: indexes.map((index) => ({ collectionGroup, ...index })),
    fieldOverrides: fieldOverrides.map((override) => ({ collectionGroup, ...override })),
  };
}
