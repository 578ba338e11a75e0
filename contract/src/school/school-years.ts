import type { YearChange } from './school.ts';

/** July begins the school year that is named after the calendar year. */
const FIRST_MONTH = 6;
const LATELY_DAYS = 180;
const LATELY_MS = LATELY_DAYS * 24 * 60 * 60 * 1000;

/** Returns the calendar year in which the school year of a day began. */
export function findYearBegun(day: Date): number {
  return day.getFullYear() - (day.getMonth() >= FIRST_MONTH ? 0 : 1);
}

/** Formats a name such as "2026/27". */
export function nameYear(begun: number): string {
  return `${begun}/${String((begun + 1) % 100).padStart(2, '0')}`;
}

/** Explains why a year of this name cannot be started now, such as a typing error, or null. */
export function refuseYear(name: string, now: Date): string | null {
  const begun = findYearBegun(now);
  if (Math.abs(Number(name.slice(0, 4)) - begun) <= 1) return null;
  return `Now is the school year ${nameYear(begun)}. Only that one, the one before or the one after it can be started.`;
}

/** Tells whether a year was started so recently that the next person may not know of it. */
export function isLately({ startedAt }: Pick<YearChange, 'startedAt'>, now: Date): boolean {
  return now.getTime() - new Date(startedAt).getTime() < LATELY_MS;
}
