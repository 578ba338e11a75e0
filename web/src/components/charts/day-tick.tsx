import type { DayLabel } from './day-labels.ts';
import styles from './day-tick.module.css';

const LINE_HEIGHT = 17;

/** Where a shifted month ends right of its day, in px, so that a gap to the next one stays. */
const MONTH_END = 3;

/** With this many points a phone has little room between them and none for their times. */
const MANY = 7;

/** The height of the lines below a chart, in px. */
export function heightOfTicks(labels: readonly DayLabel[]): number {
  return LINE_HEIGHT * (labels.some(({ time }) => time !== null) ? 3 : 2) + 8;
}

type DayTickProps = {
  /** The middle of its top, in px. */
  x: number;
  y: number;
  /** Of the point. */
  index: number;
  labels: readonly DayLabel[];
};

/** The day below a point, its month below that, and its time last. */
export function DayTick({ x, y, index, labels }: DayTickProps) {
  const label = labels[index];
  if (!label) return null;
  const lines = [label.day, label.month, label.time];
  // Two months side by side would touch, so the first one is shifted to its own side.
  const isPressed = labels.length >= MANY && Boolean(label.month && labels[index + 1]?.month);
  return (
    <text
      textAnchor="middle"
      fill="var(--ink-2)"
      fontSize={13}
      className={labels.length >= MANY ? styles.narrow : undefined}
    >
      {lines.map((line, at) => (
        <tspan
          key={at}
          x={at === 1 && isPressed ? x + MONTH_END : x}
          y={y + 12 + at * LINE_HEIGHT}
          textAnchor={at === 1 && isPressed ? 'end' : undefined}
        >
          {line}
        </tspan>
      ))}
    </text>
  );
}
