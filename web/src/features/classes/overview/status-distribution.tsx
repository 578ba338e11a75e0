import type { StudentOverview } from '@study-assistant/contract/classes/students-overview';
import { ChartFigure } from '../../../components/charts/chart-figure.tsx';
import { PLOT_HEIGHT } from '../../../components/charts/chart-parts.ts';
import { LazyCountBarChart } from '../../../components/charts/lazy-charts.ts';
import { count } from '../../../lib/format/numbers.ts';
import { countByStatus } from './overview-figures.ts';
import { bandTexts, statusTones } from './overview-texts.ts';

const TITLE = 'Completion Status Distribution';

export function StatusDistribution({ students }: { students: readonly StudentOverview[] }) {
  const counts = countByStatus(students);
  const parts = counts.filter((one) => one.count > 0).map((one) => `${one.count} ${one.status}`);
  return (
    <ChartFigure
      title={TITLE}
      summary={`Of ${count(students.length, 'student')}: ${parts.join(', ')}.`}
      lazyHeight={PLOT_HEIGHT}
      table={{
        columns: ['Status', 'Skill gap completion', 'Students'],
        rows: counts.map((one) => [one.status, bandTexts[one.status], String(one.count)]),
      }}
    >
      <LazyCountBarChart
        title={TITLE}
        bars={counts.map((one) => ({
          name: one.status,
          note: bandTexts[one.status],
          count: one.count,
          tone: statusTones[one.status],
        }))}
      />
    </ChartFigure>
  );
}
