const LEVELS: readonly [RegExp, (match: RegExpExecArray) => number][] = [
  [/^(?:chapter|unit|part|module|lesson)\s+(?:\d+|[ivxl]+)\b/iu, () => 1],
  [/^(\d+(?:\.\d+)*)[.):]?\s/u, ([, numbers = '']) => numbers.split('.').length],
];

/** How many levels headings are told apart by; one without a number is below all that have one. */
export const LOWEST_LEVEL = 4;

/** "Chapter 3" and "3 Rivers" are 1, "3.2 Deltas" is 2. */
export function headingLevel(heading: string): number {
  for (const [pattern, toLevel] of LEVELS) {
    const match = pattern.exec(heading);
    if (match) return Math.min(toLevel(match), LOWEST_LEVEL - 1);
  }
  return LOWEST_LEVEL;
}
