import { scaleBand, scaleLinear } from 'd3-scale';
import type { Tone } from '../ui/badge/tone.ts';
import { axisStyle, GRID_COLOR, PLOT_HEIGHT, toneFills } from './chart-parts.ts';
import plot from './plot.module.css';
import { useWidth } from './use-width.ts';

export type CountBar = {
  name: string;
  /** An explanation of the name, shown below it. */
  note: string;
  count: number;
  tone: Tone | 'neutral';
};

type CountBarChartProps = { title: string; bars: readonly CountBar[] };

/** The room around the bars for the names and the numbers, in px. */
const LEFT = 132;
const RIGHT = 40;
const BOTTOM = 34;

const WIDEST_BAR = 32;
const CORNER = 6;
const GAP = 8;

/** Counts of several kinds as bars, each with its name before it and its number behind it. */
export function CountBarChart({ title, bars }: CountBarChartProps) {
  const [place, width] = useWidth();
  const foot = PLOT_HEIGHT - BOTTOM;
  const down = scaleBand(bars.keys(), [0, foot]);
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const across = scaleLinear([0, most], [LEFT, width - RIGHT]).nice(5);
  // A scale of few has halves between them, and nobody is counted in halves.
  const ticks = across.ticks(5).filter(Number.isInteger);
  return (
    <div ref={place}>
      <svg
        role="img"
        aria-label={title}
        viewBox={`0 0 ${width} ${PLOT_HEIGHT}`}
        className={plot.drawing}
      >
        {ticks.map((count) => (
          <g key={count} transform={`translate(${across(count)} 0)`}>
            <line y2={foot} stroke={count === 0 ? axisStyle.stroke : GRID_COLOR} />
            <text {...axisStyle.tick} y={foot + 20} textAnchor="middle">
              {count}
            </text>
          </g>
        ))}
        {bars.map((bar, index) => (
          <g
            key={bar.name}
            transform={`translate(${LEFT} ${(down(index) ?? 0) + down.bandwidth() / 2})`}
          >
            <text textAnchor="end" fill="var(--ink-2)">
              <tspan x={-GAP} y={-2} fill="var(--ink)" fontSize={13} fontWeight={600}>
                {bar.name}
              </tspan>
              <tspan x={-GAP} y={14} fontSize={12}>
                {bar.note}
              </tspan>
            </text>
            <Bar
              length={across(bar.count) - LEFT}
              width={Math.min(WIDEST_BAR, down.bandwidth() * 0.8)}
              fill={toneFills[bar.tone]}
            />
            <text
              x={across(bar.count) - LEFT + GAP}
              dominantBaseline="central"
              fill="var(--ink)"
              fontWeight={700}
            >
              {bar.count}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}

type BarProps = {
  /** In px, as the width is. */
  length: number;
  width: number;
  fill: string;
};

/** A bar to the right, with round corners at its end. */
function Bar({ length, width, fill }: BarProps) {
  const corner = Math.min(CORNER, length);
  const side = width - 2 * corner;
  return (
    <path
      fill={fill}
      d={
        `M0 ${-width / 2}h${length - corner}q${corner} 0 ${corner} ${corner}v${side}` +
        `q0 ${corner} ${-corner} ${corner}h${corner - length}z`
      }
    />
  );
}
