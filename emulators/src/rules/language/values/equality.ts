import { isOutOfBounds } from './facts.ts';
import type { Truth } from './truth.ts';
import { allOf, anyOf } from './truth.ts';
import type { RulesValue } from './value.ts';
import {
  Duration,
  hasUnknown,
  isNumber,
  LatLng,
  OpenMap,
  RulesPath,
  RulesSet,
  Timestamp,
  typeOf,
  Unknown,
} from './value.ts';

/** Evaluates `==`: values of different types differ, but an int can equal a float. */
export function isEqual(left: RulesValue, right: RulesValue): Truth {
  if (left instanceof Unknown) return compareToFacts(left, right);
  if (right instanceof Unknown) return compareToFacts(right, left);
  if (isNumber(left) && isNumber(right)) return left == right; // eslint-disable-line eqeqeq -- 1n == 1
  if (Array.isArray(left) && Array.isArray(right)) return areItemsEqual(left, right);
  if (left instanceof RulesPath && right instanceof RulesPath) {
    return areItemsEqual(left.segments, right.segments);
  }
  if (left instanceof RulesSet && right instanceof RulesSet) return areSetsEqual(left, right);
  if (left instanceof Map && right instanceof Map) return areMapsEqual(left, right);
  if (left instanceof Uint8Array && right instanceof Uint8Array) {
    return Buffer.compare(left, right) === 0;
  }
  if (left instanceof Timestamp && right instanceof Timestamp) return left.nanos === right.nanos;
  if (left instanceof Duration && right instanceof Duration) return left.nanos === right.nanos;
  if (left instanceof LatLng && right instanceof LatLng) {
    return left.latitude === right.latitude && left.longitude === right.longitude;
  }
  return typeOf(left) === typeOf(right) && left === right;
}

/** Evaluates `item in items`. */
export function contains(items: readonly RulesValue[], item: RulesValue): Truth {
  return anyOf(items.map((candidate) => isEqual(candidate, item)));
}

/** What a query's filters on a field prove about `field == value`. */
function compareToFacts(field: Unknown, value: RulesValue): Truth {
  if (value instanceof Unknown) return new Unknown();
  const isExcluded = field.facts.some((fact) =>
    fact.op === '!=' ? isEqual(fact.value, value) === true : isOutOfBounds(fact, value),
  );
  return isExcluded ? false : new Unknown();
}

function areItemsEqual(left: readonly RulesValue[], right: readonly RulesValue[]): Truth {
  if (left.length !== right.length) return false;
  return allOf(left.map((item, index) => isEqual(item, right[index] ?? null)));
}

function areSetsEqual(left: RulesSet, right: RulesSet): Truth {
  if (hasUnknown(left) || hasUnknown(right)) return new Unknown();
  if (left.values.length !== right.values.length) return false;
  return allOf(left.values.map((value) => contains(right.values, value)));
}

function areMapsEqual(
  left: ReadonlyMap<string, RulesValue>,
  right: ReadonlyMap<string, RulesValue>,
): Truth {
  const isOpen = left instanceof OpenMap || right instanceof OpenMap;
  if (isOpen) return new Unknown();
  if (left.size !== right.size) return false;
  return allOf(
    [...left].map(([key, value]) => {
      const other = right.get(key);
      return other === undefined ? false : isEqual(value, other);
    }),
  );
}
