import type { SentOf } from './sent-question.ts';

const HUNDRED = 100;

/** The lowest and the highest number that is right. */
export function boundsOf({ value, tolerance }: SentOf<'number'>['key']) {
  if (tolerance.type === 'range') return { low: tolerance.from, high: tolerance.to };
  const by =
    tolerance.type === 'percent' ? Math.abs((value * tolerance.by) / HUNDRED) : tolerance.by;
  return { low: toShort(value - by), high: toShort(value + by) };
}

/** More digits than anybody types, and fewer than computers make of 0.1 + 0.2. */
const DIGITS = 12;

export function toShort(value: number): number {
  return Number(value.toPrecision(DIGITS));
}
