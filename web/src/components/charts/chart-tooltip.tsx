import type { ReactNode } from 'react';
import styles from './plot.module.css';

type ChartTooltipProps = {
  /** Beside which place of a plot it stands, and how far below its top, in px. */
  x: number;
  y: number;
  /** Of the plot, in px. */
  width: number;
  /** The distance from that place, in px. */
  gap?: number;
  children: ReactNode;
};

/** The numbers of a point, on the side of it that has more room and never beyond the plot. */
export function ChartTooltip({ x, y, width, gap = 12, children }: ChartTooltipProps) {
  const isLeft = x > width / 2;
  const distance = (isLeft ? width - x : x) + gap;
  const kept = `clamp(0px, ${distance}px, 100% - var(--widest))`;
  return (
    <div
      role="status"
      className={styles.tooltip}
      style={{ top: y, [isLeft ? 'right' : 'left']: kept }}
    >
      {children}
    </div>
  );
}
