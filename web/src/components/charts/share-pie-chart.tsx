import { Pie, PieChart, ResponsiveContainer, type PieLabelRenderProps } from 'recharts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import type { Tone } from '../ui/tone.ts';
import { initialDimension, toneFills } from './chart-parts.ts';
import styles from './share-pie-chart.module.css';

export type Share = {
  /** What the slice says of itself, with its numbers. */
  label: string;
  /** Stands beside the slice where there is no room for the label. */
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

/** A whole in slices, each with its label beside it; on a phone the labels are a list below. */
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
            labelLine={{ stroke: 'var(--field)' }}
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

function SliceLabel({ x, y, textAnchor, payload }: PieLabelRenderProps) {
  const { word } = payload as { word: string };
  return (
    <text
      x={x}
      y={y}
      textAnchor={textAnchor}
      dominantBaseline="central"
      fill="var(--ink)"
      fontSize={15}
      fontWeight={600}
    >
      {word}
    </text>
  );
}
