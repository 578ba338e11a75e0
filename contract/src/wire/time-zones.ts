import * as z from 'zod/mini';

/** An IANA name that Intl knows, such as "Europe/Oslo". */
export const timeZoneSchema = z
  .string()
  .check(
    z.maxLength(64, 'Please choose a time zone.'),
    z.refine(isTimeZone, 'Please choose a time zone.'),
  );

function isTimeZone(name: string): boolean {
  try {
    return /^[A-Z]/.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
