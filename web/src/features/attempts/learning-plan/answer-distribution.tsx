import type { AttemptAnalytics } from '@study-assistant/contract/classes/analytics';
import { ChartFigure } from '../../../components/charts/chart-figure.tsx';
import { LazySharePieChart } from '../../../components/charts/lazy-charts.ts';
import { formatPercent } from '../../../lib/format/numbers.ts';
import { summariseAnswers } from './answer-words.ts';

const TITLE = 'Answer Distribution';
const HEIGHT = 300;

type AnswerDistributionProps = { distribution: AttemptAnalytics['answerDistribution'] };

export function AnswerDistribution({ distribution }: AnswerDistributionProps) {
  const { correct, incorrect, notAttempted } = distribution;
  const questions = correct + incorrect + notAttempted;
  const kinds = [
    { name: 'Correct', count: correct, tone: 'good', symbol: '✓' },
    { name: 'Incorrect', count: incorrect, tone: 'bad', symbol: '✗' },
    { name: 'Not Attempted', count: notAttempted, tone: 'warn', symbol: '–' },
  ] as const;
  const percentOf = (amount: number) => formatPercent((amount / Math.max(1, questions)) * 100);
  const shares = kinds
    .filter((kind) => kind.count > 0)
    .map((kind) => ({ ...kind, label: `${kind.name}: ${kind.count} (${percentOf(kind.count)})` }));
  return (
    <ChartFigure
      title={TITLE}
      headingLevel={2}
      summary={summariseAnswers(distribution)}
      lazyHeight={HEIGHT}
      table={{
        columns: ['Answer', 'Questions', 'Share'],
        rows: kinds.map((kind) => [kind.name, String(kind.count), percentOf(kind.count)]),
      }}
    >
      <LazySharePieChart title={TITLE} shares={shares} height={HEIGHT} />
    </ChartFigure>
  );
}
