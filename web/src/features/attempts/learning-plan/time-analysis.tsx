import type { AttemptAnalytics } from '@study-assistant/contract/classes/analytics';
import { TimeCards } from '../../../components/attempts/time-cards.tsx';
import { ChartFigure } from '../../../components/charts/chart-figure.tsx';
import { LazyTimeBarChart } from '../../../components/charts/lazy-charts.ts';
import { formatSeconds } from '../../../lib/format/durations.ts';
import { PaceCard } from './pace-card.tsx';
import { compareWithBenchmark, summariseTimes } from './time-words.ts';

const TITLE = 'Time Analysis vs. AI Benchmark';
const HEIGHT = 400;

/** Where the time of an attempt went, question by question. */
export function TimeAnalysis({ analytics }: { analytics: AttemptAnalytics }) {
  const times = analytics.timeAnalysis.map((time) => ({
    ...time,
    comparison: compareWithBenchmark(time.difference),
  }));
  return (
    <>
      <ChartFigure
        title={TITLE}
        headingLevel={2}
        summary={summariseTimes(analytics)}
        lazyHeight={HEIGHT}
        facts={<TimeCards analytics={analytics} />}
        table={{
          columns: ['Question', 'Text', 'Your time', 'AI benchmark', 'Difference'],
          rows: times.map((time) => [
            String(time.questionNumber),
            time.questionText,
            formatSeconds(time.estimatedTime),
            formatSeconds(time.benchmarkTime),
            time.comparison,
          ]),
        }}
      >
        <LazyTimeBarChart title={TITLE} times={times} height={HEIGHT} />
      </ChartFigure>
      <PaceCard analytics={analytics} />
    </>
  );
}
