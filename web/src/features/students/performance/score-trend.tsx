import { TREND_ATTEMPTS } from '@study-assistant/contract/constants';
import { averageOf, trendOf, type Trend } from '@study-assistant/contract/scoring';
import { orUntitled } from '@study-assistant/contract/titles';
import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { ChartFigure } from '../../../components/charts/chart-figure.tsx';
import { PLOT_HEIGHT } from '../../../components/charts/chart-parts.ts';
import { LazyScoreLineChart } from '../../../components/charts/lazy-charts.ts';
import { Badge } from '../../../components/ui/badge/badge.tsx';
import { Card } from '../../../components/ui/card/card.tsx';
import { formatDate, formatShortDay } from '../../../lib/format/dates.ts';
import { formatPercent } from '../../../lib/format/numbers.ts';
import { Fact, FactList } from '../fact-list.tsx';
import { texts } from '../student-texts.ts';
import styles from '../students.module.css';

type Shown = { quizTitle: string; percentage: number; completedAt: string };

const badges = {
  improving: { label: 'Improving', tone: 'good', icon: <TrendingUp aria-hidden /> },
  declining: { label: 'Needs Focus', tone: 'bad', icon: <TrendingDown aria-hidden /> },
  stable: { label: 'Stable', tone: 'neutral', icon: <Minus aria-hidden /> },
} as const satisfies Record<Trend, { label: string; tone: string; icon: ReactNode }>;

type ScoreTrendProps = {
  title: string;
  /** Newest first; of more than ten the newest ten are drawn. */
  attempts: readonly Shown[];
};

/** Scores of the last ten attempts, from old to new. */
export function ScoreTrend({ title, attempts }: ScoreTrendProps) {
  const last = attempts.slice(0, TREND_ATTEMPTS).reverse();
  if (last.length < 2) {
    return (
      <Card title={title} headingLevel={3}>
        <p className={styles.placeholder}>{texts.noTrend}</p>
      </Card>
    );
  }
  const percentages = last.map(({ percentage }) => percentage);
  const badge = badges[trendOf(percentages)];
  return (
    <ChartFigure
      title={title}
      actions={
        <Badge tone={badge.tone} icon={badge.icon}>
          {badge.label}
        </Badge>
      }
      facts={<Facts percentages={percentages} />}
      summary={summariseTrend(percentages, badge.label)}
      lazyHeight={PLOT_HEIGHT}
      table={{
        columns: ['Quiz', 'Date', 'Score'],
        rows: last.map((one) => [
          orUntitled(one.quizTitle),
          formatDate(one.completedAt) ?? 'N/A',
          formatPercent(one.percentage, 1),
        ]),
      }}
    >
      <LazyScoreLineChart
        title={title}
        points={last.map((one) => ({
          tick: formatShortDay(one.completedAt) ?? '',
          name: `${orUntitled(one.quizTitle)}, ${formatDate(one.completedAt) ?? 'N/A'}`,
          percent: one.percentage,
        }))}
      />
    </ChartFigure>
  );
}

function Facts({ percentages }: { percentages: readonly number[] }) {
  const sum = percentages.reduce((total, one) => total + one, 0);
  const facts = [
    ['Average', averageOf(sum, percentages.length)],
    ['Highest', Math.max(...percentages)],
    ['Lowest', Math.min(...percentages)],
  ] as const;
  return (
    <FactList layout="row">
      {facts.map(([label, percent]) => (
        <Fact key={label} label={label}>
          {formatPercent(percent, 1)}
        </Fact>
      ))}
    </FactList>
  );
}

function summariseTrend(percentages: readonly number[], trend: string): string {
  const [first = 0, last = 0] = [percentages[0], percentages.at(-1)];
  const change = `from ${formatPercent(first)} to ${formatPercent(last)}`;
  return `The last ${percentages.length} attempts, ${change}. Trend: ${trend}.`;
}
