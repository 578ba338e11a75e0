import type { ProtoTime, Value } from '../protocol/messages.ts';
import { invalidArgument } from '../protocol/status.ts';

const NANOS_PER_MICRO = 1000;

/**
 * A copy of a value as a document keeps it: one spelling for each, and times in whole microseconds.
 * Throws for what is no value.
 */
export function toStored(value: Value): Value {
  const { integerValue, doubleValue, bytesValue, timestampValue, geoPointValue } = value;
  if (value.stringValue !== undefined) return { stringValue: value.stringValue };
  if (value.booleanValue !== undefined) return { booleanValue: value.booleanValue };
  if (integerValue !== undefined) return { integerValue: String(integerValue) };
  if (doubleValue !== undefined) return { doubleValue: Number(doubleValue) };
  if (timestampValue) return { timestampValue: toStoredTime(timestampValue) };
  if (value.referenceValue !== undefined) return { referenceValue: value.referenceValue };
  if (value.mapValue) return { mapValue: { fields: toStoredFields(value.mapValue.fields) } };
  if (value.arrayValue) {
    return { arrayValue: { values: (value.arrayValue.values ?? []).map(toStored) } };
  }
  if (bytesValue !== undefined) return { bytesValue: Buffer.from(bytesValue) };
  if (geoPointValue) {
    const { latitude = 0, longitude = 0 } = geoPointValue;
    return { geoPointValue: { latitude, longitude } };
  }
  if (value.nullValue !== undefined) return { nullValue: 'NULL_VALUE' };
  throw invalidArgument('Cannot convert firestore.v1.Value with type unset.');
}

export function toStoredFields(fields: Record<string, Value> = {}): Record<string, Value> {
  return Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, toStored(one)]));
}

function toStoredTime({ seconds = 0, nanos = 0 }: ProtoTime): ProtoTime {
  return { seconds: String(seconds), nanos: nanos - (nanos % NANOS_PER_MICRO) };
}
