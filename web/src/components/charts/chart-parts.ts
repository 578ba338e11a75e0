import type { Tone } from '../ui/badge/tone.ts';

/** The look that all charts share; colours come from the tokens, so that both themes fit. */
export const axisStyle = {
  stroke: 'var(--field)',
  tick: { fill: 'var(--ink-2)', fontSize: 13 },
} as const;

export const GRID_COLOR = 'var(--line)';

/** All percentages have the same scale, so that two charts can be compared. */
export const PERCENT_TICKS = [0, 20, 40, 60, 80, 100] as const;

export const PLOT_HEIGHT = 280;

export const toneFills = {
  brand: 'var(--brand)',
  good: 'var(--good-fill)',
  orange: 'var(--orange-fill)',
  warn: 'var(--warn-fill)',
  bad: 'var(--bad-fill)',
  neutral: 'var(--bench)',
} as const satisfies Record<Tone | 'neutral', string>;
