/** Of whom wrong codes are counted. */
export type JoinTrier = { kind: 'account' | 'address'; id: string };

/**
 * Wrong codes within an hour. A school often has one address, and a whole class may have a code that is
 * no longer good: an address has more of them. At 300 an hour, somebody who guesses finds one of a
 * thousand open codes in four hundred years.
 */
export const MAX_WRONG_CODES: Readonly<Record<JoinTrier['kind'], number>> = {
  account: 10,
  address: 300,
};

const HOUR_MS = 60 * 60 * 1000;

/** The wrong codes that still count, oldest first. */
export function countingTries(times: readonly string[], now: Date): string[] {
  return times.filter((time) => Date.parse(time) > now.getTime() - HOUR_MS);
}

/** Seconds until the next try is allowed; 0 where it is. */
export function waitAfterTries(
  times: readonly string[],
  kind: JoinTrier['kind'],
  now: Date,
): number {
  const oldestFirst = countingTries(times, now).sort();
  const last = oldestFirst.at(-MAX_WRONG_CODES[kind]);
  if (last === undefined) return 0;
  return Math.max(1, Math.ceil((Date.parse(last) + HOUR_MS - now.getTime()) / 1000));
}
