import { fail } from '../values/failure.ts';
import type { RulesValue } from '../values/value.ts';
import {
  Duration,
  hasUnknown,
  LatLng,
  MapDiff,
  OpenMap,
  RulesSet,
  Timestamp,
  typeOf,
  Unknown,
} from '../values/value.ts';
import { BYTES_METHODS } from './bytes.ts';
import { LATLNG_METHODS } from './latlng.ts';
import { hasAll, hasAny, LIST_METHODS } from './list.ts';
import { MAP_DIFF_METHODS, MAP_METHODS } from './map.ts';
import type { Methods } from './method.ts';
import { SET_METHODS } from './set.ts';
import { STRING_METHODS } from './string.ts';
import { DURATION_METHODS, TIMESTAMP_METHODS } from './time.ts';

const ARITIES_BY_TYPE = [
  BYTES_METHODS,
  DURATION_METHODS,
  LATLNG_METHODS,
  LIST_METHODS,
  MAP_DIFF_METHODS,
  MAP_METHODS,
  SET_METHODS,
  STRING_METHODS,
  TIMESTAMP_METHODS,
].map(listArities);

/** Tells whether some type has this method with that many arguments. */
export function isMethod(name: string, arity: number): boolean {
  return ARITIES_BY_TYPE.some((arities) => arities.get(name) === arity);
}

export function callMethod(receiver: RulesValue, name: string, args: RulesValue[]): RulesValue {
  if (receiver instanceof Unknown) return callOnFacts(receiver, name, args);
  const isLookup =
    receiver instanceof OpenMap && name === 'get' && !args.slice(0, 1).some(hasUnknown);
  if (!isLookup && [receiver, ...args].some(hasUnknown)) return new Unknown();
  if (typeof receiver === 'string') return invoke(STRING_METHODS, receiver, name, args);
  if (receiver instanceof Uint8Array) return invoke(BYTES_METHODS, receiver, name, args);
  if (receiver instanceof Timestamp) return invoke(TIMESTAMP_METHODS, receiver, name, args);
  if (receiver instanceof Duration) return invoke(DURATION_METHODS, receiver, name, args);
  if (receiver instanceof LatLng) return invoke(LATLNG_METHODS, receiver, name, args);
  if (receiver instanceof RulesSet) return invoke(SET_METHODS, receiver, name, args);
  if (receiver instanceof MapDiff) return invoke(MAP_DIFF_METHODS, receiver, name, args);
  if (receiver instanceof Map) return invoke(MAP_METHODS, receiver, name, args);
  if (Array.isArray(receiver)) return invoke(LIST_METHODS, receiver, name, args);
  return fail(`A ${typeOf(receiver)} has no method ${name}()`);
}

/** The query's array-contains only tells some items of such a list. */
function callOnFacts(receiver: Unknown, name: string, args: RulesValue[]): RulesValue {
  const known = receiver.facts.flatMap((fact) => (fact.op === 'contains' ? [fact.value] : []));
  const [wanted] = args;
  if (!Array.isArray(wanted) || known.length === 0) return new Unknown();
  const isProven =
    (name === 'hasAny' && hasAny(known, wanted) === true) ||
    (name === 'hasAll' && hasAll(known, wanted) === true);
  return isProven || new Unknown();
}

function invoke<Receiver extends RulesValue>(
  methods: Methods<Receiver>,
  receiver: Receiver,
  name: string,
  args: RulesValue[],
): RulesValue {
  const method = findMethod(methods, name);
  if (!method) return fail(`A ${typeOf(receiver)} has no method ${name}()`);
  if (method.arity !== args.length) {
    fail(`${name}() takes ${method.arity} arguments, not ${args.length}`);
  }
  return method.call(receiver, ...args);
}

function listArities(methods: Record<string, { arity: number }>): Map<string, number> {
  return new Map(Object.entries(methods).map(([name, { arity }]) => [name, arity]));
}

/** A plain `methods[name]` would find inherited members, as in `x.constructor()`. */
function findMethod<Receiver>(methods: Methods<Receiver>, name: string) {
  return Object.hasOwn(methods, name) ? methods[name] : undefined;
}
