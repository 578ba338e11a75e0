import type { StudentOverview } from '@study-assistant/contract/classes/students-overview';
import { COMPLETION_BANDS } from '@study-assistant/contract/wire/constants';
import { useQuery } from '@tanstack/react-query';
import { ChartNoAxesColumn, ListChecks, TriangleAlert, Users } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ChartFigure } from '../../../components/charts/chart-figure.tsx';
import { PLOT_HEIGHT } from '../../../components/charts/chart-parts.ts';
import { LazyCountBarChart } from '../../../components/charts/lazy-charts.ts';
import { ClassSelect } from '../../../components/classes/class-select.tsx';
import { useChosenClass } from '../../../components/classes/use-chosen-class.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { ButtonLink } from '../../../components/ui/button/button-link.tsx';
import { StatCard } from '../../../components/ui/card/stat-card.tsx';
import { StatGrid } from '../../../components/ui/card/stat-grid.tsx';
import { closeToast, toast } from '../../../components/ui/feedback/toast-store.ts';
import { EmptyState } from '../../../components/ui/state/empty-state.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { NotAvailable } from '../../../components/ui/text/not-available.tsx';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { count, formatPercent } from '../../../lib/format/numbers.ts';
import { classScoreTone } from '../../../lib/format/score-tone.ts';
import { paths } from '../../../paths.ts';
import { classQueries } from '../../../queries/classes.ts';
import { LowPerformers } from './low-performers.tsx';
import { classFiguresOf, countByStatus, lowPerformersOf } from './overview-figures.ts';
import { STATUS_FIELD_ID } from './overview-filter-form.tsx';
import { everyStudent } from './overview-filter.ts';
import { OverviewList } from './overview-list.tsx';
import { bandTexts, lowPerformersSentence, statusTones, texts } from './overview-texts.ts';
import styles from './students-overview.module.css';

/** The AI Skill Gap Overview tab of the teacher dashboard. */
export function StudentsOverview() {
  const chosen = useChosenClass();
  const { classId, isKnown } = chosen;
  return (
    <div className={styles.overview}>
      <h2>AI Skill Gap Overview</h2>
      <ClassSelect chosen={chosen} />
      {isKnown ? <OverviewOfClass key={classId} classId={classId} /> : <OverviewSkeleton />}
    </div>
  );
}

function OverviewOfClass({ classId }: { classId: string | null }) {
  const { uid } = useSignedInUser();
  const overview = useQuery({
    ...classQueries.overview(uid, classId),
    refetchOnMount: 'always',
  });
  useLowPerformerAlert(overview.isFetchedAfterMount ? overview.data : undefined);
  return (
    <Loaded
      query={overview}
      skeleton={<OverviewSkeleton />}
      error={(error) => describeFailure(texts.loadFailed, error)}
    >
      {(students) => <Overview students={students} classId={classId} />}
    </Loaded>
  );
}

function OverviewSkeleton() {
  return (
    <>
      <Skeleton label={texts.loading} shape="stats" count={4} />
      <Skeleton label="" shape="rows" count={6} />
    </>
  );
}

type OverviewProps = { students: readonly StudentOverview[]; classId: string | null };

function Overview({ students, classId }: OverviewProps) {
  const [filter, setFilter] = useState(everyStudent);

  function showLowInTable() {
    setFilter({ ...everyStudent, status: 'Critical' });
    document.getElementById(STATUS_FIELD_ID)?.focus();
  }

  if (students.length === 0) {
    return (
      <EmptyState
        illustration="team"
        title={texts.emptyTitle}
        headingLevel={3}
        actions={
          <ButtonLink
            variant="primary"
            to={classId === null ? paths.classes : paths.schoolClass(classId)}
          >
            {classId === null ? texts.toClasses : texts.toClass}
          </ButtonLink>
        }
      >
        {classId === null ? texts.empty : texts.emptyClass}
      </EmptyState>
    );
  }
  return (
    <>
      <OverviewCards students={students} />
      <div className={styles.pair}>
        <LowPerformers students={students} classId={classId} onShowInTable={showLowInTable} />
        <StatusDistribution students={students} />
      </div>
      <OverviewList students={students} classId={classId} filter={filter} onFilter={setFilter} />
    </>
  );
}

/** The alert waits until the overview has settled. */
const ALERT_DELAY_MS = 500;

/**
 * Names the students under 20% completion once each time the overview is opened and loaded. The
 * alert disappears with the overview, since nobody else at this screen needs to see the names.
 */
function useLowPerformerAlert(loaded: readonly StudentOverview[] | undefined): void {
  const told = useRef<number | null>(null);
  useEffect(() => {
    const low = lowPerformersOf(loaded ?? []);
    if (low.length === 0 || told.current !== null) return;
    const timer = setTimeout(() => {
      told.current = toast.error(lowPerformersSentence(low));
    }, ALERT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [loaded]);
  useEffect(
    () => () => {
      if (told.current !== null) closeToast(told.current);
    },
    [],
  );
}

const TITLE = 'Completion Status Distribution';

function StatusDistribution({ students }: { students: readonly StudentOverview[] }) {
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

function OverviewCards({ students }: { students: readonly StudentOverview[] }) {
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
