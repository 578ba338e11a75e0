import type { Mark } from '@study-assistant/contract/assignments/markbook';

/** The mean of the marks handed in, 1 decimal; null when there are none. */
export function averageMarks(marks: readonly Mark[]): number | null {
  const handedIn = marks.flatMap(({ percentage }) => percentage ?? []);
  if (handedIn.length === 0) return null;
  const sum = handedIn.reduce((total, percentage) => total + percentage, 0);
  return Math.round((sum / handedIn.length) * 10) / 10;
}
