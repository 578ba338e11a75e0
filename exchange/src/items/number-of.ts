import { LeftOut, type Asks } from './found-question.ts';

type NumberAsks = Extract<Asks, { as: 'number' }>;

/** A number without a unit. */
export function numberOf(value: number, tolerance: NumberAsks['tolerance']): NumberAsks {
  if (!Number.isFinite(value)) throw new LeftOut('Its right answer is no number.');
  return { as: 'number', value, tolerance, unit: null, asksUnit: false, units: [] };
}

/** The middle of a range. */
export function middleOf(from: number, to: number): number {
  return withoutNoise((from + to) / 2);
}

/** Half of the way through a range. */
export function halfOf(from: number, to: number): number {
  return withoutNoise((to - from) / 2);
}

/** Computers make 0.30000000000000004 of 0.1 + 0.2. */
function withoutNoise(value: number): number {
  return Number(value.toPrecision(12));
}
