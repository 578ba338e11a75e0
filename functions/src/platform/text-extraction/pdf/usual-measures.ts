import type { Line } from './page-lines.ts';

/** The height that most characters of the document are set in. */
export function usualHeight(lines: Line[]): number {
  const characters = new Map<number, number>();
  for (const { height, text } of lines) {
    const rounded = Math.round(height * 4) / 4;
    characters.set(rounded, (characters.get(rounded) ?? 0) + text.length);
  }
  const [most] = [...characters].sort((a, b) => b[1] - a[1]);
  return most?.[0] ?? 10;
}

/** The usual distance from baseline to baseline, in line heights. */
export function usualSpacing(lines: Line[]): number {
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
