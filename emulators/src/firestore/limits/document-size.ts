import { splitName } from '../protocol/document-name.ts';
import type { Document, Value } from '../protocol/messages.ts';
import { listDimensions, listElements, listFields } from '../protocol/nested-values.ts';

const NAME_BYTES = 16;
const DOCUMENT_BYTES = 32;

/** A document's size by Google's rules: https://firebase.google.com/docs/firestore/storage-size */
export function measureDocument({ name, fields = {} }: Document): number {
  return measureName(name) + measureFields(fields);
}

/** The ids of its path, each as a string, without the database. */
export function measureName(name: string): number {
  return splitName(name).reduce((sum, id) => sum + measureString(id), NAME_BYTES);
}

function measureFields(fields: Record<string, Value>): number {
  return Object.entries(fields).reduce(
    (sum, [name, value]) => sum + measureString(name) + measureValue(value),
    DOCUMENT_BYTES,
  );
}

/** A map is measured like a document without a name. */
export function measureValue(value: Value): number {
  const { stringValue, bytesValue, referenceValue } = value;
  if (typeof stringValue === 'string') return measureString(stringValue);
  if (bytesValue instanceof Uint8Array) return bytesValue.length;
  if (typeof referenceValue === 'string') return measureName(referenceValue);
  if ('geoPointValue' in value) return 16;
  if ('nullValue' in value || 'booleanValue' in value) return 1;
  const elements = listElements(value) ?? listDimensions(value);
  if (elements) return elements.reduce((sum, element) => sum + measureValue(element), 0);
  const fields = listFields(value);
  return fields ? measureFields(fields) : NUMBER_OR_TIME_BYTES;
}

const NUMBER_OR_TIME_BYTES = 8;

function measureString(text: string): number {
  return Buffer.byteLength(text) + 1;
}
