import type { RulesValue, TypeName } from './value.ts';
import { typeOf } from './value.ts';

/** An error in an expression; the evaluator adds its place in the file. */
export class EvaluationFailure extends Error {}

export function fail(message: string): never {
  throw new EvaluationFailure(message);
}

export function asString(value: RulesValue | undefined): string {
  return typeof value === 'string' ? value : failMismatch('string', value);
}

export function asInt(value: RulesValue | undefined): bigint {
  return typeof value === 'bigint' ? value : failMismatch('int', value);
}

/** Converts an int or a float to a float. */
export function asNumber(value: RulesValue | undefined): number {
  return typeof value === 'number' || typeof value === 'bigint'
    ? Number(value)
    : failMismatch('float', value);
}

export function asList(value: RulesValue | undefined): RulesValue[] {
  return Array.isArray(value) ? value : failMismatch('list', value);
}

export function failMismatch(expected: TypeName, value: RulesValue | undefined): never {
  fail(`Expected a ${expected}, got ${value === undefined ? 'nothing' : typeOf(value)}`);
}

/** An int has 64 bits. */
export function checkRange(value: bigint): bigint {
  return BigInt.asIntN(64, value) === value ? value : fail('The int is out of range');
}
