import { findYearBegun, nameYear } from '@study-assistant/contract/school/school-years';

/** Zero-based: July. */
const FIRST_MONTH = 6;

/**
 * Names the school year to start next, such as "2026/27". In spring that is this autumn's year; in
 * autumn the one that has just begun, unless it is started already.
 */
export function nameNextYear(now: Date, last: string | null): string {
  const begun = findYearBegun(now);
  const next = now.getMonth() >= FIRST_MONTH ? begun : begun + 1;
  const lastBegun = Number(/^\d{4}/.exec(last ?? '')?.[0] ?? Number.NaN);
  return nameYear(lastBegun >= next ? lastBegun + 1 : next);
}

/** Tells whether it is July, August or September, when most schools start their year. */
export function isTurnOfYear(now: Date): boolean {
  return now.getMonth() >= FIRST_MONTH && now.getMonth() <= FIRST_MONTH + 2;
}
