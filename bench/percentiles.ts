export type Percentiles = { p50: number; p95: number; p99: number; max: number };

/** Percentiles of times in milliseconds by nearest rank, in tenths; 0 without measurements. */
export function toPercentiles(times: readonly number[]): Percentiles {
  const sorted = times.toSorted((a, b) => a - b);
  function at(share: number): number {
    const rank = Math.max(1, Math.ceil(share * sorted.length));
    return Math.round((sorted[rank - 1] ?? 0) * 10) / 10;
  }
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
}
