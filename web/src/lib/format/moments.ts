import { sayMoment, sayZone } from '@study-assistant/contract/wire/moments';

/** Returns "Fri 27 Nov 15:42", with the zone if the reader's own clock would show another time. */
export function describeMoment(iso: string, timeZone: string, now = new Date()): string {
  const said = sayMoment(iso, timeZone, now);
  const isSameHere = said === sayMoment(iso, readerTimeZone(), now);
  return isSameHere ? said : `${said} (${sayZone(timeZone)})`;
}

/** Returns a formatter for the times of one text, which names their zone once. */
export function describeMoments(timeZone: string, now = new Date()): (iso: string) => string {
  let isNamed = false;
  return (iso) => {
    const plain = sayMoment(iso, timeZone, now);
    const said = isNamed ? plain : describeMoment(iso, timeZone, now);
    isNamed ||= said !== plain;
    return said;
  };
}

/** The same for texts next to which the zone is already named. */
export function describePlainMoments(timeZone: string, now = new Date()): (iso: string) => string {
  return (iso) => sayMoment(iso, timeZone, now);
}

/** Names the zone once for a list whose times share one that is not the reader's; else null. */
export function nameSharedZone(timeZones: readonly string[], now = new Date()): string | null {
  const [timeZone, ...others] = new Set(timeZones);
  if (timeZone === undefined || others.length > 0) return null;
  const iso = now.toISOString();
  const isSameHere = sayMoment(iso, timeZone, now) === sayMoment(iso, readerTimeZone(), now);
  return isSameHere ? null : sayZone(timeZone);
}

/** Describes a time within a sentence: "at 15:42" on this day, else "on Fri 27 Nov 15:42". */
export function describeNearMoment(iso: string, timeZone: string, now = new Date()): string {
  const said = describeMoment(iso, timeZone, now);
  const day = wordsBeforeTime(sayMoment(iso, timeZone, now));
  const isToday = day === wordsBeforeTime(sayMoment(now.toISOString(), timeZone, now));
  return isToday ? `at ${said.slice(day.length + 1)}` : `on ${said}`;
}

/** The zone of the reader's own clock. */
export function readerTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function wordsBeforeTime(said: string): string {
  return said.slice(0, said.lastIndexOf(' '));
}
