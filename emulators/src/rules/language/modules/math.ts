import { asNumber, checkRange, fail } from '../values/failure.ts';
import type { RulesValue } from '../values/value.ts';
import type { Module } from './module.ts';

export const MATH_MODULE: Module = {
  abs: {
    arity: 1,
    call: (value) => {
      if (typeof value !== 'bigint') return Math.abs(asNumber(value));
      return value < 0n ? -value : value;
    },
  },
  ceil: { arity: 1, call: (value) => roundWith(value, Math.ceil) },
  floor: { arity: 1, call: (value) => roundWith(value, Math.floor) },
  /** Rounds halves away from zero. */
  round: {
    arity: 1,
    call: (value) => roundWith(value, (n) => Math.sign(n) * Math.round(Math.abs(n))),
  },
  isInfinite: { arity: 1, call: (value) => Math.abs(asNumber(value)) === Infinity },
  isNaN: { arity: 1, call: (value) => Number.isNaN(asNumber(value)) },
  pow: { arity: 2, call: (base, exponent) => Math.pow(asNumber(base), asNumber(exponent)) },
  sqrt: { arity: 1, call: (value) => Math.sqrt(asNumber(value)) },
};

function roundWith(value: RulesValue | undefined, toWhole: (n: number) => number): RulesValue {
  if (typeof value === 'bigint') return value;
  const result = toWhole(asNumber(value));
  return Number.isFinite(result) ? checkRange(BigInt(result)) : fail(`${result} is no int`);
}
