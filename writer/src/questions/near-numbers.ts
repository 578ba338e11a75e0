/** Wrong figures of the same precision, alternately above and below, the nearest first. */
export function listNumbersNear(text: string): string[] {
  const digits = text.replaceAll(',', '');
  const value = Number(digits);
  const decimals = digits.split('.')[1]?.length ?? 0;
  const step = chooseStep(value, decimals);
  const near: string[] = [];
  for (const times of [1, -1, 2, -2, 3, -3]) {
    const other = value + times * step;
    if (other > 0) near.push(spell(other, decimals, text.includes(',')));
  }
  return near;
}

/** Chooses a step that keeps the figure's roundness: 250 → 50, 206 → 24, 3.5 → 0.8. */
function chooseStep(value: number, decimals: number): number {
  if (decimals > 0)
    return Math.max(10 ** -decimals, Math.round(value * 0.25 * 10 ** decimals) / 10 ** decimals);
  let round = 1;
  while (value % (round * 10) === 0 && round < value) round *= 10;
  const rough = Math.max(1, value * 0.2);
  return Math.max(
    round > value ? value / 10 : round,
    Math.round(rough / Math.max(1, round)) * round,
    1,
  );
}

function spell(value: number, decimals: number, grouped: boolean): string {
  return grouped || value >= 10_000
    ? value.toLocaleString('en-US', { minimumFractionDigits: decimals })
    : value.toFixed(decimals);
}
