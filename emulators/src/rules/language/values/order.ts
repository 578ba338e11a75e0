import type { RulesValue } from './value.ts';
import { Duration, isNumber, Timestamp } from './value.ts';

/** Negative, zero or positive; null when the two cannot be ordered (other types, NaN). */
export function compareValues(left: RulesValue, right: RulesValue): number | null {
  if (isNumber(left) && isNumber(right)) return compareNumbers(left, right);
  if (typeof left === 'string' && typeof right === 'string') {
    return Buffer.compare(Buffer.from(left), Buffer.from(right));
  }
  if (left instanceof Uint8Array && right instanceof Uint8Array) return Buffer.compare(left, right);
  if (left instanceof Timestamp && right instanceof Timestamp) {
    return compareNumbers(left.nanos, right.nanos);
  }
  if (left instanceof Duration && right instanceof Duration) {
    return compareNumbers(left.nanos, right.nanos);
  }
  return null;
}

function compareNumbers(left: number | bigint, right: number | bigint): number | null {
  if (left < right) return -1;
  if (left > right) return 1;
  return left >= right ? 0 : null;
}
