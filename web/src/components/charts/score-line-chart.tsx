import { PASS_PERCENT } from '@study-assistant/contract/wire/constants';
import {
  CartesianGrid,
  Line,
  LineChart,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
  type TooltipContentProps,
  type XAxisTickContentProps,
} from 'recharts';
import type { DateLike } from '../../lib/format/dates.ts';
import { formatPercent } from '../../lib/format/numbers.ts';
import {
  axisStyle,
  GRID_COLOR,
  initialDimension,
  PERCENT_TICKS,
  PLOT_HEIGHT,
} from './chart-parts.ts';
import styles from './chart-tooltip.module.css';
import { labelDays } from './day-labels.ts';
import { DayTick, heightOfTicks } from './day-tick.tsx';

export type ScorePoint = {
  completedAt: DateLike;
  /** The point's name in the tooltip: a quiz and a day. */
  name: string;
  /** 0 to 100. */
  percent: number;
};

/** Up to this many points stand together instead of at the two ends. */
const FEW = 3;

type ScoreLineChartProps = { title: string; points: readonly ScorePoint[] };

/** Percentages in order of time, with a dashed line at the pass mark. */
export function ScoreLineChart({ title, points }: ScoreLineChartProps) {
  const data = points.map((point, index) => ({ ...point, index }));
  const sidePadding = points.length <= FEW ? 56 : 16;
  const labels = labelDays(points.map(({ completedAt }) => completedAt));
  return (
    <ResponsiveContainer width="100%" height={PLOT_HEIGHT} initialDimension={initialDimension}>
      <LineChart data={data} title={title} margin={{ top: 12, right: 40, bottom: 4, left: 0 }}>
        <CartesianGrid stroke={GRID_COLOR} vertical={false} />
        <XAxis
          {...axisStyle}
          dataKey="index"
          interval={0}
          tick={(props: XAxisTickContentProps) => <DayTick {...props} labels={labels} />}
          height={heightOfTicks(labels)}
          padding={{ left: sidePadding, right: sidePadding }}
        />
        <YAxis
          {...axisStyle}
          domain={[0, 100]}
          ticks={PERCENT_TICKS}
          tickFormatter={(percent: number) => formatPercent(percent)}
          width={48}
          axisLine={false}
        />
        <ReferenceLine
          y={PASS_PERCENT}
          stroke="var(--field)"
          strokeDasharray="6 4"
          label={{
            value: 'Pass',
            position: 'right',
            fill: 'var(--ink-2)',
            fontSize: 13,
          }}
        />
        <Tooltip
          content={ScoreTooltip}
          cursor={{ stroke: 'var(--field)' }}
          isAnimationActive={false}
        />
        <Line
          dataKey="percent"
          stroke="var(--brand)"
          strokeWidth={3}
          dot={{ r: 5, fill: 'var(--surface)', stroke: 'var(--brand)', strokeWidth: 3 }}
          activeDot={{ r: 7, fill: 'var(--brand)', stroke: 'var(--surface)', strokeWidth: 2 }}
          isAnimationActive={false}
        />
      </LineChart>
    </ResponsiveContainer>
  );
}

function ScoreTooltip({ active, payload }: TooltipContentProps) {
  const point = payload[0]?.payload as ScorePoint | undefined;
  if (!active || !point) return null;
  return (
    <div className={styles.tooltip}>
      <p dir="auto">{point.name}</p>
      <p className={styles.figure}>{formatPercent(point.percent, 1)}</p>
    </div>
  );
}
