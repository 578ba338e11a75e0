import { closingOf } from '@study-assistant/contract/assignments/assignment-times';
import type { Assignment } from '@study-assistant/contract/assignments/assignments';
import { dateFormat } from '@study-assistant/contract/wire/formats';
import { describeMoments } from '../../lib/format/moments.ts';

/**
 * Returns a text such as "Due Fri 27 Nov 15:42; late until Sun 29 Nov 18:00" in the zone of the class,
 * which is named where the reader's clock shows another time.
 *
 * @param say gives times in words; one that names no zone where the page does
 */
export function describeTimes(
  { settings, state, timeZone }: Pick<Assignment, 'settings' | 'state' | 'timeZone'>,
  now: Date,
  say = describeMoments(timeZone, now),
): string {
  const { opensAt, dueAt, closesAt, acceptsLate } = settings;
  const closing = closingOf(settings);

  switch (state) {
    case 'coming':
      return `Opens ${say(opensAt ?? now.toISOString())}${dueAt === null ? '' : `; due ${say(dueAt)}`}`;
    case 'late':
      return `${dueAt === null ? 'Late' : `Was due ${say(dueAt)}`}; late work until ${closing === null ? 'you close it' : say(closing)}`;
    case 'closed':
    case 'released':
      return closing === null ? 'Closed' : `Closed ${say(closing)}`;
    case 'open':
      if (dueAt === null)
        return closing === null ? 'Open until you close it' : `Closes ${say(closing)}`;
      return `Due ${say(dueAt)}${acceptsLate && closesAt ? `; late until ${say(closesAt)}` : ''}`;
  }
}

/** Returns a short date such as "12 Mar". */
export function sayDay(iso: string, timeZone: string): string {
  const format = dateFormat('en-GB', { timeZone, month: 'short', day: 'numeric' });
  return format.format(new Date(iso));
}

/** Says when students will see their results; null once they do. */
export function describeRelease(
  { settings, isReleased, timeZone }: Assignment,
  say = describeMoments(timeZone),
): string | null {
  if (isReleased) return null;
  if (settings.release === 'by-hand') return 'Results wait until you release them';
  const closing = closingOf(settings);
  return `Results are shown after ${closing === null ? 'it has closed' : say(closing)}`;
}
