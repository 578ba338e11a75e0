import { toText } from '../modules/convert.ts';
import { contains } from '../values/equality.ts';
import { asList, asString } from '../values/failure.ts';
import { allOf, anyOf } from '../values/truth.ts';
import type { RulesValue } from '../values/value.ts';
import { RulesSet } from '../values/value.ts';
import type { Methods } from './method.ts';

export const LIST_METHODS: Methods<RulesValue[]> = {
  size: { arity: 0, call: (list) => BigInt(list.length) },
  toSet: { arity: 0, call: (list) => new RulesSet(removeDuplicates(list)) },
  concat: { arity: 1, call: (list, other) => [...list, ...asList(other)] },
  removeAll: {
    arity: 1,
    call: (list, other) => list.filter((item) => contains(asList(other), item) !== true),
  },
  join: { arity: 1, call: (list, separator) => list.map(toText).join(asString(separator)) },
  hasAll: { arity: 1, call: (list, other) => hasAll(list, asList(other)) },
  hasAny: { arity: 1, call: (list, other) => hasAny(list, asList(other)) },
  /** Every item of this list is in the other one, which may have more. */
  hasOnly: { arity: 1, call: (list, other) => hasAll(asList(other), list) },
};

export function hasAll(items: readonly RulesValue[], wanted: readonly RulesValue[]): RulesValue {
  return allOf(wanted.map((item) => contains(items, item)));
}

export function hasAny(items: readonly RulesValue[], wanted: readonly RulesValue[]): RulesValue {
  return anyOf(wanted.map((item) => contains(items, item)));
}

/** The first of equal items is kept. */
export function removeDuplicates(items: readonly RulesValue[]): RulesValue[] {
  return items.filter((item, index) => contains(items.slice(0, index), item) !== true);
}
