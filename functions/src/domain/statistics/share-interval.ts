/** Two-sided 95%. */
const Z = 1.959964;

/**
 * Where the true share of right answers lies with 95% confidence, 0 to 1, after `right` of
 * `answered`. The score interval of Wilson, Journal of the American Statistical Association 22
 * (1927), 209–212: unlike the usual ± it stays within 0 and 1 and holds for a handful of answers.
 */
export function shareInterval(right: number, answered: number): { low: number; high: number } {
  if (answered === 0) return { low: 0, high: 1 };
  const share = right / answered;
  const z2 = Z * Z;
  const centre = share + z2 / (2 * answered);
  const spread = Z * Math.sqrt((share * (1 - share)) / answered + z2 / (4 * answered * answered));
  const scale = 1 + z2 / answered;
  return {
    low: Math.max(0, (centre - spread) / scale),
    high: Math.min(1, (centre + spread) / scale),
  };
}
