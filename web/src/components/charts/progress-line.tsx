import { formatPercent } from '../../lib/format/numbers.ts';
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
const LABEL_WIDTH = 52;

/** Attempts at one quiz as a line; the picture's numbers stand beside it in words. */
export function ProgressLine({ title, percents, current, ends }: ProgressLineProps) {
  const points = percents.map((percent, index) => ({
    x: (index / Math.max(1, percents.length - 1)) * width,
    y: yOf(percent),
  }));
  return (
    <svg
      role="img"
      aria-label={title}
      viewBox={`${-LABEL_WIDTH} -12 ${LABEL_WIDTH + width + 12} ${height + 48}`}
      className={styles.line}
    >
      {[0, 50, 100].map((percent) => (
        <g key={percent} transform={`translate(0 ${yOf(percent)})`}>
          <line x1="0" x2={width} />
          <text x="-12" dominantBaseline="central">
            {formatPercent(percent)}
          </text>
        </g>
      ))}
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {points.map(({ x, y }, index) => (
        <circle
          key={index}
          cx={x}
          cy={y}
          r={index === current ? 8 : 5}
          className={index === current ? styles.current : undefined}
        />
      ))}
      <text x="0" y={height + 28} className={styles.start}>
        {ends[0]}
      </text>
      <text x={width} y={height + 28}>
        {ends[1]}
      </text>
    </svg>
  );
}

function yOf(percent: number): number {
  return height - (percent / 100) * height;
}
