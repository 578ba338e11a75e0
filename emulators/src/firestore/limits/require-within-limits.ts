import { nameOfWrite } from '../documents/apply-write.ts';
import type { Engine } from '../engine/engine.ts';
import { previewWrites } from '../guard/write-preview.ts';
import type { IndexSet } from '../indexes/index-set.ts';
import { splitName } from '../protocol/document-name.ts';
import type { Document, FieldTransform, Write } from '../protocol/messages.ts';
import { invalidArgument } from '../protocol/status.ts';
import { measureDocument } from './document-size.ts';
import { countIndexEntries, MAX_INDEX_ENTRIES } from './index-entries.ts';
import { requireValidFields } from './require-valid-fields.ts';
import { requireValidNames } from './require-valid-names.ts';
import { requireValidWrites } from './require-valid-writes.ts';

const MAX_DOCUMENT_BYTES = 1_048_576;

type Limited = { engine: Engine; indexes: IndexSet };

/**
 * Throws when the cloud would refuse writes for their names or for the resulting documents:
 * https://firebase.google.com/docs/firestore/quotas#limits
 */
export function requireWithinLimits(limited: Limited, writes: Write[]): void {
  const { engine, indexes } = limited;
  requireValidWrites(writes);
  requireValidNames(writes.map(nameOfWrite));
  for (const part of writes.flatMap(listParts)) requireValidFields(part.fields ?? {});
  for (const write of writes) {
    if (write.update && !isPartial(write)) requireSmall(write.update, indexes);
  }
  // The result of a partial write is computed only when it could matter.
  if (
    !writes.some((write) => isPartial(write) && mayBeTooLarge(limited, nameOfWrite(write), writes))
  ) {
    return;
  }
  const { steps } = previewWrites(engine, writes);
  for (const { after } of steps) if (after) requireSmall(after, indexes);
}

function requireSmall(document: Document, indexes: IndexSet): void {
  const bytes = measureDocument(document);
  if (bytes > MAX_DOCUMENT_BYTES) {
    throw invalidArgument(
      `Document '${document.name}' cannot be written because its size (${inWords(bytes)} bytes) ` +
        `exceeds the maximum allowed size of ${inWords(MAX_DOCUMENT_BYTES)} bytes. ` +
        'Keep what grows in documents of its own.',
    );
  }
  const { total, largest } = countIndexEntries(document, indexes);
  if (total > MAX_INDEX_ENTRIES) {
    throw invalidArgument(
      `too many index entries for entity /${splitName(document.name).join('/')}: ${inWords(total)}, ` +
        `where ${inWords(MAX_INDEX_ENTRIES)} are allowed. Most are of "${largest}": if no query asks ` +
        'for it, exempt it in the fieldOverrides of firestore.indexes.json.',
    );
  }
}

/** Estimates by adding what is stored to what is written. */
function mayBeTooLarge({ engine, indexes }: Limited, name: string, writes: Write[]): boolean {
  const before = engine.find(name);
  const coming = writes.filter((write) => nameOfWrite(write) === name).flatMap(listParts);
  const parts = before ? [before, ...coming] : coming;
  const bytes = parts.reduce((sum, part) => sum + measureDocument(part), 0);
  const entries = parts.reduce((sum, part) => sum + countIndexEntries(part, indexes).total, 0);
  return bytes > MAX_DOCUMENT_BYTES || entries > MAX_INDEX_ENTRIES;
}

function isPartial({ update, updateMask, updateTransforms = [] }: Write): boolean {
  return update !== undefined && (updateMask !== undefined || updateTransforms.length > 0);
}

/** The parts that a write adds to its document, each as a document of its own. */
function listParts({ update, updateTransforms = [] }: Write): Document[] {
  if (!update) return [];
  return [update, ...updateTransforms.map((transform) => toPart(update.name, transform))];
}

/** The appended elements of a transform; any other counts as a number or a server time. */
function toPart(name: string, { appendMissingElements }: FieldTransform): Document {
  const value = appendMissingElements
    ? { arrayValue: appendMissingElements }
    : { integerValue: '0' };
  return { name, fields: { transformed: value } };
}

function inWords(count: number): string {
  return count.toLocaleString('en-US');
}
