import type { Value } from '../protocol/messages.ts';

const LARGEST = 2n ** 63n - 1n;
const SMALLEST = -(2n ** 63n);

/** A number of a document: a 64-bit integer that JavaScript's numbers cannot hold is a bigint. */
export function readNumber({ integerValue, doubleValue }: Value): number | bigint {
  if (integerValue === undefined) return Number(doubleValue);
  const number = Number(integerValue);
  return Number.isSafeInteger(number) ? number : BigInt(integerValue);
}

/** Integers and doubles share one order; NaN comes first, and minus zero equals zero. */
export function compareNumbers(a: number | bigint, b: number | bigint): number {
  if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(b)) - Number(Number.isNaN(a));
  if (a < b) return -1;
  return a > b ? 1 : 0;
}

/** Integers stay integers and stop at the ends of 64 bits; beside a double the sum is a double. */
export function addNumbers(a: Value, b: Value): Value {
  if (a.integerValue === undefined || b.integerValue === undefined) {
    return { doubleValue: Number(readNumber(a)) + Number(readNumber(b)) };
  }
  const sum = BigInt(a.integerValue) + BigInt(b.integerValue);
  if (sum > LARGEST) return { integerValue: String(LARGEST) };
  return { integerValue: String(sum < SMALLEST ? SMALLEST : sum) };
}

/** The sum of any numbers: an integer while all are integers and 64 bits hold it. */
export function sumNumbers(values: readonly Value[]): Value {
  if (values.every(({ integerValue }) => integerValue !== undefined)) {
    const sum = values.reduce((total, { integerValue = 0 }) => total + BigInt(integerValue), 0n);
    if (sum <= LARGEST && sum >= SMALLEST) return { integerValue: String(sum) };
    return { doubleValue: Number(sum) };
  }
  return { doubleValue: values.reduce((total, value) => total + Number(readNumber(value)), 0) };
}
