import type { Growth } from '@study-assistant/contract/attempts/growth';
import { ArrowDown, ArrowRight, ArrowUp } from 'lucide-react';
import { ChartFigure } from '../../../components/charts/chart-figure.tsx';
import { ProgressLine } from '../../../components/charts/progress-line.tsx';
import tones from '../../../components/ui/badge/tone.module.css';
import type { ListedAttempt } from '../../../lib/api/lenient/attempts.ts';
import { classNames } from '../../../lib/dom/class-names.ts';
import { formatDate } from '../../../lib/format/dates.ts';
import { formatPercent } from '../../../lib/format/numbers.ts';
import { Fact, FactList } from '../fact-list.tsx';
import styles from './growth-comparison.module.css';

const arrows = {
  up: { word: 'Up', icon: <ArrowUp aria-hidden /> },
  down: { word: 'Down', icon: <ArrowDown aria-hidden /> },
  flat: { word: 'Flat', icon: <ArrowRight aria-hidden /> },
} as const;

/** Compares the attempts at one quiz. */
export function GrowthComparison({ growth }: { growth: Growth<ListedAttempt> }) {
  const { attempts, number, direction } = growth;
  const arrow = arrows[direction];
  return (
    <ChartFigure
      title="Growth Comparison"
      summary={summariseGrowth(growth)}
      isSummaryHidden
      facts={<Facts growth={growth} />}
      table={{
        columns: ['Attempt', 'Date', 'Score'],
        rows: attempts.map((one, index) => [
          String(index + 1),
          formatDate(one.completedAt) ?? 'N/A',
          formatPercent(one.percentage, 1),
        ]),
      }}
    >
      <div className={styles.progress}>
        <p className={styles.direction}>
          {arrow.icon}
          <span>Progress over attempts: {arrow.word}</span>
        </p>
        <ProgressLine
          title="Progress over attempts"
          percents={attempts.map(({ percentage }) => percentage)}
          current={number - 1}
          ends={['Attempt 1', `Attempt ${attempts.length}`]}
        />
      </div>
    </ChartFigure>
  );
}

function Facts({ growth }: { growth: Growth<ListedAttempt> }) {
  const { attempts, first, current, best, number, improvement } = growth;
  return (
    <FactList>
      <Fact label="First Attempt">{formatPercent(first.percentage, 1)}</Fact>
      <Fact label="Current Attempt">{formatPercent(current.percentage, 1)}</Fact>
      <Fact label="Best Attempt">{formatPercent(best.percentage, 1)}</Fact>
      <Fact
        label="Total Improvement"
        className={classNames(styles.improvement, improvement >= 0 ? tones.good : tones.bad)}
      >
        {formatPoints(improvement)}
      </Fact>
      <Fact label="Total Attempts">{attempts.length}</Fact>
      <Fact label="This Attempt">#{number}</Fact>
    </FactList>
  );
}

function summariseGrowth({ first, current, improvement, number }: Growth<ListedAttempt>): string {
  const from = formatPercent(first.percentage, 1);
  const to = formatPercent(current.percentage, 1);
  return `${from} at first, ${to} at attempt ${number} (${formatPoints(improvement)}).`;
}

/** Returns "+12.5 points", with a real minus sign for losses. */
function formatPoints(points: number): string {
  const sign = points < 0 ? '−' : '+';
  return `${sign}${Math.abs(points).toFixed(1)} points`;
}
