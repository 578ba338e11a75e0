/**
 * The values that rules compute with. An int is a bigint and a float a number, so that the two
 * stay apart and an int keeps its 64 bits; bytes are a Uint8Array, a list is an array.
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
  | Unknown
  | RulesValue[];

export type RulesMap = Map<string, RulesValue>;

/** What `resource` is: built by `firestoreDocument` and `storageObject` in documents.ts. */
export type RulesDocument = RulesMap;

export class Timestamp {
  readonly nanos: bigint;
  /** Nanoseconds since 1970. */
  constructor(nanos: bigint) {
    this.nanos = nanos;
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

/** `databases/(default)/documents/users/u1`, in segments; one is unknown in a list. */
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

/** What a query's filters say about a field whose value is not given by them. */
export type Fact =
  { op: '<' | '<=' | '>' | '>=' | '!='; value: RulesValue } | { op: 'contains'; value: RulesValue };

/** A value that a list's query leaves open. A condition that depends on it denies. */
export class Unknown {
  readonly facts: readonly Fact[];
  constructor(facts: readonly Fact[] = []) {
    this.facts = facts;
  }
}
