import type { Value } from './messages.ts';

/** The elements of an array; null for any other value. */
export function listElements({ arrayValue }: Value): Value[] | null {
  return arrayValue ? (arrayValue.values ?? []) : null;
}

/** The fields of a map; null for any other value. */
export function listFields(value: Value): Record<string, Value> | null {
  const fields = readMap(value);
  return fields && isVector(fields) ? null : fields;
}

/** The numbers of a vector, which is sent as a marked map; null for any other value. */
export function listDimensions(value: Value): Value[] | null {
  const fields = readMap(value);
  return fields && isVector(fields) ? listElements(fields['value'] ?? {}) : null;
}

function readMap({ mapValue }: Value): Record<string, Value> | null {
  return mapValue ? (mapValue.fields ?? {}) : null;
}

function isVector(fields: Record<string, Value>): boolean {
  return fields['__type__']?.stringValue === '__vector__';
}
