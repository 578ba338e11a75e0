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
} from 'recharts';
import type { Tone } from '../ui/tone.ts';
import { axisStyle, gridStyle, initialDimension, plotHeight } from './chart-parts.ts';

export type CountBar = { name: string; count: number; tone: Tone | 'neutral' };

type CountBarChartProps = { title: string; bars: readonly CountBar[] };

const fills = {
  brand: 'var(--brand)',
  good: 'var(--good-fill)',
  orange: 'var(--orange-fill)',
  warn: 'var(--warn-fill)',
  bad: 'var(--bad-fill)',
  neutral: 'var(--bench)',
} as const satisfies Record<CountBar['tone'], string>;

/** How many of each kind: every bar has its name below and its number on top. */
export function CountBarChart({ title, bars }: CountBarChartProps) {
  return (
    <ResponsiveContainer width="100%" height={plotHeight} initialDimension={initialDimension}>
      <BarChart
        data={bars}
        title={title}
        role="img"
        accessibilityLayer={false}
        margin={{ top: 24, right: 0, bottom: 4, left: 0 }}
      >
        <CartesianGrid {...gridStyle} />
        <XAxis {...axisStyle} dataKey="name" interval={0} />
        <YAxis {...axisStyle} allowDecimals={false} width={32} axisLine={false} />
        <Bar dataKey="count" shape={TonedBar} maxBarSize={72} isAnimationActive={false}>
          <LabelList dataKey="count" position="top" fill="var(--ink)" fontWeight={700} />
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  );
}

function TonedBar(props: BarShapeProps) {
  const { tone } = props.payload as CountBar;
  return <Rectangle {...props} fill={fills[tone]} radius={[6, 6, 0, 0]} />;
}
