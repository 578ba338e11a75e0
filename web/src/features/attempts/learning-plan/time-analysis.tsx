import type { AttemptAnalytics } from '@study-assistant/contract/analytics';
import { Clock, Gauge, Timer } from 'lucide-react';
import { ChartFigure } from '../../../components/charts/chart-figure.tsx';
import { LazyTimeBarChart } from '../../../components/charts/lazy-charts.ts';
import { StatCard } from '../../../components/ui/card/stat-card.tsx';
import { StatGrid } from '../../../components/ui/card/stat-grid.tsx';
import { formatDuration, formatSeconds } from '../../../lib/format/numbers.ts';
import { PaceCard } from './pace-card.tsx';
import { compareWithBenchmark, summariseTimes } from './time-words.ts';

const title = 'Time Analysis vs. AI Benchmark';
const height = 400;

/** Where the time of an attempt went, question by question. */
export function TimeAnalysis({ analytics }: { analytics: AttemptAnalytics }) {
  const { totalTime, benchmarkTotalTime, averageTimePerQuestion, timeAnalysis } = analytics;
  const times = timeAnalysis.map((time) => ({
    ...time,
    comparison: compareWithBenchmark(time.difference),
  }));
  return (
    <>
      <ChartFigure
        title={title}
        headingLevel={2}
        summary={summariseTimes(analytics)}
        facts={
          <StatGrid>
            <StatCard label="Your Total Time" value={formatDuration(totalTime)} icon={<Clock />} />
            <StatCard
              label="Benchmark Time"
              value={formatDuration(benchmarkTotalTime)}
              icon={<Timer />}
              tone="neutral"
            />
            <StatCard
              label="Avg Per Question"
              value={formatSeconds(averageTimePerQuestion)}
              icon={<Gauge />}
            />
          </StatGrid>
        }
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
        <LazyTimeBarChart title={title} times={times} height={height} />
      </ChartFigure>
      <PaceCard analytics={analytics} />
    </>
  );
}
