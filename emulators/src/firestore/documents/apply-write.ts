import { isDeepStrictEqual } from 'node:util';
import { splitName } from '../protocol/document-name.ts';
import { splitFieldPath } from '../protocol/field-path.ts';
import type { FieldTransform, Value, Write } from '../protocol/messages.ts';
import { toStoredFields } from '../values/to-stored.ts';
import type { Stored } from './document-store.ts';
import { getField, withField, withoutField, type Fields } from './fields.ts';
import { transformFields } from './transforms.ts';

/** The document after a write, null when there is none, and the results of its transforms. */
export type Written = { after: Stored | null; transformResults: Value[] };

/** Does one write, whose precondition holds, at a time of the server in milliseconds. */
export function applyWrite(write: Write, before: Stored | null, time: number): Written {
  const name = nameOfWrite(write);
  if (write.verify !== undefined) return { after: before, transformResults: [] };
  if (write.delete !== undefined) return { after: null, transformResults: [] };
  const updated = updateFields(before?.fields ?? {}, write);
  const { fields, results } = transformFields(updated, listTransforms(write), time);
  // A write that changes nothing leaves the document with its time.
  if (before && isDeepStrictEqual(fields, before.fields)) {
    return { after: before, transformResults: results };
  }
  const path = before?.path ?? splitName(name);
  const createdAt = before?.createdAt ?? time;
  return { after: { name, path, fields, createdAt, updatedAt: time }, transformResults: results };
}

export function nameOfWrite({ update, delete: deleted, verify, transform }: Write): string {
  return update?.name ?? deleted ?? verify ?? transform?.document ?? '';
}

/** The transforms of a write, in either of the forms that they are sent in. */
export function listTransforms({ updateTransforms, transform }: Write): FieldTransform[] {
  return updateTransforms ?? transform?.fieldTransforms ?? [];
}

/** With a mask, only what it names is set, or deleted when the update lacks it. */
function updateFields(before: Fields, { update, updateMask }: Write): Fields {
  if (!update) return before;
  const fields = toStoredFields(update.fields);
  if (!updateMask) return fields;
  return (updateMask.fieldPaths ?? []).map(splitFieldPath).reduce((now, path) => {
    const value = getField(fields, path);
    return value ? withField(now, path, value) : withoutField(now, path);
  }, before);
}
