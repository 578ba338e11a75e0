import { asInt, asString, fail, failMismatch } from '../values/failure.ts';
import type { RulesValue } from '../values/value.ts';
import { OpenMap, RulesPath, typeOf, Unknown } from '../values/value.ts';

/** Evaluates `object.name`. */
export function evaluateMember(object: RulesValue, name: string): RulesValue {
  if (object instanceof Unknown) return new Unknown();
  if (!(object instanceof Map)) return fail(`A ${typeOf(object)} has no property ${name}`);
  const value = object.get(name);
  if (value !== undefined) return value;
  return object instanceof OpenMap ? new Unknown() : fail(`There is no property ${name}`);
}

/** Evaluates `object[index]`. */
export function evaluateIndex(object: RulesValue, index: RulesValue): RulesValue {
  if (object instanceof Unknown || index instanceof Unknown) return new Unknown();
  if (object instanceof Map) {
    return typeof index === 'string'
      ? evaluateMember(object, index)
      : failMismatch('string', index);
  }
  const item = listItems(object)[toPosition(asInt(index))];
  return item === undefined ? fail(`There is nothing at ${asInt(index)}`) : item;
}

/** Evaluates `object[from:to]`, which excludes `to` itself. */
export function evaluateRange(object: RulesValue, from: RulesValue, to: RulesValue): RulesValue {
  if ([object, from, to].some((value) => value instanceof Unknown)) return new Unknown();
  if (object instanceof RulesPath) return failMismatch('list', object);
  const items = listItems(object);
  const start = from === null ? 0 : toPosition(asInt(from));
  const end = to === null ? items.length : toPosition(asInt(to));
  if (start > end || end > items.length) fail(`There is no range ${start}:${end}`);
  const part = items.slice(start, end);
  return typeof object === 'string' ? part.map(asString).join('') : part;
}

/** A string consists of characters, not UTF-16 units. */
function listItems(object: RulesValue): readonly RulesValue[] {
  if (typeof object === 'string') return [...object];
  if (object instanceof RulesPath) return object.segments;
  return Array.isArray(object) ? object : failMismatch('list', object);
}

function toPosition(index: bigint): number {
  return index < 0n ? fail('An index cannot be negative') : Number(index);
}
