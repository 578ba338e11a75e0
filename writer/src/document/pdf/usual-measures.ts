import type { Line } from './line.ts';

/** The height of most characters of the document. */
export function findUsualHeight(lines: Line[]): number {
  return mostCommon(lines, (line) => Math.round(line.height * 4) / 4) ?? 10;
}

/** The font of most characters of the document. */
export function findUsualFont(lines: Line[]): string | null {
  return mostCommon(
    lines.filter((line) => line.font !== null),
    (line) => line.font,
  );
}

function mostCommon<T>(lines: Line[], valueOf: (line: Line) => T): T | null {
  const characters = new Map<T, number>();
  for (const line of lines) {
    const value = valueOf(line);
    characters.set(value, (characters.get(value) ?? 0) + line.text.length);
  }
  const [most] = [...characters].sort((a, b) => b[1] - a[1]);
  return most?.[0] ?? null;
}

/** The usual distance from baseline to baseline, in line heights. */
export function findUsualSpacing(lines: Line[]): number {
  const steps: number[] = [];
  lines.forEach((line, at) => {
    const next = lines[at + 1];
    if (next?.page !== line.page) return;
    const step = (next.y - line.y) / line.height;
    if (step > 0.7 && step < 3) steps.push(step);
  });
  steps.sort((a, b) => a - b);
  return steps[Math.floor(steps.length / 2)] ?? 1.25;
}
