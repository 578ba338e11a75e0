import { LeftOut, type Asks } from './found-question.ts';

type NumberAsks = Extract<Asks, { as: 'number' }>;

/** A number without a unit. */
export function numberOf(value: number, tolerance: NumberAsks['tolerance']): NumberAsks {
  if (!Number.isFinite(value)) throw new LeftOut('Its right answer is no number.');
  return { as: 'number', value, tolerance, unit: null, asksUnit: false, units: [] };
}

/** The middle of a range, without the noise of binary fractions. */
export function middleOf(from: number, to: number): number {
  return Number(((from + to) / 2).toPrecision(12));
}
