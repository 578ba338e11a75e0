const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 30_000;

/** Milliseconds to wait after so many failed tries: they grow, so that nobody hammers the server. */
export function pauseBeforeRetry(tries: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS);
}
