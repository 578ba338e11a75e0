import { checkRange, fail } from '../values/failure.ts';
import type { RulesValue } from '../values/value.ts';
import { RulesPath, typeOf } from '../values/value.ts';

export function toInt(value: RulesValue): bigint {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number' && Number.isFinite(value))
    return checkRange(BigInt(Math.trunc(value)));
  if (typeof value === 'string' && /^[+-]?\d+$/.test(value)) return checkRange(BigInt(value));
  return failToConvert('int', value);
}

export function toFloat(value: RulesValue): number {
  if (typeof value === 'number' || typeof value === 'bigint') return Number(value);
  const isDecimal =
    typeof value === 'string' && /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(value);
  return isDecimal ? Number(value) : failToConvert('float', value);
}

export function toBool(value: RulesValue): boolean {
  if (typeof value === 'boolean') return value;
  if (value === 'true' || value === 'false') return value === 'true';
  return failToConvert('bool', value);
}

export function toText(value: RulesValue): string {
  if (typeof value === 'string') return value;
  if (value === null || typeof value === 'boolean' || typeof value === 'bigint') {
    return String(value);
  }
  if (typeof value === 'number') return Number.isInteger(value) ? value.toFixed(1) : String(value);
  return failToConvert('string', value);
}

/** Accepts a path with or without a leading slash. */
export function toPath(value: RulesValue): RulesPath {
  if (value instanceof RulesPath) return value;
  if (typeof value !== 'string') return failToConvert('path', value);
  const segments = value.replace(/^\//, '').split('/');
  return segments.includes('') ? failToConvert('path', value) : new RulesPath(segments);
}

function failToConvert(type: string, value: RulesValue): never {
  const shown = typeof value === 'string' ? JSON.stringify(value) : `a ${typeOf(value)}`;
  return fail(`${shown} cannot become a ${type}`);
}
