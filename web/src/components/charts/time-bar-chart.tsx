import {
  Bar,
  BarChart,
  CartesianGrid,
  Legend,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
  type TooltipContentProps,
} from 'recharts';
import { formatSeconds } from '../../lib/numbers.ts';
import { axisStyle, gridStyle, initialDimension } from './chart-parts.ts';
import tooltipStyles from './chart-tooltip.module.css';
import styles from './time-bar-chart.module.css';

/** The seconds of one question, as the tooltip tells them. */
export type QuestionTime = {
  /** From 1. */
  questionNumber: number;
  questionText: string;
  estimatedTime: number;
  benchmarkTime: number;
  /** "5s slower". */
  comparison: string;
};

type TimeBarChartProps = {
  title: string;
  times: readonly QuestionTime[];
  /** In px. */
  height: number;
};

/** Two bars of a question need this much, in px; where they do not get it, the chart scrolls. */
const questionWidth = 26;
const axisWidth = 64;

/** Each question's time beside its benchmark. The arrow keys walk through the questions. */
export function TimeBarChart({ title, times, height }: TimeBarChartProps) {
  return (
    <div className={styles.scroll}>
      <div style={{ minWidth: times.length * questionWidth + axisWidth }}>
        <ResponsiveContainer width="100%" height={height} initialDimension={initialDimension}>
          <BarChart data={times} title={title} barGap={2} margin={{ top: 8, right: 8, left: 4 }}>
            <CartesianGrid {...gridStyle} />
            <XAxis
              {...axisStyle}
              dataKey="questionNumber"
              tickFormatter={(number: number) => `Q${number}`}
              minTickGap={8}
            />
            <YAxis
              {...axisStyle}
              axisLine={false}
              width={axisWidth - 8}
              label={{
                value: 'Seconds',
                angle: -90,
                position: 'insideLeft',
                style: { textAnchor: 'middle' },
                fill: 'var(--ink-2)',
                fontSize: 13,
              }}
            />
            <Tooltip
              content={TimeTooltip}
              cursor={{ fill: 'var(--surface-2)' }}
              isAnimationActive={false}
            />
            <Legend verticalAlign="top" height={36} itemSorter={null} formatter={InInk} />
            <Bar
              name="Your Time"
              dataKey="estimatedTime"
              fill="var(--brand)"
              maxBarSize={28}
              radius={[4, 4, 0, 0]}
              isAnimationActive={false}
            />
            <Bar
              name="AI Benchmark"
              dataKey="benchmarkTime"
              fill="var(--bench)"
              maxBarSize={28}
              radius={[4, 4, 0, 0]}
              isAnimationActive={false}
            />
          </BarChart>
        </ResponsiveContainer>
      </div>
    </div>
  );
}

function InInk(name: string) {
  return <span className={styles.legend}>{name}</span>;
}

function TimeTooltip({ active, payload }: TooltipContentProps) {
  const time = payload[0]?.payload as QuestionTime | undefined;
  if (!active || !time) return null;
  return (
    <div role="status" className={tooltipStyles.tooltip}>
      <p className={tooltipStyles.figure}>Question {time.questionNumber}</p>
      <p dir="auto" className={styles.question}>
        {time.questionText}
      </p>
      <p>Your time: {formatSeconds(time.estimatedTime)}</p>
      <p>AI benchmark: {formatSeconds(time.benchmarkTime)}</p>
      <p className={styles.comparison}>{time.comparison}</p>
    </div>
  );
}
