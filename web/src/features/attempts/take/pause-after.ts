const firstPauseMs = 2000;
const longestPauseMs = 30_000;

/** Milliseconds to wait after so many failed tries: they grow, so that nobody hammers the server. */
export function pauseAfter(tries: number): number {
  return Math.min(firstPauseMs * 2 ** tries, longestPauseMs);
}
