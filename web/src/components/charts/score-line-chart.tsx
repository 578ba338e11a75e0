import { PASS_PERCENT } from '@study-assistant/contract/constants';
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
} from 'recharts';
import { formatPercent } from '../../lib/format/numbers.ts';
import { axisStyle, GRID_COLOR, initialDimension, PLOT_HEIGHT } from './chart-parts.ts';
import styles from './chart-tooltip.module.css';

export type ScorePoint = {
  /** Stands below the point. */
  tick: string;
  /** What the point is, in the tooltip: a quiz and a day. */
  name: string;
  /** 0 to 100. */
  percent: number;
};

type ScoreLineChartProps = { title: string; points: readonly ScorePoint[] };

/** Percentages in their order in time, with a dashed line where a quiz is passed. */
export function ScoreLineChart({ title, points }: ScoreLineChartProps) {
  const data = points.map((point, index) => ({ ...point, index }));
  return (
    <ResponsiveContainer width="100%" height={PLOT_HEIGHT} initialDimension={initialDimension}>
      <LineChart data={data} title={title} margin={{ top: 12, right: 24, bottom: 4, left: 0 }}>
        <CartesianGrid stroke={GRID_COLOR} vertical={false} />
        <XAxis
          {...axisStyle}
          dataKey="index"
          tickFormatter={(index: number) => points[index]?.tick ?? ''}
          minTickGap={16}
          padding={{ left: 16, right: 16 }}
        />
        <YAxis
          {...axisStyle}
          domain={[0, 100]}
          ticks={[0, 20, 40, 60, 80, 100]}
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
            position: 'insideBottomLeft',
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
