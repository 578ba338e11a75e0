import * as z from 'zod/mini';

/** A day relative to today with a time of day, or hours relative to now. */
export const momentSchema = z.union([
  z.strictObject({
    days: z.int(),
    at: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  }),
  z.strictObject({ hours: z.int() }),
]);
export type Moment = z.infer<typeof momentSchema>;

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Converts a moment of the demo to a time, by the clock of a class. */
export function findTime(moment: Moment, now: Date, timeZone: string): Date {
  if ('hours' in moment) return new Date(now.getTime() + moment.hours * HOUR_MS);
  const today = Date.parse(new Intl.DateTimeFormat('en-CA', { timeZone }).format(now));
  const day = new Date(today + moment.days * DAY_MS).toISOString().slice(0, 10);
  const asUtc = new Date(`${day}T${moment.at}:00.000Z`);
  const near = new Date(asUtc.getTime() - offsetAt(asUtc, timeZone));
  // On a day on which the clocks change, the offset at the time itself is used.
  return new Date(asUtc.getTime() - offsetAt(near, timeZone));
}

/** How far a zone's clock is ahead of UTC, in milliseconds. */
function offsetAt(time: Date, timeZone: string): number {
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return Date.parse(`${clock.format(time).replace(' ', 'T')}Z`) - time.getTime();
}
