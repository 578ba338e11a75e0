import type { ProtoTime, Value } from '../protocol/messages.ts';
import { listDimensions, listElements, listFields } from '../protocol/nested-values.ts';
import { kindOf, rankOf, type Kind } from './kind.ts';
import { compareNames } from './names.ts';
import { compareNumbers, readNumber } from './numbers.ts';
import { compareText } from './text.ts';

/**
 * The order of all values: by type first, then within it.
 * https://firebase.google.com/docs/firestore/manage-data/data-types#value_type_ordering
 */
export function compareValues(a: Value, b: Value): number {
  const [kind, other] = [kindOf(a), kindOf(b)];
  return kind === other ? COMPARE[kind](a, b) : rankOf(kind) - rankOf(other);
}

/** Tells whether a query takes two values for the same: 1 equals 1.0, and NaN equals NaN. */
export function isEqual(a: Value, b: Value): boolean {
  return compareValues(a, b) === 0;
}

const COMPARE: Record<Kind, (a: Value, b: Value) => number> = {
  null: () => 0,
  boolean: (a, b) => Number(a.booleanValue) - Number(b.booleanValue),
  number: (a, b) => compareNumbers(readNumber(a), readNumber(b)),
  timestamp: (a, b) => compareTimes(a.timestampValue ?? {}, b.timestampValue ?? {}),
  string: (a, b) => compareText(a.stringValue ?? '', b.stringValue ?? ''),
  bytes: (a, b) => Buffer.compare(a.bytesValue ?? Buffer.of(), b.bytesValue ?? Buffer.of()),
  reference: (a, b) => compareNames(a.referenceValue ?? '', b.referenceValue ?? ''),
  geoPoint({ geoPointValue: a = {} }, { geoPointValue: b = {} }) {
    return (a.latitude ?? 0) - (b.latitude ?? 0) || (a.longitude ?? 0) - (b.longitude ?? 0);
  },
  array: (a, b) => compareLists(listElements(a) ?? [], listElements(b) ?? []),
  vector(a, b) {
    const [one, other] = [listDimensions(a) ?? [], listDimensions(b) ?? []];
    return one.length - other.length || compareLists(one, other);
  },
  map: (a, b) => compareMaps(listFields(a) ?? {}, listFields(b) ?? {}),
};

function compareTimes(a: ProtoTime, b: ProtoTime): number {
  return Number(a.seconds ?? 0) - Number(b.seconds ?? 0) || (a.nanos ?? 0) - (b.nanos ?? 0);
}

function compareLists(a: readonly Value[], b: readonly Value[]): number {
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at += 1) {
    const compared = compareValues(a[at] ?? {}, b[at] ?? {});
    if (compared !== 0) return compared;
  }
  return a.length - b.length;
}

/** The names in their order decide before the values do. */
function compareMaps(a: Record<string, Value>, b: Record<string, Value>): number {
  const names = Object.keys(a).sort(compareText);
  const others = Object.keys(b).sort(compareText);
  const length = Math.min(names.length, others.length);
  for (let at = 0; at < length; at += 1) {
    const [name = '', other = ''] = [names[at], others[at]];
    const compared = compareText(name, other) || compareValues(a[name] ?? {}, b[other] ?? {});
    if (compared !== 0) return compared;
  }
  return names.length - others.length;
}
