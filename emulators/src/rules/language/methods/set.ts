import { contains } from '../values/equality.ts';
import { failMismatch } from '../values/failure.ts';
import type { RulesValue } from '../values/value.ts';
import { RulesSet } from '../values/value.ts';
import { hasAll, hasAny, removeDuplicates } from './list.ts';
import type { Methods } from './method.ts';

export const SET_METHODS: Methods<RulesSet> = {
  size: { arity: 0, call: (set) => BigInt(set.values.length) },
  hasAll: { arity: 1, call: (set, other) => hasAll(set.values, asItems(other)) },
  hasAny: { arity: 1, call: (set, other) => hasAny(set.values, asItems(other)) },
  hasOnly: { arity: 1, call: (set, other) => hasAll(asItems(other), set.values) },
  union: {
    arity: 1,
    call: (set, other) => new RulesSet(removeDuplicates([...set.values, ...asSet(other).values])),
  },
  intersection: {
    arity: 1,
    call: (set, other) => keep(set, (item) => contains(asSet(other).values, item) === true),
  },
  difference: {
    arity: 1,
    call: (set, other) => keep(set, (item) => contains(asSet(other).values, item) !== true),
  },
};

function keep(set: RulesSet, isKept: (item: RulesValue) => boolean): RulesSet {
  return new RulesSet(set.values.filter(isKept));
}

function asSet(value: RulesValue | undefined): RulesSet {
  return value instanceof RulesSet ? value : failMismatch('set', value);
}

function asItems(value: RulesValue | undefined): readonly RulesValue[] {
  return Array.isArray(value) ? value : asSet(value).values;
}
