import type { ScoredQuiz } from './scored-quiz.ts';

export type Unit = 'share' | 'number' | 'milliseconds';

/** One line of the scorecard. Tallies of several quizzes add up, so that one function serves them all. */
export type Row = {
  name: string;
  unit: Unit;
  /** The bar as people read it, such as "≤ 1%". */
  bar: string;
  /** Whether a miss fails the run. */
  isHard: boolean;
  /** Sums of one quiz of `all`, always of the same length. */
  tally: (quiz: ScoredQuiz, all: readonly ScoredQuiz[]) => number[];
  /** The figure for summed tallies; null where there is nothing to measure. */
  value: (sums: readonly number[]) => number | null;
  isMet: (value: number) => boolean;
};

/** First sum over second sum: the usual row. */
export function ratio(sums: readonly number[]): number | null {
  const [part = 0, whole = 0] = sums;
  return whole > 0 ? part / whole : null;
}

export function shareOf<T>(items: readonly T[], holds: (item: T) => boolean): number[] {
  return [items.filter(holds).length, items.length];
}

type Bar = Pick<Row, 'bar' | 'isMet'>;

/** A figure to look at, which nothing is held to yet. */
export const NO_BAR: Bar = { bar: '', isMet: () => true };

export function atMost(limit: number, unit: Unit = 'share'): Bar {
  return { bar: `≤ ${spell(limit, unit)}`, isMet: (value) => value <= limit };
}

export function atLeast(limit: number, unit: Unit = 'share'): Bar {
  return { bar: `≥ ${spell(limit, unit)}`, isMet: (value) => value >= limit };
}

export function between(low: number, high: number, unit: Unit = 'share'): Bar {
  const bar = `${spell(low, unit)} to ${spell(high, unit)}`;
  return { bar, isMet: (value) => value >= low && value <= high };
}

export function spell(value: number, unit: Unit): string {
  if (unit === 'share') return `${Number((value * 100).toFixed(1))}%`;
  if (unit === 'milliseconds') return `${Math.round(value)} ms`;
  return String(Number(value.toFixed(2)));
}
