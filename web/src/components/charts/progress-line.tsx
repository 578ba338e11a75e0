import { formatPercent } from '../../lib/format/numbers.ts';
import { PERCENT_TICKS } from './chart-parts.ts';
import styles from './progress-line.module.css';

type ProgressLineProps = {
  title: string;
  /** At least two values, 0 to 100, the oldest first. */
  percents: readonly number[];
  /** The index of the highlighted point. */
  current: number;
  /** The labels below the first and the last point. */
  ends: readonly [string, string];
};

/** The specification's area: 0 to 100% over a height of 150 and a width of 400. */
const width = 400;
const height = 150;

/** Attempts at one quiz as a line; its numbers stand beside the picture as text. */
export function ProgressLine({ title, percents, current, ends }: ProgressLineProps) {
  const points = percents.map((percent, index) => ({
    x: (index / Math.max(1, percents.length - 1)) * width,
    y: yOf(percent),
  }));
  return (
    <div role="img" aria-label={title} className={styles.chart}>
      {/* The labels are outside the drawing, which scales with the page while they do not. */}
      <ul aria-hidden className={styles.ticks}>
        {PERCENT_TICKS.toReversed().map((percent) => (
          <li key={percent}>{formatPercent(percent)}</li>
        ))}
      </ul>
      <svg aria-hidden viewBox={`0 0 ${width} ${height}`} className={styles.line}>
        {PERCENT_TICKS.map((percent) => (
          <line key={percent} x1="0" x2={width} y1={yOf(percent)} y2={yOf(percent)} />
        ))}
        <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
        {points.map(({ x, y }, index) => (
          <circle
            key={index}
            cx={x}
            cy={y}
            r={index === current ? 7 : 4}
            className={index === current ? styles.current : undefined}
          />
        ))}
      </svg>
      <p aria-hidden className={styles.ends}>
        <span>{ends[0]}</span> <span>{ends[1]}</span>
      </p>
    </div>
  );
}

function yOf(percent: number): number {
  return height - (percent / 100) * height;
}
