type Span = { ms: number; endedAtMs: number };

/** The most requests that were under way at the same moment. */
export function countInFlight(spans: readonly Span[]): number {
  const events = spans
    .flatMap(({ ms, endedAtMs }) => [
      { at: endedAtMs - ms, change: 1 },
      { at: endedAtMs, change: -1 },
    ])
    .sort((a, b) => a.at - b.at || a.change - b.change);
  let current = 0;
  let most = 0;
  for (const { change } of events) {
    current += change;
    most = Math.max(most, current);
  }
  return most;
}

/** Counts the requests that started in the busiest second. */
export function rateOfBusiestSecond(spans: readonly Span[]): number {
  const bySecond = new Map<number, number>();
  for (const { ms, endedAtMs } of spans) {
    const second = Math.floor((endedAtMs - ms) / 1000);
    bySecond.set(second, (bySecond.get(second) ?? 0) + 1);
  }
  return Math.max(0, ...bySecond.values());
}
