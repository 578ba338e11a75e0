import { formatPercent } from '../../lib/format/numbers.ts';
import { PERCENT_TICKS } from './chart-parts.ts';
import styles from './progress-line.module.css';

type ProgressLineProps = {
  title: string;
  /** 0 to 100, the oldest first; at least two. */
  percents: readonly number[];
  /** The point that is looked at. */
  current: number;
  /** What stands below the first and the last point. */
  ends: readonly [string, string];
};

/** The specification's area: 0 to 100% over a height of 150, spread over a width of 400. */
const width = 400;
const height = 150;

/** Attempts at one quiz as a line; the picture's numbers stand beside it in words. */
export function ProgressLine({ title, percents, current, ends }: ProgressLineProps) {
  const points = percents.map((percent, index) => ({
    x: (index / Math.max(1, percents.length - 1)) * width,
    y: yOf(percent),
  }));
  return (
    <div role="img" aria-label={title} className={styles.chart}>
      {/* Words beside the drawing, as it grows and shrinks with the page and they do not. */}
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
