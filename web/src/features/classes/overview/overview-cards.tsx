import type { StudentOverview } from '@study-assistant/contract/classes/students-overview';
import { COMPLETION_BANDS } from '@study-assistant/contract/wire/constants';
import { ChartNoAxesColumn, ListChecks, TriangleAlert, Users } from 'lucide-react';
import { StatCard } from '../../../components/ui/card/stat-card.tsx';
import { StatGrid } from '../../../components/ui/card/stat-grid.tsx';
import { NotAvailable } from '../../../components/ui/text/not-available.tsx';
import { count, formatPercent } from '../../../lib/format/numbers.ts';
import { classScoreTone } from '../../../lib/format/score-tone.ts';
import { classFiguresOf, lowPerformersOf } from './overview-figures.ts';

export function OverviewCards({ students }: { students: readonly StudentOverview[] }) {
  const figures = classFiguresOf(students);
  const low = lowPerformersOf(students).length;
  const isStarted = figures.started > 0;
  return (
    <StatGrid>
      <StatCard
        label="Total Students"
        value={figures.students}
        hint={`${figures.started} of ${count(figures.students, 'student')} started`}
        icon={<Users />}
      />
      <StatCard
        label="Class Average Score"
        value={isStarted ? formatPercent(figures.averageScore, 1) : <NotAvailable />}
        icon={<ChartNoAxesColumn />}
        tone={isStarted ? classScoreTone(figures.averageScore) : 'neutral'}
      />
      <StatCard
        label="Average Skill Gap Completion"
        value={isStarted ? formatPercent(figures.averageCompletion, 1) : <NotAvailable />}
        icon={<ListChecks />}
      />
      <StatCard
        label={`Students Under ${COMPLETION_BANDS.critical}%`}
        value={low}
        icon={<TriangleAlert />}
        tone={low > 0 ? 'bad' : 'good'}
      />
    </StatGrid>
  );
}
