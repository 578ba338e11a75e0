import { closingOf } from '@study-assistant/contract/assignments/assignment-times';
import type { Assignment } from '@study-assistant/contract/assignments/assignments';
import { dateFormat } from '@study-assistant/contract/wire/formats';
import { sayMoment, sayZone } from '@study-assistant/contract/wire/moments';

/** Returns a text such as "Due Fri 27 Nov 15:42; late until Sun 29 Nov 18:00" in the zone of the class. */
export function describeTimes({ settings, state, timeZone }: Assignment, now: Date): string {
  const { opensAt, dueAt, closesAt, acceptsLate } = settings;
  const say = (time: string) => sayMoment(time, timeZone, now);
  const closing = closingOf(settings);
  const due = dueAt === null ? null : `due ${say(dueAt)}`;

  switch (state) {
    case 'coming':
      return [`Opens ${say(opensAt ?? now.toISOString())}`, due].filter(Boolean).join('; ');
    case 'late':
      return `Was ${due}; late work until ${closing === null ? 'you close it' : say(closing)}`;
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
export function describeRelease(assignment: Assignment, now: Date): string | null {
  const { settings, isReleased, timeZone } = assignment;
  if (isReleased) return null;
  if (settings.release === 'by-hand') return 'Results wait until you release them';
  const closing = closingOf(settings);
  return `Results are shown after ${closing === null ? 'it has closed' : sayMoment(closing, timeZone, now)}`;
}

/** The zone's name if the reader's clock is in another one; else null. */
export function nameOtherZone(timeZone: string): string | null {
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return own === timeZone ? null : sayZone(timeZone);
}
