import { useEffect, useRef } from 'react';
import {
  Bar,
  BarChart,
  CartesianGrid,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
  type TooltipContentProps,
} from 'recharts';
import { formatSeconds } from '../../lib/format/durations.ts';
import { axisStyle, GRID_COLOR, initialDimension } from './chart-parts.ts';
import tooltipStyles from './chart-tooltip.module.css';
import styles from './time-bar-chart.module.css';

/** The times of one question in seconds, as the tooltip shows them. */
export type QuestionTime = {
  /** One-based. */
  questionNumber: number;
  questionText: string;
  estimatedTime: number;
  benchmarkTime: number;
  /** A text such as "5s slower". */
  comparison: string;
};

type TimeBarChartProps = {
  title: string;
  times: readonly QuestionTime[];
  /** In px. */
  height: number;
};

/** The width that two bars of a question need, in px; a narrower chart scrolls. */
const QUESTION_WIDTH = 26;
const AXIS_WIDTH = 64;

const bars = [
  { name: 'Your Time', dataKey: 'estimatedTime', fill: 'var(--brand)' },
  { name: 'AI Benchmark', dataKey: 'benchmarkTime', fill: 'var(--bench)' },
] as const;

/** Each question's time next to its benchmark. The arrow keys move through the questions. */
export function TimeBarChart({ title, times, height }: TimeBarChartProps) {
  return (
    <>
      <ul aria-hidden className={styles.legend}>
        {bars.map(({ name, fill }) => (
          <li key={name}>
            <span style={{ background: fill }} />
            {name}
          </li>
        ))}
      </ul>
      <div className={styles.scroll}>
        <div style={{ minWidth: times.length * QUESTION_WIDTH + AXIS_WIDTH }}>
          <ResponsiveContainer width="100%" height={height} initialDimension={initialDimension}>
            <BarChart data={times} title={title} barGap={2} margin={{ top: 8, right: 8, left: 4 }}>
              <CartesianGrid stroke={GRID_COLOR} vertical={false} />
              <XAxis
                {...axisStyle}
                dataKey="questionNumber"
                tickFormatter={(number: number) => `Q${number}`}
                minTickGap={8}
              />
              <YAxis
                {...axisStyle}
                axisLine={false}
                width={AXIS_WIDTH - 8}
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
              {bars.map((bar) => (
                <Bar
                  key={bar.dataKey}
                  {...bar}
                  maxBarSize={28}
                  radius={[4, 4, 0, 0]}
                  isAnimationActive={false}
                />
              ))}
            </BarChart>
          </ResponsiveContainer>
        </div>
      </div>
    </>
  );
}

function TimeTooltip({ active, payload, coordinate }: TooltipContentProps) {
  const tooltip = useRef<HTMLDivElement>(null);
  const time = payload[0]?.payload as QuestionTime | undefined;
  const isShown = active && time !== undefined;
  const left = isShown ? coordinate?.x : undefined;
  useEffect(() => {
    if (left !== undefined) followKeys(tooltip.current, left);
  }, [left]);
  if (!isShown) return null;
  return (
    <div ref={tooltip} role="status" className={tooltipStyles.tooltip}>
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

/** Scrolls the chart so that the question the arrow keys have reached stays in the middle. */
function followKeys(inside: Element | null, left: number) {
  const region = inside?.closest(`.${styles.scroll}`);
  if (region?.matches(':has(:focus-visible)')) region.scrollLeft = left - region.clientWidth / 2;
}
