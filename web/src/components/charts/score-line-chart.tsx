import { PASS_PERCENT } from '@study-assistant/contract/wire/constants';
import type { DateLike } from '../../lib/format/dates.ts';
import { formatPercent } from '../../lib/format/numbers.ts';
import { axisStyle, PERCENT_TICKS, PLOT_HEIGHT } from './chart-parts.ts';
import { ChartTooltip } from './chart-tooltip.tsx';
import { labelDays } from './day-labels.ts';
import { DayTick, heightOfTicks } from './day-tick.tsx';
import plot from './plot.module.css';
import styles from './score-line-chart.module.css';
import { useWalk } from './use-walk.ts';
import { useWidth } from './use-width.ts';
import { ValueAxis } from './value-axis.tsx';

type ScorePoint = {
  completedAt: DateLike;
  /** The point's name in the tooltip: a quiz and a day. */
  name: string;
  /** 0 to 100. */
  percent: number;
};

/** The room around the points in px: for the numbers, for the word "Pass", for the largest point. */
const LEFT = 48;
const RIGHT = 40;
const TOP = 12;
const BOTTOM = 4;

/** Up to this many points stand together instead of at the two ends. */
const FEW = 3;

/** The room for a tooltip above the foot, in px. It stands above a low point and below a high one. */
const TOOLTIP_HEIGHT = 84;

type ScoreLineChartProps = { title: string; points: readonly ScorePoint[] };

/** Percentages in order of time, with a dashed line at the pass mark. */
export function ScoreLineChart({ title, points }: ScoreLineChartProps) {
  const [place, width] = useWidth();
  const labels = labelDays(points.map(({ completedAt }) => completedAt));
  const foot = PLOT_HEIGHT - BOTTOM - heightOfTicks(labels);
  const yOf = (percent: number) => foot - (percent / 100) * (foot - TOP);
  const padding = points.length <= FEW ? 56 : 16;
  const first = LEFT + padding;
  const step = (width - RIGHT - padding - first) / Math.max(1, points.length - 1);
  const dots = points.map(({ percent }, index) => ({ x: first + index * step, y: yOf(percent) }));
  const { current, walk } = useWalk(points.length, (x) => Math.round((x - first) / step));
  const told = current === null ? undefined : points[current];
  const at = current === null ? undefined : dots[current];
  return (
    <div ref={place} className={plot.place}>
      <svg
        {...walk}
        aria-label={title}
        viewBox={`0 0 ${width} ${PLOT_HEIGHT}`}
        className={plot.drawing}
      >
        <ValueAxis
          ticks={PERCENT_TICKS.map((percent) => ({
            y: yOf(percent),
            label: formatPercent(percent),
          }))}
          left={LEFT}
          right={width - RIGHT}
        />
        {points.map((_, index) => (
          <DayTick key={index} x={dots[index]?.x ?? 0} y={foot + 8} index={index} labels={labels} />
        ))}
        <line
          className={styles.pass}
          x1={LEFT}
          x2={width - RIGHT}
          y1={yOf(PASS_PERCENT)}
          y2={yOf(PASS_PERCENT)}
        />
        <text
          {...axisStyle.tick}
          x={width - RIGHT + 5}
          y={yOf(PASS_PERCENT)}
          dominantBaseline="central"
        >
          Pass
        </text>
        {at && <line stroke={axisStyle.stroke} x1={at.x} x2={at.x} y1={TOP} y2={foot} />}
        <polyline className={styles.line} points={dots.map(({ x, y }) => `${x},${y}`).join(' ')} />
        {dots.map(({ x, y }, index) => (
          <circle
            key={index}
            cx={x}
            cy={y}
            r={index === current ? 7 : 5}
            className={index === current ? styles.current : styles.dot}
          />
        ))}
      </svg>
      {told && at && (
        <ChartTooltip width={width} x={at.x} y={told.percent < 50 ? TOP : foot - TOOLTIP_HEIGHT}>
          <p dir="auto">{told.name}</p>
          <p className={plot.figure}>{formatPercent(told.percent, 1)}</p>
        </ChartTooltip>
      )}
    </div>
  );
}
