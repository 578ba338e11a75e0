import type { Value } from '../protocol/messages.ts';
import { listDimensions } from '../protocol/nested-values.ts';

/** The types of values in the order in which Firestore sorts them. */
const KINDS = [
  'null',
  'boolean',
  'number',
  'timestamp',
  'string',
  'bytes',
  'reference',
  'geoPoint',
  'array',
  'vector',
  'map',
] as const;

export type Kind = (typeof KINDS)[number];

const RANKS = Object.fromEntries(KINDS.map((kind, rank) => [kind, rank])) as Record<Kind, number>;

export function kindOf(value: Value): Kind {
  if (value.stringValue !== undefined) return 'string';
  if (value.integerValue !== undefined || value.doubleValue !== undefined) return 'number';
  if (value.timestampValue !== undefined) return 'timestamp';
  if (value.booleanValue !== undefined) return 'boolean';
  if (value.referenceValue !== undefined) return 'reference';
  if (value.arrayValue !== undefined) return 'array';
  if (value.mapValue !== undefined) return listDimensions(value) ? 'vector' : 'map';
  if (value.bytesValue !== undefined) return 'bytes';
  if (value.geoPointValue !== undefined) return 'geoPoint';
  return 'null';
}

/** Where values of a type come among those of other types. */
export function rankOf(kind: Kind): number {
  return RANKS[kind];
}

export function isNull(value: Value): boolean {
  return kindOf(value) === 'null';
}

export function isNaNValue({ doubleValue }: Value): boolean {
  return doubleValue !== undefined && Number.isNaN(Number(doubleValue));
}
