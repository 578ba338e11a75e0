import type { AttemptAnalytics } from '@study-assistant/contract/analytics';
import { paceOf, type Pace } from '@study-assistant/contract/scoring';
import { Clock, Gauge, Timer } from 'lucide-react';
import { StatCard } from '../../../components/ui/card/stat-card.tsx';
import { StatGrid } from '../../../components/ui/card/stat-grid.tsx';
import { formatDuration } from '../../../lib/format/numbers.ts';
import styles from './selected-attempt.module.css';

const paceSentences = {
  slow: 'Consider Pacing: you took longer than the benchmark.',
  fast: 'Great Pace! You were faster than the benchmark.',
  optimal: 'Optimal Pace: you were close to the benchmark.',
} as const satisfies Record<Pace, string>;

export function AttemptTimes({ analytics }: { analytics: AttemptAnalytics }) {
  const { totalTime, benchmarkTotalTime, averageTimePerQuestion, timeAnalysis } = analytics;
  const pace = paceOf({ totalTime, benchmarkTotalTime, questions: timeAnalysis.length });
  return (
    <div className={styles.part}>
      <h4>Time</h4>
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
          value={formatDuration(averageTimePerQuestion)}
          icon={<Gauge />}
        />
      </StatGrid>
      <p>{paceSentences[pace]}</p>
    </div>
  );
}
