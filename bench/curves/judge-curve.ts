export type Verdict = 'flat' | 'as shown' | 'bounded' | 'growing';

/** One cost of a call at a school of some size, beside what the call shows there. */
export type CurvePoint = { cost: number; shown: number };

/** What a measurement may differ by without meaning anything: ids of other lengths, one read more. */
const SLACK = 0.1;

/**
 * Whether a cost stays where it is, grows as what is shown grows, has come to its end in the middle,
 * or grows without anybody seeing more. Points are from the smallest school to the largest. `unit` is
 * the least that counts.
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
