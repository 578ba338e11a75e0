import { RulesError } from '../error.ts';
import { EvaluationFailure, fail, failMismatch } from '../values/failure.ts';
import type { RulesValue } from '../values/value.ts';
import { typeOf, Unknown } from '../values/value.ts';

type Lazy = () => RulesValue;

/** False if either side is, whatever the other does; otherwise an error on a side is an error. */
export function evaluateAnd(left: Lazy, right: Lazy): RulesValue {
  return combine(left, right, false);
}

/** True if either side is, whatever the other does; otherwise an error on a side is an error. */
export function evaluateOr(left: Lazy, right: Lazy): RulesValue {
  return combine(left, right, true);
}

export function evaluateNot(value: RulesValue): RulesValue {
  if (value instanceof Unknown) return new Unknown();
  return typeof value === 'boolean' ? !value : failMismatch('bool', value);
}

export function evaluateTernary(condition: RulesValue, then: Lazy, otherwise: Lazy): RulesValue {
  if (condition instanceof Unknown) return new Unknown();
  if (typeof condition !== 'boolean') return failMismatch('bool', condition);
  return condition ? then() : otherwise();
}

function combine(left: Lazy, right: Lazy, decisive: boolean): RulesValue {
  const first = attempt(left);
  if (first === decisive) return decisive;
  const second = attempt(right);
  if (second === decisive) return decisive;
  if (first instanceof Error) throw first;
  if (second instanceof Error) throw second;
  const isOpen = first instanceof Unknown || second instanceof Unknown;
  return isOpen ? new Unknown() : !decisive;
}

/** LimitExceeded is not caught here, because no `||` avoids a limit. */
function attempt(side: Lazy): boolean | Unknown | Error {
  try {
    const value = side();
    if (typeof value === 'boolean' || value instanceof Unknown) return value;
    return fail(`Expected a bool, got ${typeOf(value)}`);
  } catch (error) {
    if (error instanceof RulesError || error instanceof EvaluationFailure) return error;
    throw error;
  }
}
