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
import { bytesMethods } from './bytes.ts';
import { latLngMethods } from './latlng.ts';
import { hasAll, hasAny, listMethods } from './list.ts';
import { mapDiffMethods, mapMethods } from './map.ts';
import type { Methods } from './method.ts';
import { setMethods } from './set.ts';
import { stringMethods } from './string.ts';
import { durationMethods, timestampMethods } from './time.ts';

const allMethods = [
  bytesMethods,
  durationMethods,
  latLngMethods,
  listMethods,
  mapDiffMethods,
  mapMethods,
  setMethods,
  stringMethods,
  timestampMethods,
].map(aritiesOf);

/** Whether some type has this method with that many arguments. */
export function isMethod(name: string, arity: number): boolean {
  return allMethods.some((arities) => arities.get(name) === arity);
}

export function callMethod(receiver: RulesValue, name: string, args: RulesValue[]): RulesValue {
  if (receiver instanceof Unknown) return callOnFacts(receiver, name, args);
  const isLookup =
    receiver instanceof OpenMap && name === 'get' && !args.slice(0, 1).some(hasUnknown);
  if (!isLookup && [receiver, ...args].some(hasUnknown)) return new Unknown();
  if (typeof receiver === 'string') return invoke(stringMethods, receiver, name, args);
  if (receiver instanceof Uint8Array) return invoke(bytesMethods, receiver, name, args);
  if (receiver instanceof Timestamp) return invoke(timestampMethods, receiver, name, args);
  if (receiver instanceof Duration) return invoke(durationMethods, receiver, name, args);
  if (receiver instanceof LatLng) return invoke(latLngMethods, receiver, name, args);
  if (receiver instanceof RulesSet) return invoke(setMethods, receiver, name, args);
  if (receiver instanceof MapDiff) return invoke(mapDiffMethods, receiver, name, args);
  if (receiver instanceof Map) return invoke(mapMethods, receiver, name, args);
  if (Array.isArray(receiver)) return invoke(listMethods, receiver, name, args);
  return fail(`A ${typeOf(receiver)} has no method ${name}()`);
}

/** A list that is only known to hold some items, from the query's array-contains. */
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
  const method = ownMethod(methods, name);
  if (!method) return fail(`A ${typeOf(receiver)} has no method ${name}()`);
  if (method.arity !== args.length) {
    fail(`${name}() takes ${method.arity} arguments, not ${args.length}`);
  }
  return method.call(receiver, ...args);
}

function aritiesOf(methods: Record<string, { arity: number }>): Map<string, number> {
  return new Map(Object.entries(methods).map(([name, { arity }]) => [name, arity]));
}

/** Not `methods[name]`: a rule may write `x.constructor()`. */
function ownMethod<Receiver>(methods: Methods<Receiver>, name: string) {
  return Object.hasOwn(methods, name) ? methods[name] : undefined;
}
