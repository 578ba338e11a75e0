/** Area under the ROC curve: how often a right one is rated above a wrong one (ties count half). */
export function areaUnderCurve(rated: readonly { score: number; label: 0 | 1 }[]): number {
  const sorted = [...rated].sort((a, b) => a.score - b.score);
  let [rank, sum, positives] = [0, 0, 0];
  while (rank < sorted.length) {
    let end = rank;
    while (end < sorted.length && sorted[end]?.score === sorted[rank]?.score) end += 1;
    const middle = (rank + end + 1) / 2;
    for (let at = rank; at < end; at += 1)
      if (sorted[at]?.label === 1) {
        sum += middle;
        positives += 1;
      }
    rank = end;
  }
  const negatives = sorted.length - positives;
  return (sum - (positives * (positives + 1)) / 2) / (positives * negatives);
}
