/**
 * Wrong codes of one account within an hour. Who has none of her own is held up by nobody else's. A
 * network's are counted too (domain/limits.ts), and a right code is let in all the same. With a thousand
 * accounts somebody guesses 10,000 codes an hour, and finds one of a thousand open ones in twelve years.
 */
export const MAX_WRONG_CODES = 10;

const HOUR_MS = 60 * 60 * 1000;

/** The wrong codes that still count, oldest first. */
export function countingTries(times: readonly string[], now: Date): string[] {
  return times.filter((time) => Date.parse(time) > now.getTime() - HOUR_MS);
}

/** Seconds until the next try is allowed; 0 where it is. */
export function waitAfterTries(times: readonly string[], now: Date): number {
  const oldestFirst = countingTries(times, now).sort();
  const last = oldestFirst.at(-MAX_WRONG_CODES);
  if (last === undefined) return 0;
  return Math.max(1, Math.ceil((Date.parse(last) + HOUR_MS - now.getTime()) / 1000));
}
