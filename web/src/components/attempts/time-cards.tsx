import type { AttemptAnalytics } from '@study-assistant/contract/classes/analytics';
import { Clock, Gauge, Timer } from 'lucide-react';
import { formatDuration, formatSeconds } from '../../lib/format/durations.ts';
import { StatCard } from '../ui/card/stat-card.tsx';
import { StatGrid } from '../ui/card/stat-grid.tsx';

type TimeCardsProps = {
  analytics: Pick<AttemptAnalytics, 'totalTime' | 'benchmarkTotalTime' | 'averageTimePerQuestion'>;
};

/** Shows how long an attempt took, next to its benchmark. */
export function TimeCards({ analytics }: TimeCardsProps) {
  const { totalTime, benchmarkTotalTime, averageTimePerQuestion } = analytics;
  return (
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
  );
}
