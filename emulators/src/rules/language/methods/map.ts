import { isEqual } from '../values/equality.ts';
import { fail, failMismatch } from '../values/failure.ts';
import type { RulesMap, RulesValue } from '../values/value.ts';
import { MapDiff, OpenMap, RulesSet, typeOf, Unknown } from '../values/value.ts';
import type { Methods } from './method.ts';

export const MAP_METHODS: Methods<RulesMap> = {
  size: { arity: 0, call: (map) => BigInt(map.size) },
  keys: { arity: 0, call: (map) => [...map.keys()] },
  values: { arity: 0, call: (map) => [...map.values()] },
  get: { arity: 2, call: (map, key, otherwise = null) => get(map, key, otherwise) },
  diff: {
    arity: 1,
    call: (map, other) =>
      other instanceof Map ? new MapDiff(map, other) : failMismatch('map', other),
  },
};

export const MAP_DIFF_METHODS: Methods<MapDiff> = {
  addedKeys: { arity: 0, call: (diff) => keys(diff, (key) => !diff.before.has(key)) },
  removedKeys: { arity: 0, call: (diff) => keys(diff, (key) => !diff.after.has(key)) },
  changedKeys: {
    arity: 0,
    call: (diff) => keys(diff, (key) => isIn(diff, key) && !isSame(diff, key)),
  },
  affectedKeys: { arity: 0, call: (diff) => keys(diff, (key) => !isSame(diff, key)) },
  unchangedKeys: { arity: 0, call: (diff) => keys(diff, (key) => isSame(diff, key)) },
};

/** Takes a key, or a list of keys that leads through nested maps. */
function get(map: RulesMap, key: RulesValue | undefined, otherwise: RulesValue): RulesValue {
  const collectKeys = Array.isArray(key) ? key : [key];
  if (collectKeys.length === 0) fail('get() needs a key');
  let value: RulesValue = map;
  for (const part of collectKeys) {
    if (typeof part !== 'string') fail(`A map has no key of type ${typeOf(part ?? null)}`);
    if (value instanceof Unknown) return value;
    if (!(value instanceof Map)) return otherwise;
    const found: RulesValue | undefined = value.get(part);
    if (found === undefined) return value instanceof OpenMap ? new Unknown() : otherwise;
    value = found;
  }
  return value;
}

function keys(diff: MapDiff, isWanted: (key: string) => boolean): RulesSet {
  const all = new Set([...diff.after.keys(), ...diff.before.keys()]);
  return new RulesSet([...all].filter(isWanted));
}

function isIn(diff: MapDiff, key: string): boolean {
  return diff.after.has(key) && diff.before.has(key);
}

function isSame(diff: MapDiff, key: string): boolean {
  const [after, before] = [diff.after.get(key), diff.before.get(key)];
  return after !== undefined && before !== undefined && isEqual(after, before) === true;
}
