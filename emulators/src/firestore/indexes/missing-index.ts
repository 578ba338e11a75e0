import { NAME } from '../protocol/field-path.ts';
import type { FieldIndex, IndexField, IndexSet, Mode } from './index-set.ts';
import type { Place } from './is-served.ts';
import type { Need } from './plan-query.ts';

/** Google's message, and the entry to add to firestore.indexes.json. */
export function explainMissing(needs: Need[], place: Place, indexes: IndexSet): string {
  const missing = needs.map((need) => toFields(need));
  const sentences = missing.map((fields) => explain(fields, place, indexes));
  return [...new Set(sentences)].join('\n');
}

function explain(fields: IndexField[], place: Place, indexes: IndexSet): string {
  const { collection, scope } = place;
  const [only, ...others] = fields;
  if (only && others.length === 0 && only.path === NAME) {
    return 'The query requires an index. None can be made for descending names alone: sort by a field of the document.';
  }
  if (only && others.length === 0) {
    const kind = `${scope}_${SHORT[only.mode]}`;
    const existing = indexes.listOfField(collection, only.path);
    const entry = {
      collectionGroup: collection,
      fieldPath: only.path,
      indexes: [...existing, { mode: only.mode, scope }].map(toFileIndex),
    };
    return (
      `The query requires a ${kind} index for collection ${collection} and field ${only.path}. ` +
      `Add to the fieldOverrides of firestore.indexes.json: ${JSON.stringify(entry)}`
    );
  }
  const entry = { collectionGroup: collection, queryScope: scope, fields: fields.map(toFileField) };
  return (
    'The query requires an index. ' +
    `Add to the indexes of firestore.indexes.json: ${JSON.stringify(entry)}`
  );
}

const SHORT = { ASCENDING: 'ASC', DESCENDING: 'DESC', CONTAINS: 'CONTAINS' };

/** The smallest index that answers without merging; the name is left out if implied. */
function toFields({ equal, contains, sort }: Need): IndexField[] {
  const name = sort.at(-1)?.mode ?? 'ASCENDING';
  const direction = sort.length > 1 ? 'ASCENDING' : name;
  const arrays = contains.map((path): IndexField => ({ path, mode: 'CONTAINS' }));
  const equalities = equal.map((path): IndexField => ({ path, mode: direction }));
  const fields = [...arrays, ...equalities, ...sort.slice(0, -1)];
  const last = fields.at(-1)?.mode;
  const isImplied = last === name || (last === 'CONTAINS' && fields.length === 1);
  return isImplied ? fields : [...fields, ...sort.slice(-1)];
}

function toFileField({ path, mode }: IndexField) {
  return { fieldPath: path, ...toFileMode(mode) };
}

function toFileIndex({ mode, scope }: FieldIndex) {
  return { ...toFileMode(mode), queryScope: scope };
}

function toFileMode(mode: Mode) {
  return mode === 'CONTAINS' ? { arrayConfig: mode } : { order: mode };
}
