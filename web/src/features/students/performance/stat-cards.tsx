import type { PerformanceStats } from '@study-assistant/contract/attempts/students';
import { Award, ChartNoAxesColumn, CircleCheck, ListChecks } from 'lucide-react';
import { StatCard } from '../../../components/ui/card/stat-card.tsx';
import { StatGrid } from '../../../components/ui/card/stat-grid.tsx';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { formatPercent } from '../../../lib/format/numbers.ts';
import { scoreToneFor } from '../../../lib/format/score-tone.ts';

export function StatCards({ stats }: { stats: PerformanceStats }) {
  const { userType } = useSignedInUser();
  return (
    <StatGrid>
      <StatCard label="Total Quizzes Taken" value={stats.totalQuizzes} icon={<ListChecks />} />
      <StatCard
        label="Average Score"
        value={formatPercent(stats.averageScore, 1)}
        icon={<ChartNoAxesColumn />}
        tone={scoreToneFor(userType, stats.averageScore)}
      />
      <StatCard
        label="Highest Score"
        value={formatPercent(stats.highestScore, 1)}
        icon={<Award />}
        tone={scoreToneFor(userType, stats.highestScore)}
      />
      <StatCard label="Pass Rate" value={formatPercent(stats.passRate)} icon={<CircleCheck />} />
    </StatGrid>
  );
}
