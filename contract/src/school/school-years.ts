import type { YearChange } from './school.ts';

/** July: from here on the school year is the one that begins in this year. */
const FIRST_MONTH = 6;
const LATELY_DAYS = 180;
const LATELY_MS = LATELY_DAYS * 24 * 60 * 60 * 1000;

/** In which year the school year of a day began. */
export function findYearBegun(day: Date): number {
  return day.getFullYear() - (day.getMonth() >= FIRST_MONTH ? 0 : 1);
}

/** Such as "2026/27". */
export function nameYear(begun: number): string {
  return `${begun}/${String((begun + 1) % 100).padStart(2, '0')}`;
}

/** Why no school year of this name can be started now: one that is far off is mistyped. Null where it can. */
export function refuseYear(name: string, now: Date): string | null {
  const begun = findYearBegun(now);
  if (Math.abs(Number(name.slice(0, 4)) - begun) <= 1) return null;
  return `Now is the school year ${nameYear(begun)}. Only that one, the one before or the one after it can be started.`;
}

/** Whether a year was started a short time ago: whoever comes next may not know of it. */
export function isLately({ startedAt }: Pick<YearChange, 'startedAt'>, now: Date): boolean {
  return now.getTime() - new Date(startedAt).getTime() < LATELY_MS;
}
