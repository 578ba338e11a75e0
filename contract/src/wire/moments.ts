import { dateFormat } from './formats.ts';

/** Times are formatted for people, in the zone in which they are meant. */

type Options = Intl.DateTimeFormatOptions;

/** Gives "Fri 27 Nov 15:42", if need be with the year: a weekday alone may be the last or the next. */
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
  const part = (options: Options) => format(moment, timeZone, options);
  const year = part({ year: 'numeric' });
  const isThisYear = year === format(now, timeZone, { year: 'numeric' });
  const day = [{ weekday: 'short' }, { day: 'numeric' }, { month: 'short' }] satisfies Options[];
  return [...day.map(part), ...(isThisYear ? [] : [year])].join(' ');
}

function format(moment: Date, timeZone: string, options: Options): string {
  return dateFormat('en-GB', { timeZone, ...options }).format(moment);
}
