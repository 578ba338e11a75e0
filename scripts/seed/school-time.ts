import { chance } from './chance.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const FIRST_HOUR = 8;
const HOURS = 10;

/** A time between 8 and 18 o'clock UTC that many days ago; the same parts give the same time. */
export function schoolTime(now: Date, daysAgo: number, ...parts: string[]): Date {
  const time = new Date(now.getTime() - daysAgo * DAY_MS);
  const minutes = Math.floor(chance('time', ...parts) * HOURS * 60);
  time.setUTCHours(FIRST_HOUR, minutes, 0, 0);
  return time;
}
