import { scaleBand, scaleLinear } from 'd3-scale';
import { useState } from 'react';
import { formatSeconds } from '../../lib/format/durations.ts';
import { MathText } from '../maths/math-text.tsx';
import { axisStyle } from './chart-parts.ts';
import { ChartTooltip } from './chart-tooltip.tsx';
import plot from './plot.module.css';
import styles from './time-bar-chart.module.css';
import { useWalk } from './use-walk.ts';
import { useWidth } from './use-width.ts';
import { ValueAxis } from './value-axis.tsx';

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
const QUESTION_WIDTH = 25;

/** The room around the bars for the numbers and the names, in px. */
const LEFT = 52;
const RIGHT = 4;
const TOP = 8;
const BOTTOM = 34;

/** The room that the name of a question needs, in px. */
const NAME_WIDTH = 44;
const WIDEST_BAR = 28;
const BAR_GAP = 2;

const bars = [
  { name: 'Your Time', key: 'estimatedTime', fill: 'var(--brand)' },
  { name: 'AI Benchmark', key: 'benchmarkTime', fill: 'var(--bench)' },
] as const;

/** Each question's time next to its benchmark. The arrow keys move through the questions. */
export function TimeBarChart({ title, times, height }: TimeBarChartProps) {
  const [place, visibleWidth] = useWidth();
  const [scrolled, setScrolled] = useState(0);
  const width = Math.max(visibleWidth, times.length * QUESTION_WIDTH + LEFT + RIGHT);
  const foot = height - BOTTOM;
  const across = scaleBand(times.keys(), [LEFT, width - RIGHT]);
  const longest = Math.max(1, ...times.flatMap((time) => bars.map(({ key }) => time[key])));
  const up = scaleLinear([0, longest], [foot, TOP]).nice(4);
  const xOf = (index: number) => across(index) ?? LEFT;
  const { current, walk } = useWalk(
    times.length,
    (x) => Math.floor((x - LEFT) / across.step()),
    (index) => keepInside(place.current, xOf(index)),
  );
  const told = current === null ? undefined : times[current];
  const every = Math.ceil(NAME_WIDTH / across.step());
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
      <div className={plot.place}>
        <div
          ref={place}
          className={styles.scroll}
          onScroll={({ currentTarget }) => setScrolled(currentTarget.scrollLeft)}
        >
          <svg
            {...walk}
            aria-label={title}
            viewBox={`0 0 ${width} ${height}`}
            className={plot.drawing}
            style={{ minWidth: width > visibleWidth ? width : undefined }}
          >
            {current !== null && (
              <rect
                x={xOf(current)}
                y={TOP}
                width={across.step()}
                height={foot - TOP}
                fill="var(--surface-2)"
              />
            )}
            <ValueAxis
              ticks={up.ticks(4).map((seconds) => ({ y: up(seconds), label: String(seconds) }))}
              left={LEFT}
              right={width - RIGHT}
            />
            <text
              {...axisStyle.tick}
              transform={`translate(9 ${(foot + TOP) / 2}) rotate(-90)`}
              textAnchor="middle"
            >
              Seconds
            </text>
            {times.map((time, index) => (
              <g key={time.questionNumber} transform={`translate(${xOf(index)} 0)`}>
                {index % every === 0 && (
                  <text {...axisStyle.tick} x={across.step() / 2} y={foot + 20} textAnchor="middle">
                    Q{time.questionNumber}
                  </text>
                )}
                <TwoBars time={time} step={across.step()} yOf={up} />
              </g>
            ))}
          </svg>
        </div>
        {told && current !== null && (
          <ChartTooltip
            x={xOf(current) + across.step() / 2 - scrolled}
            y={foot / 2}
            gap={across.step() / 2}
            width={visibleWidth}
          >
            <TimesInWords time={told} />
          </ChartTooltip>
        )}
      </div>
    </>
  );
}

type TwoBarsProps = {
  time: QuestionTime;
  /** The width of a question, in px. */
  step: number;
  yOf: (seconds: number) => number;
};

/** The two bars of a question, with round corners at their upper end. */
function TwoBars({ time, step, yOf }: TwoBarsProps) {
  const width = Math.min(WIDEST_BAR, step * 0.4);
  const starts = [step / 2 - BAR_GAP / 2 - width, step / 2 + BAR_GAP / 2];
  return bars.map(({ key, fill }, index) => {
    const length = yOf(0) - yOf(time[key]);
    const corner = Math.min(4, length, width / 2);
    return (
      <path
        key={key}
        fill={fill}
        d={
          `M${starts[index]} ${yOf(0)}v${corner - length}q0 ${-corner} ${corner} ${-corner}` +
          `h${width - 2 * corner}q${corner} 0 ${corner} ${corner}v${length - corner}z`
        }
      />
    );
  });
}

function TimesInWords({ time }: { time: QuestionTime }) {
  return (
    <>
      <p className={plot.figure}>Question {time.questionNumber}</p>
      <p dir="auto" className={styles.question}>
        <MathText>{time.questionText}</MathText>
      </p>
      <p>Your time: {formatSeconds(time.estimatedTime)}</p>
      <p>AI benchmark: {formatSeconds(time.benchmarkTime)}</p>
      <p className={styles.comparison}>{time.comparison}</p>
    </>
  );
}

/** Scrolls a wide chart so that the question the arrow keys have reached stays in the middle. */
function keepInside(region: HTMLElement | null, x: number) {
  if (region) region.scrollLeft = x - region.clientWidth / 2;
}
