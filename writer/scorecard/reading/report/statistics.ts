/** Normal quantile of a 95% interval. */
const Z = 1.959964;

/** Wilson's 95% interval of a share: honest for few items and near 0 and 1; null of nothing. */
export function wilsonInterval(part: number, whole: number): [low: number, high: number] | null {
  if (whole === 0) return null;
  const share = part / whole;
  const spread = Z ** 2 / whole;
  const centre = share + spread / 2;
  const half = Z * Math.sqrt((share * (1 - share) + spread / 4) / whole);
  return [Math.max(0, centre - half) / (1 + spread), (centre + half) / (1 + spread)];
}

/** Share of pairs that are equal. */
export function agreementOf(pairs: readonly (readonly [string, string])[]): number {
  return pairs.filter(([a, b]) => a === b).length / pairs.length;
}

/** Cohen's kappa: the agreement beyond what two readers of such habits would have by chance. */
export function cohensKappa(pairs: readonly (readonly [string, string])[]): number | null {
  const values = new Set(pairs.flat());
  const share = (at: 0 | 1, value: string) =>
    pairs.filter((pair) => pair[at] === value).length / pairs.length;
  const byChance = [...values].reduce((sum, value) => sum + share(0, value) * share(1, value), 0);
  return pairs.length === 0 || byChance === 1
    ? null
    : (agreementOf(pairs) - byChance) / (1 - byChance);
}
