import { findYearBegun, nameYear } from '@study-assistant/contract/school/school-years';

/** July. */
const FIRST_MONTH = 6;

/**
 * The school year that comes next, such as "2026/27": in spring the one of this autumn, in autumn the
 * one that has just begun, unless that is started already.
 */
export function nameNextYear(now: Date, last: string | null): string {
  const begun = findYearBegun(now);
  const next = now.getMonth() >= FIRST_MONTH ? begun : begun + 1;
  const lastBegun = Number(/^\d{4}/.exec(last ?? '')?.[0] ?? Number.NaN);
  return nameYear(lastBegun >= next ? lastBegun + 1 : next);
}

/** Whether most schools start their year in this month: July, August or September. */
export function isTurnOfYear(now: Date): boolean {
  return now.getMonth() >= FIRST_MONTH && now.getMonth() <= FIRST_MONTH + 2;
}
