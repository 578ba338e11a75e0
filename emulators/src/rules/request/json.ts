import type { RulesValue } from '../language/values/value.ts';
import { Timestamp } from '../language/values/value.ts';

/** Converts JSON, such as a token's claims or an object's metadata; whole numbers become ints. */
export function fromJson(value: unknown): RulesValue {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : value;
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (value instanceof Date) return Timestamp.fromDate(value);
  if (Array.isArray(value)) return value.map(fromJson);
  if (typeof value !== 'object') throw new TypeError(`Not from JSON: ${typeof value}`);
  return new Map(Object.entries(value).map(([key, part]) => [key, fromJson(part)]));
}
