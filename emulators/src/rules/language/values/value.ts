/**
 * The values of the rules language. An int is a bigint and a float a number, so that they stay
 * distinct and an int keeps its 64 bits; bytes are a Uint8Array and a list is an array.
 */
export type RulesValue =
  | null
  | boolean
  | bigint
  | number
  | string
  | Uint8Array
  | Timestamp
  | Duration
  | LatLng
  | RulesPath
  | RulesSet
  | RulesMap
  | MapDiff
  | Unknown
  | RulesValue[];

export type RulesMap = Map<string, RulesValue>;

/** A map with only some known fields: any other is unknown, and so is its size. */
export class OpenMap extends Map<string, RulesValue> {}

/** The value of `resource`, made from a Firestore document or a Storage file. */
export type RulesDocument = RulesMap;

export class Timestamp {
  readonly nanos: bigint;
  /** Nanoseconds since 1970. */
  constructor(nanos: bigint) {
    this.nanos = nanos;
  }

  static fromDate(date: Date): Timestamp {
    return new Timestamp(BigInt(date.getTime()) * 1_000_000n);
  }
}

export class Duration {
  readonly nanos: bigint;
  constructor(nanos: bigint) {
    this.nanos = nanos;
  }
}

export class LatLng {
  readonly latitude: number;
  readonly longitude: number;
  constructor(latitude: number, longitude: number) {
    this.latitude = latitude;
    this.longitude = longitude;
  }
}

/** Segments such as those of `databases/(default)/documents/users/u1`; unknown ones in a list. */
export class RulesPath {
  readonly segments: readonly (string | Unknown)[];
  constructor(segments: readonly (string | Unknown)[]) {
    this.segments = segments;
  }
}

export class RulesSet {
  readonly values: readonly RulesValue[];
  constructor(values: readonly RulesValue[]) {
    this.values = values;
  }
}

/** The result of `after.diff(before)`, whose methods tell which keys differ. */
export class MapDiff {
  readonly after: RulesMap;
  readonly before: RulesMap;
  constructor(after: RulesMap, before: RulesMap) {
    this.after = after;
    this.before = before;
  }
}

/** What a query's filters say about a field without fixing its value. */
export type Fact = { op: '<' | '<=' | '>' | '>=' | '!=' | 'contains'; value: RulesValue };

/** A value that a list query leaves open. A condition that depends on it denies. */
export class Unknown {
  readonly facts: readonly Fact[];
  constructor(facts: readonly Fact[] = []) {
    this.facts = facts;
  }
}

export type TypeName =
  | 'null'
  | 'bool'
  | 'int'
  | 'float'
  | 'string'
  | 'bytes'
  | 'timestamp'
  | 'duration'
  | 'latlng'
  | 'path'
  | 'set'
  | 'map'
  | 'map_diff'
  | 'list'
  | 'unknown';

/** The name of a value's type for the `is` operator. */
export function typeOf(value: RulesValue): TypeName {
  if (value === null) return 'null';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'bigint') return 'int';
  if (typeof value === 'number') return 'float';
  if (typeof value === 'string') return 'string';
  if (value instanceof Uint8Array) return 'bytes';
  if (value instanceof Timestamp) return 'timestamp';
  if (value instanceof Duration) return 'duration';
  if (value instanceof LatLng) return 'latlng';
  if (value instanceof RulesPath) return 'path';
  if (value instanceof RulesSet) return 'set';
  if (value instanceof MapDiff) return 'map_diff';
  if (value instanceof Map) return 'map';
  if (Array.isArray(value)) return 'list';
  return 'unknown';
}

/** Tells whether a value is unknown or contains something unknown. */
export function hasUnknown(value: RulesValue): boolean {
  if (value instanceof Unknown || value instanceof OpenMap) return true;
  if (Array.isArray(value)) return value.some(hasUnknown);
  if (value instanceof RulesSet) return value.values.some(hasUnknown);
  if (value instanceof RulesPath) return value.segments.some((part) => part instanceof Unknown);
  if (value instanceof MapDiff) return hasUnknown(value.after) || hasUnknown(value.before);
  if (value instanceof Map) return [...value.values()].some(hasUnknown);
  return false;
}

export function isNumber(value: RulesValue): value is number | bigint {
  return typeof value === 'number' || typeof value === 'bigint';
}
