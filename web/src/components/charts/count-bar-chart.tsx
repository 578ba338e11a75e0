import {
  Bar,
  BarChart,
  CartesianGrid,
  LabelList,
  Rectangle,
  ResponsiveContainer,
  XAxis,
  YAxis,
  type BarShapeProps,
  type YAxisTickContentProps,
} from 'recharts';
import type { Tone } from '../ui/badge/tone.ts';
import { axisStyle, GRID_COLOR, initialDimension, PLOT_HEIGHT, toneFills } from './chart-parts.ts';

export type CountBar = {
  name: string;
  /** An explanation of the name, shown below it. */
  note: string;
  count: number;
  tone: Tone | 'neutral';
};

type CountBarChartProps = { title: string; bars: readonly CountBar[] };

/** Counts of several kinds as bars, each with its name before it and its number behind it. */
export function CountBarChart({ title, bars }: CountBarChartProps) {
  return (
    <ResponsiveContainer width="100%" height={PLOT_HEIGHT} initialDimension={initialDimension}>
      <BarChart
        data={bars}
        layout="vertical"
        title={title}
        role="img"
        accessibilityLayer={false}
        margin={{ top: 0, right: 40, bottom: 4, left: 0 }}
      >
        <CartesianGrid stroke={GRID_COLOR} horizontal={false} />
        <XAxis {...axisStyle} type="number" allowDecimals={false} />
        <YAxis
          {...axisStyle}
          type="category"
          dataKey="name"
          width={132}
          interval={0}
          tick={(props: YAxisTickContentProps) => <NamedTick {...props} bars={bars} />}
        />
        <Bar dataKey="count" shape={TonedBar} maxBarSize={32} isAnimationActive={false}>
          <LabelList dataKey="count" position="right" fill="var(--ink)" fontWeight={700} />
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  );
}

function NamedTick({ x, y, index, bars }: YAxisTickContentProps & { bars: readonly CountBar[] }) {
  const bar = bars[index];
  return (
    <text x={x} textAnchor="end" fill="var(--ink-2)">
      <tspan x={x} y={Number(y) - 2} fill="var(--ink)" fontSize={13} fontWeight={600}>
        {bar?.name}
      </tspan>
      <tspan x={x} y={Number(y) + 14} fontSize={12}>
        {bar?.note}
      </tspan>
    </text>
  );
}

function TonedBar(props: BarShapeProps) {
  const { tone } = props.payload as CountBar;
  return <Rectangle {...props} fill={toneFills[tone]} radius={[0, 6, 6, 0]} />;
}
