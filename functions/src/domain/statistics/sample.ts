/** Mean; null of nothing. */
export function mean(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The middle value, or the mean of the two in the middle; null of nothing. */
export function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  return mean(sorted.slice(sorted.length % 2 === 0 ? half - 1 : half, half + 1));
}

/** Pearson's r of two samples of one length, -1 to 1; null where one of them does not vary. */
export function correlation(xs: readonly number[], ys: readonly number[]): number | null {
  const meanX = mean(xs) ?? 0;
  const meanY = mean(ys) ?? 0;
  let products = 0;
  let squaresX = 0;
  let squaresY = 0;
  xs.forEach((x, index) => {
    const dx = x - meanX;
    const dy = (ys[index] ?? 0) - meanY;
    products += dx * dy;
    squaresX += dx * dx;
    squaresY += dy * dy;
  });
  if (squaresX === 0 || squaresY === 0) return null;
  return products / Math.sqrt(squaresX * squaresY);
}
