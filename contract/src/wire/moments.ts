import { dateFormat } from './formats.ts';

/** Times are formatted for people, in the zone in which they are meant. */

const DAY_MS = 24 * 60 * 60 * 1000;

type Options = Intl.DateTimeFormatOptions;

/** Gives "Friday 15:42" within six days, else "27 November 15:42", if need be with the year. */
export function sayMoment(iso: string, timeZone: string, now: Date): string {
  const moment = new Date(iso);
  return `${sayDay(moment, timeZone, now)} ${format(moment, timeZone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}`;
}

/** Gives a name such as "Central European Time". */
export function sayZone(timeZone: string): string {
  const parts = dateFormat('en-GB', { timeZone, timeZoneName: 'longGeneric' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

function sayDay(moment: Date, timeZone: string, now: Date): string {
  if (Math.abs(moment.getTime() - now.getTime()) < 6 * DAY_MS) {
    return format(moment, timeZone, { weekday: 'long' });
  }
  const isThisYear =
    format(moment, timeZone, { year: 'numeric' }) === format(now, timeZone, { year: 'numeric' });
  const year: Options = isThisYear ? {} : { year: 'numeric' };
  return format(moment, timeZone, { day: 'numeric', month: 'long', ...year });
}

function format(moment: Date, timeZone: string, options: Options): string {
  return dateFormat('en-GB', { timeZone, ...options }).format(moment);
}
