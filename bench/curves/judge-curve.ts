export type Verdict = 'flat' | 'as shown' | 'bounded' | 'growing';

/** One cost of a call in a school of some size, with the amount that the call shows. */
export type CurvePoint = { cost: number; shown: number };

/** Differences below this share mean nothing, such as longer ids or one more read. */
const SLACK = 0.1;

/**
 * Tells whether a cost is constant, grows with what is shown, levels off, or grows without anybody
 * seeing more. Points are from the smallest school to the largest. `unit` is the smallest
 * difference that counts.
 */
export function judgeCurve(points: readonly CurvePoint[], unit: number): Verdict {
  const [first, ...rest] = points;
  if (!first) return 'flat';
  const allowed = (cost: number) => cost * (1 + SLACK) + unit;
  if (rest.every(({ cost }) => cost <= allowed(first.cost))) return 'flat';
  const isAsShown = rest.every(({ cost, shown }) => {
    const growth = Math.max(shown / Math.max(first.shown, 1), 1);
    return cost <= allowed(first.cost * growth);
  });
  if (isAsShown) return 'as shown';
  const [middle, last] = rest.slice(-2);
  return middle && last && last.cost <= allowed(middle.cost) ? 'bounded' : 'growing';
}

const ORDER: readonly Verdict[] = ['flat', 'as shown', 'bounded', 'growing'];

/** The worst of several. */
export function worstOf(verdicts: readonly Verdict[]): Verdict {
  return ORDER[Math.max(0, ...verdicts.map((verdict) => ORDER.indexOf(verdict)))] ?? 'flat';
}
