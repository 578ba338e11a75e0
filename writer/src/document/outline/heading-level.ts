const LEVELS: readonly [RegExp, (match: RegExpExecArray) => number][] = [
  [/^(?:chapter|unit|part|module|lesson)\s+(?:\d+|[ivxl]+)\b/iu, () => 1],
  [/^(\d+(?:\.\d+)*)[.):]?\s/u, ([, numbers = '']) => numbers.split('.').length],
];

/** The number of heading levels; a heading without a number is on the lowest. */
export const LOWEST_LEVEL = 4;

/** Returns 1 for "Chapter 3" and "3 Rivers", 2 for "3.2 Deltas". */
export function headingLevel(heading: string): number {
  for (const [pattern, toLevel] of LEVELS) {
    const match = pattern.exec(heading);
    if (match) return Math.min(toLevel(match), LOWEST_LEVEL - 1);
  }
  return LOWEST_LEVEL;
}
