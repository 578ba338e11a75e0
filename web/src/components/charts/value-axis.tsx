import { axisStyle, GRID_COLOR } from './chart-parts.ts';

/** The room between a number and its line, in px. */
const GAP = 8;

type ValueAxisProps = {
  /** The heights that have a line, from the lowest one, at which the chart stands. */
  ticks: readonly { y: number; label: string }[];
  left: number;
  right: number;
};

/** Lines across a chart, each with its number at the left. */
export function ValueAxis({ ticks, left, right }: ValueAxisProps) {
  return (
    <g aria-hidden>
      {ticks.map(({ y, label }, index) => (
        <g key={label}>
          <line
            x1={left}
            x2={right}
            y1={y}
            y2={y}
            stroke={index === 0 ? axisStyle.stroke : GRID_COLOR}
          />
          <text
            {...axisStyle.tick}
            x={left - GAP}
            y={y}
            textAnchor="end"
            dominantBaseline="central"
          >
            {label}
          </text>
        </g>
      ))}
    </g>
  );
}
