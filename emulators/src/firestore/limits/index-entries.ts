import type { CompositeIndex, IndexSet } from '../indexes/index-set.ts';
import { splitName } from '../protocol/document-name.ts';
import { joinFieldPath, NAME, splitFieldPath } from '../protocol/field-path.ts';
import type { Document, Value } from '../protocol/messages.ts';
import { listElements, listFields } from '../protocol/nested-values.ts';

export const MAX_INDEX_ENTRIES = 40_000;

/**
 * An array element is indexed in both orders of the name: an array of 20,000 different elements was
 * refused by the cloud, though Google's example counts one entry for each.
 */
const ENTRIES_AN_ELEMENT = 2;

/** A field, or its elements, has at most two directions for a collection and two for its group. */
const MOST_ENTRIES_A_VALUE = 4;

export type IndexEntries = {
  total: number;
  /** The field with the most entries, including everything inside it. */
  largest: string;
};

/** Counts a document's index entries; if it is surely within the limit, returns an upper bound. */
export function countIndexEntries(
  { name, fields = {} }: Document,
  indexes: IndexSet,
): IndexEntries {
  const collection = splitName(name).at(-2) ?? '';
  const composites = indexes.composites.filter((index) => index.collection === collection);
  const values = Object.values(fields).reduce((sum, value) => sum + countValues(value), 0);
  const bound = values * (MOST_ENTRIES_A_VALUE + composites.length);
  if (bound <= MAX_INDEX_ENTRIES) return { total: bound, largest: '' };
  const counts = Object.entries(fields).map(([field, value]) => ({
    field,
    entries: countField(collection, [field], value, indexes),
  }));
  const [largest] = counts.sort((a, b) => b.entries - a.entries);
  const single = counts.reduce((sum, { entries }) => sum + entries, 0);
  const composite = composites.reduce((sum, index) => sum + countComposite(index, fields), 0);
  return { total: single + composite, largest: largest?.field ?? '' };
}

function countField(collection: string, path: string[], value: Value, indexes: IndexSet): number {
  const fieldPath = joinFieldPath(path);
  const list = indexes.listOfField(collection, fieldPath);
  if (list.length === 0 && !indexes.hasOverrideInside(collection, fieldPath)) return 0;
  const elements = countElements(value);
  const own = list.reduce(
    (sum, { mode }) => sum + (mode === 'CONTAINS' ? elements * ENTRIES_AN_ELEMENT : 1),
    0,
  );
  const inside = Object.entries(listFields(value) ?? {});
  return inside.reduce(
    (sum, [name, field]) => sum + countField(collection, [...path, name], field, indexes),
    own,
  );
}

/** A document that lacks one of the fields has no entry. */
function countComposite({ fields }: CompositeIndex, document: Record<string, Value>): number {
  return fields
    .filter(({ path }) => path !== NAME)
    .map(({ path, mode }) => {
      const value = findField(document, splitFieldPath(path));
      if (!value) return 0;
      return mode === 'CONTAINS' ? countElements(value) : 1;
    })
    .reduce((product, count) => product * count, 1);
}

function findField(fields: Record<string, Value>, [name, ...rest]: string[]): Value | undefined {
  const value = fields[name ?? ''];
  if (rest.length === 0 || !value) return value;
  return findField(listFields(value) ?? {}, rest);
}

function countElements(value: Value): number {
  return new Set((listElements(value) ?? []).map((element) => JSON.stringify(element))).size;
}

function countValues(value: Value): number {
  const inside = listElements(value) ?? Object.values(listFields(value) ?? {});
  return inside.reduce((sum, one) => sum + countValues(one), 1);
}
