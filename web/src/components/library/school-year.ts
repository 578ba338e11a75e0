import { findYearBegun } from '@study-assistant/contract/school/school-years';

export const yearLabels = {
  this: 'This school year',
  last: 'Last school year',
  earlier: 'Earlier school years',
} as const;

export type YearOfThing = keyof typeof yearLabels;

/** Tells in which school year, as seen from now, something was made. */
export function yearOf(madeAt: string, now = new Date()): YearOfThing {
  const ago = findYearBegun(now) - findYearBegun(new Date(madeAt));
  if (ago <= 0) return 'this';
  return ago === 1 ? 'last' : 'earlier';
}
