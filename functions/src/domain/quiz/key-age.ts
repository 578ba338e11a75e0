/** How old the key may be by which an attempt is graded, seconds: what takes longer reads it again. */
const MAX_KEY_AGE_SECONDS = 60;

/**
 * After a correction of the key, by then no attempt is being graded by the old one any more, seconds:
 * its greatest age, and as long again and again for the commit and for clocks that differ.
 */
export const LAST_LOOK_SECONDS = 3 * MAX_KEY_AGE_SECONDS;

export function isKeyTooOld(readAt: Date, now: Date): boolean {
  return now.getTime() - readAt.getTime() > MAX_KEY_AGE_SECONDS * 1000;
}
