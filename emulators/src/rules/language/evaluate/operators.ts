import type { BinaryOperator } from '../syntax.ts';
import { contains, isEqual } from '../values/equality.ts';
import type { Relation } from '../values/facts.ts';
import { relateToFacts } from '../values/facts.ts';
import { checkRange, fail } from '../values/failure.ts';
import { compareValues } from '../values/order.ts';
import type { Truth } from '../values/truth.ts';
import { negate } from '../values/truth.ts';
import type { RulesValue } from '../values/value.ts';
import {
  Duration,
  isNumber,
  OpenMap,
  RulesSet,
  Timestamp,
  typeOf,
  Unknown,
} from '../values/value.ts';

type Arithmetic = '+' | '-' | '*' | '/' | '%';

export function applyBinary(op: BinaryOperator, left: RulesValue, right: RulesValue): RulesValue {
  switch (op) {
    case '==':
      return isEqual(left, right);
    case '!=':
      return negate(isEqual(left, right));
    case 'in':
      return isIn(left, right);
    case '<':
    case '<=':
    case '>':
    case '>=':
      return relate(op, left, right);
    case '+':
    case '-':
    case '*':
    case '/':
    case '%':
      return compute(op, left, right);
  }
}

export function negateNumber(value: RulesValue): RulesValue {
  if (value instanceof Unknown) return new Unknown();
  if (typeof value === 'bigint') return checkRange(-value);
  if (typeof value === 'number') return -value;
  if (value instanceof Duration) return new Duration(-value.nanos);
  return fail(`- is not for a ${typeOf(value)}`);
}

function isIn(item: RulesValue, holder: RulesValue): Truth {
  if (holder instanceof Unknown) return isAmongFacts(holder, item);
  if (Array.isArray(holder)) return contains(holder, item);
  if (holder instanceof RulesSet) return contains(holder.values, item);
  if (!(holder instanceof Map)) return fail(`in is not for a ${typeOf(holder)}`);
  if (item instanceof Unknown) return new Unknown();
  if (typeof item !== 'string') return fail(`A map has no key of type ${typeOf(item)}`);
  return holder.has(item) || (holder instanceof OpenMap ? new Unknown() : false);
}

function isAmongFacts(holder: Unknown, item: RulesValue): Truth {
  const isKnown = holder.facts.some(
    ({ op, value }) => op === 'contains' && isEqual(value, item) === true,
  );
  return isKnown || new Unknown();
}

function relate(op: Relation, left: RulesValue, right: RulesValue): Truth {
  if (left instanceof Unknown && right instanceof Unknown) return new Unknown();
  if (left instanceof Unknown) return relateToFacts(left, op, right);
  if (right instanceof Unknown) return relateToFacts(right, MIRRORED[op], left);
  const order = compareValues(left, right);
  if (order === null) {
    const isNumbers = isNumber(left) && isNumber(right);
    return isNumbers ? false : fail(`${typeOf(left)} ${op} ${typeOf(right)} has no answer`);
  }
  if (op === '<') return order < 0;
  if (op === '<=') return order <= 0;
  return op === '>' ? order > 0 : order >= 0;
}

const MIRRORED = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' } as const;

function compute(op: Arithmetic, left: RulesValue, right: RulesValue): RulesValue {
  if (left instanceof Unknown || right instanceof Unknown) return new Unknown();
  if (typeof left === 'bigint' && typeof right === 'bigint') return computeInt(op, left, right);
  if (isNumber(left) && isNumber(right)) return computeFloat(op, Number(left), Number(right));
  if (op === '+' && typeof left === 'string' && typeof right === 'string') return left + right;
  const time = op === '+' || op === '-' ? computeTime(op, left, right) : null;
  return time ?? fail(`${typeOf(left)} ${op} ${typeOf(right)} has no answer`);
}

function computeInt(op: Arithmetic, left: bigint, right: bigint): bigint {
  if ((op === '/' || op === '%') && right === 0n) fail('Division by zero');
  switch (op) {
    case '+':
      return checkRange(left + right);
    case '-':
      return checkRange(left - right);
    case '*':
      return checkRange(left * right);
    case '/':
      return checkRange(left / right);
    case '%':
      return left % right;
  }
}

function computeFloat(op: Arithmetic, left: number, right: number): number {
  switch (op) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return left / right;
    case '%':
      return left % right;
  }
}

function computeTime(op: '+' | '-', left: RulesValue, right: RulesValue): RulesValue {
  const sign = op === '+' ? 1n : -1n;
  if (left instanceof Timestamp && right instanceof Duration) {
    return new Timestamp(left.nanos + sign * right.nanos);
  }
  if (left instanceof Duration && right instanceof Duration) {
    return new Duration(left.nanos + sign * right.nanos);
  }
  if (op === '+' && left instanceof Duration && right instanceof Timestamp) {
    return new Timestamp(left.nanos + right.nanos);
  }
  if (op === '-' && left instanceof Timestamp && right instanceof Timestamp) {
    return new Duration(left.nanos - right.nanos);
  }
  return null;
}
