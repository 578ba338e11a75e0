import { averageOf, isUnmarked, trendOf } from '@study-assistant/contract/attempts/scoring';
import { TREND_ATTEMPTS } from '@study-assistant/contract/wire/constants';
import { orUntitled } from '@study-assistant/contract/wire/titles';
import { TrendingUp } from 'lucide-react';
import { TrendBadge } from '../../../components/attempts/trend-badge.tsx';
import { ChartFigure } from '../../../components/charts/chart-figure.tsx';
import { PLOT_HEIGHT } from '../../../components/charts/chart-parts.ts';
import { labelDays } from '../../../components/charts/day-labels.ts';
import { ScoreLineChart } from '../../../components/charts/score-line-chart.tsx';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { formatDate } from '../../../lib/format/dates.ts';
import { formatPercent } from '../../../lib/format/numbers.ts';
import { NotYet } from '../not-yet.tsx';
import { texts } from '../student-texts.ts';
import { describeTrend } from './describe-trend.ts';
import styles from './score-trend.module.css';

type Shown = { quizTitle: string; percentage: number; completedAt: string } & Parameters<
  typeof isUnmarked
>[0];

type ScoreTrendProps = {
  title: string;
  /** Newest first; only the newest ten are drawn. */
  attempts: readonly Shown[];
  /** The attempts that are drawn, when the page is about only some of them. */
  description?: string;
  /** True when there are more attempts than are drawn. */
  hasEarlier: boolean;
  /** Whether average, highest and lowest stand below; another page may have them already. */
  hasRange?: boolean;
};

/** The scores of the last ten attempts, oldest first. */
export function ScoreTrend(props: ScoreTrendProps) {
  const { title, attempts, description, hasEarlier, hasRange = true } = props;
  const { userType } = useSignedInUser();
  const marked = attempts.filter((one) => !isUnmarked(one));
  const last = marked.slice(0, TREND_ATTEMPTS).reverse();
  if (last.length < 2) {
    return (
      <NotYet title={title} description={description} icon={<TrendingUp />}>
        {texts.noTrend}
      </NotYet>
    );
  }
  const percentages = last.map(({ percentage }) => percentage);
  const days = nameDays(last);
  return (
    <ChartFigure
      title={title}
      description={description}
      actions={<TrendBadge trend={trendOf(percentages)} />}
      summary={describeTrend(percentages, userType === 'student' ? 'Your' : 'The')}
      legend={hasRange && <ScoreRange percentages={percentages} isPart={hasEarlier} />}
      lazyHeight={PLOT_HEIGHT}
      table={{
        columns: ['Quiz', 'Date', 'Score'],
        rows: last.map((one, index) => [
          orUntitled(one.quizTitle),
          days[index] ?? '',
          formatPercent(one.percentage, 1),
        ]),
      }}
    >
      <ScoreLineChart
        title={title}
        points={last.map((one, index) => ({
          completedAt: one.completedAt,
          name: `${orUntitled(one.quizTitle)}, ${days[index] ?? ''}`,
          percent: one.percentage,
        }))}
      />
    </ChartFigure>
  );
}

/** The date of each attempt, with the time if a day has several. */
function nameDays(attempts: readonly Shown[]): string[] {
  const labels = labelDays(attempts.map(({ completedAt }) => completedAt));
  return attempts.map(({ completedAt }, index) => {
    const time = labels[index]?.time;
    return `${formatDate(completedAt) ?? 'N/A'}${time ? `, ${time}` : ''}`;
  });
}

type ScoreRangeProps = {
  percentages: readonly number[];
  /** True when these are only the latest, so that their average differs from that of all. */
  isPart: boolean;
};

/** The average, highest and lowest of the drawn scores, in small print. */
function ScoreRange({ percentages, isPart }: ScoreRangeProps) {
  const sum = percentages.reduce((total, one) => total + one, 0);
  const facts = [
    ['Average', averageOf(sum, percentages.length)],
    ['Highest', Math.max(...percentages)],
    ['Lowest', Math.min(...percentages)],
  ] as const;
  return (
    <div className={styles.range}>
      <p>
        {isPart ? 'Last' : 'All'} {percentages.length} attempts
      </p>
      <dl>
        {facts.map(([label, percent]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatPercent(percent, 1)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
