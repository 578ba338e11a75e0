/** The number of an option such as "1,200 km" or "35 percent"; null for other options. */
export function readNumber(option: string): number | null {
  const match =
    /^(?:about |around |nearly |[$€£])?(-?\d[\d,]*(?:\.\d+)?)(?:\s*(?:%|[\p{L}°]+)){0,3}$/iu.exec(
      option.trim(),
    );
  const digits = match?.[1]?.replaceAll(',', '');
  if (digits === undefined) return null;
  const value = Number(digits);
  const scale = /\b(thousand|million|billion)\b/i.exec(option)?.[1]?.toLowerCase();
  const factor =
    scale === 'thousand' ? 1e3 : scale === 'million' ? 1e6 : scale === 'billion' ? 1e9 : 1;
  return Number.isFinite(value) ? value * factor : null;
}
