import { arc, pie, type PieArcDatum } from 'd3-shape';
import { useMediaQuery } from '../../lib/dom/use-media-query.ts';
import type { Tone } from '../ui/badge/tone.ts';
import { toneFills } from './chart-parts.ts';
import plot from './plot.module.css';
import styles from './share-pie-chart.module.css';
import { useWidth } from './use-width.ts';

export type Share = {
  /** The slice's name with its numbers. */
  label: string;
  /** Shown beside the slice when there is no room for the label. */
  symbol: string;
  count: number;
  tone: Tone;
};

type SharePieChartProps = {
  title: string;
  shares: readonly Share[];
  /** In px. */
  height: number;
};

/** Of the room that there is, how much the pie takes; the rest is for its labels. */
const PIE_SHARE = 0.8;
const MARGIN = 5;

/** In the order in which they are given, clockwise from the top. */
const slicesOf = pie<Share>()
  .sort(null)
  .value(({ count }) => count);

/** A pie whose slices have their labels beside them; on a phone the labels are a list below. */
export function SharePieChart({ title, shares, height }: SharePieChartProps) {
  const isNarrow = useMediaQuery('(width < 480px)');
  const [place, width] = useWidth();
  const radius = (Math.min(width, height) / 2 - MARGIN) * PIE_SHARE;
  const shapeOf = arc<PieArcDatum<Share>>().innerRadius(0).outerRadius(radius);
  return (
    <>
      <div ref={place}>
        <svg
          role="img"
          aria-label={title}
          viewBox={`0 0 ${width} ${height}`}
          className={plot.drawing}
        >
          <g transform={`translate(${width / 2} ${height / 2})`}>
            {slicesOf([...shares]).map((slice) => (
              <g key={slice.data.label}>
                <path
                  d={shapeOf(slice) ?? undefined}
                  fill={toneFills[slice.data.tone]}
                  stroke={shares.length > 1 ? 'var(--surface)' : 'none'}
                  strokeWidth={2}
                />
                <SliceLabel
                  angle={(slice.startAngle + slice.endAngle) / 2}
                  radius={radius}
                  word={isNarrow ? slice.data.symbol : slice.data.label}
                />
              </g>
            ))}
          </g>
        </svg>
      </div>
      {isNarrow && (
        <ul className={styles.labels}>
          {shares.map(({ label, symbol, tone }) => (
            <li key={label}>
              <span aria-hidden className={styles.symbol} style={{ borderColor: toneFills[tone] }}>
                {symbol}
              </span>
              <span>{label}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Draws a label and the line that leads to it. The angle is clockwise from the top. */
function SliceLabel({ angle, radius, word }: { angle: number; radius: number; word: string }) {
  const at = (distance: number) => ({
    x: (radius + distance) * Math.sin(angle),
    y: -(radius + distance) * Math.cos(angle),
  });
  const [start, end, text] = [at(3), at(16), at(22)];
  return (
    <>
      <line x1={start.x} y1={start.y} x2={end.x} y2={end.y} stroke="var(--field)" />
      <text
        {...text}
        textAnchor={anchorOf(text.x)}
        dominantBaseline="central"
        fill="var(--ink)"
        fontSize={15}
        fontWeight={600}
      >
        {word}
      </text>
    </>
  );
}

/** Labels face away from the pie; above and below it they are centred. */
function anchorOf(fromMiddle: number): 'start' | 'middle' | 'end' {
  if (Math.abs(fromMiddle) < 8) return 'middle';
  return fromMiddle > 0 ? 'start' : 'end';
}
