import { NAME, normalizeFieldPath } from '../protocol/field-path.ts';
import {
  createIndexSet,
  type CompositeIndex,
  type FieldIndex,
  type FieldOverride,
  type IndexField,
  type IndexSet,
  type Mode,
  type Scope,
} from './index-set.ts';

/** The parts of firestore.indexes.json that affect queries. */
type IndexesFile = {
  indexes?: { collectionGroup: string; queryScope: Scope; fields: FileField[] }[];
  fieldOverrides?: { collectionGroup: string; fieldPath: string; indexes: FileFieldIndex[] }[];
};
type FileField = { fieldPath: string; order?: Mode; arrayConfig?: Mode };
type FileFieldIndex = { order?: Mode; arrayConfig?: Mode; queryScope?: Scope };

/** Reads firestore.indexes.json; throws for an invalid entry. */
export function parseIndexes(json: string, file: string): IndexSet {
  try {
    const { indexes = [], fieldOverrides = [] } = JSON.parse(json) as IndexesFile;
    return createIndexSet(indexes.flatMap(readComposite), fieldOverrides.map(readOverride));
  } catch (error) {
    throw new Error(`${file} cannot be read: ${String(error)}`, { cause: error });
  }
}

type FileIndex = NonNullable<IndexesFile['indexes']>[number];

function readComposite({ collectionGroup, queryScope, fields }: FileIndex): CompositeIndex[] {
  // A vector index serves only nearest-neighbour searches.
  if (fields.some((field) => 'vectorConfig' in field)) return [];
  const read = fields.map((field): IndexField => ({
    path: normalizeFieldPath(field.fieldPath),
    mode: readMode(field),
  }));
  const scope = readScope(queryScope);
  return [{ collection: collectionGroup, scope, fields: withName(read) }];
}

/** An index that does not say how it sorts by name uses the direction of the field before. */
function withName(fields: IndexField[]): IndexField[] {
  const last = fields.at(-1);
  if (last?.path === NAME) return fields;
  const mode = last?.mode === 'DESCENDING' ? 'DESCENDING' : 'ASCENDING';
  return [...fields, { path: NAME, mode }];
}

type FileOverride = NonNullable<IndexesFile['fieldOverrides']>[number];

function readOverride({ collectionGroup, fieldPath, indexes }: FileOverride): FieldOverride {
  const path = fieldPath === '*' ? fieldPath : normalizeFieldPath(fieldPath);
  const read = indexes.map((index): FieldIndex => {
    const scope = readScope(index.queryScope ?? 'COLLECTION');
    return { mode: readMode(index), scope };
  });
  return { collection: collectionGroup, path, indexes: read };
}

function readMode({ order, arrayConfig }: Pick<FileFieldIndex, 'order' | 'arrayConfig'>): Mode {
  const mode = order ?? arrayConfig;
  if (mode === 'ASCENDING' || mode === 'DESCENDING' || mode === 'CONTAINS') return mode;
  throw new Error(`"${String(mode)}" is neither an order nor CONTAINS`);
}

function readScope(scope: Scope): Scope {
  if (scope === 'COLLECTION' || scope === 'COLLECTION_GROUP') return scope;
  throw new Error(`"${String(scope)}" is no queryScope`);
}
