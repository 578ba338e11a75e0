import { Pie, PieChart, ResponsiveContainer, type PieLabelRenderProps } from 'recharts';
import { useMediaQuery } from '../../lib/dom/use-media-query.ts';
import type { Tone } from '../ui/badge/tone.ts';
import { initialDimension, toneFills } from './chart-parts.ts';
import styles from './share-pie-chart.module.css';

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

/** A pie whose slices have their labels beside them; on a phone the labels are a list below. */
export function SharePieChart({ title, shares, height }: SharePieChartProps) {
  const isNarrow = useMediaQuery('(width < 480px)');
  const data = shares.map((share) => ({
    ...share,
    word: isNarrow ? share.symbol : share.label,
    fill: toneFills[share.tone],
  }));
  return (
    <>
      <ResponsiveContainer width="100%" height={height} initialDimension={initialDimension}>
        <PieChart title={title} role="img" accessibilityLayer={false}>
          <Pie
            data={data}
            dataKey="count"
            nameKey="label"
            outerRadius="80%"
            startAngle={90}
            endAngle={-270}
            label={SliceLabel}
            labelLine={false}
            stroke={shares.length > 1 ? 'var(--surface)' : 'none'}
            strokeWidth={2}
            isAnimationActive={false}
          />
        </PieChart>
      </ResponsiveContainer>
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

/** Draws a label and its line, since the chart's own lines do not follow a change of width. */
function SliceLabel({ cx, cy, midAngle = 0, outerRadius, payload }: PieLabelRenderProps) {
  const { word } = payload as { word: string };
  const radians = (-midAngle * Math.PI) / 180;
  const at = (distance: number) => ({
    x: cx + (outerRadius + distance) * Math.cos(radians),
    y: cy + (outerRadius + distance) * Math.sin(radians),
  });
  const [start, end, text] = [at(3), at(16), at(22)];
  return (
    <g>
      <line x1={start.x} y1={start.y} x2={end.x} y2={end.y} stroke="var(--field)" />
      <text
        {...text}
        textAnchor={anchorOf(text.x - cx)}
        dominantBaseline="central"
        fill="var(--ink)"
        fontSize={15}
        fontWeight={600}
      >
        {word}
      </text>
    </g>
  );
}

/** Labels face away from the pie; above and below it they are centred. */
function anchorOf(fromMiddle: number): 'start' | 'middle' | 'end' {
  if (Math.abs(fromMiddle) < 8) return 'middle';
  return fromMiddle > 0 ? 'start' : 'end';
}
