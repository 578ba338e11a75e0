import type { CompletionStatus } from '@study-assistant/contract/attempts/completion';
import { countAnswered, studentsNeeded } from '@study-assistant/contract/classes/enough-answers';
import type { StudentOverview } from '@study-assistant/contract/classes/students-overview';
import { COMPLETION_BANDS } from '@study-assistant/contract/wire/constants';
import { useQuery } from '@tanstack/react-query';
import { ChartNoAxesColumn, ListChecks, TriangleAlert, Users } from 'lucide-react';
import { useState } from 'react';
import { ChartFigure } from '../../../components/charts/chart-figure.tsx';
import { PLOT_HEIGHT } from '../../../components/charts/chart-parts.ts';
import { LazyCountBarChart } from '../../../components/charts/lazy-charts.ts';
import { ClassSelect } from '../../../components/classes/class-select.tsx';
import { useChosenClass } from '../../../components/classes/use-chosen-class.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { ButtonLink } from '../../../components/ui/button/button-link.tsx';
import { StatCard } from '../../../components/ui/card/stat-card.tsx';
import { StatGrid } from '../../../components/ui/card/stat-grid.tsx';
import { EmptyState } from '../../../components/ui/state/empty-state.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { NotAvailable } from '../../../components/ui/text/not-available.tsx';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { count, formatPercent } from '../../../lib/format/numbers.ts';
import { classScoreTone } from '../../../lib/format/score-tone.ts';
import { paths } from '../../../paths.ts';
import { classQueries } from '../../../queries/classes.ts';
import { LowPerformerAlert } from './low-performer-alert.tsx';
import { LowPerformers } from './low-performers.tsx';
import { classFiguresOf, countByStatus, lowPerformersOf } from './overview-figures.ts';
import { STATUS_FIELD_ID } from './overview-filter-form.tsx';
import { everyStudent } from './overview-filter.ts';
import { OverviewList } from './overview-list.tsx';
import { bandTexts, statusTones, texts } from './overview-texts.ts';
import { StudentsInNeed } from './students-in-need.tsx';
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
  return (
    <>
      <LowPerformerAlert loaded={overview.isFetchedAfterMount ? overview.data : undefined} />
      <Loaded
        inPieces
        query={overview}
        skeleton={<OverviewSkeleton />}
        error={(error) => describeFailure(texts.loadFailed, error)}
      >
        {(students) => <Overview students={students} classId={classId} />}
      </Loaded>
    </>
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

  function showInTable(status: CompletionStatus) {
    setFilter({ ...everyStudent, status });
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
      <OverviewCards students={students} classId={classId} />
      <div className={styles.pair}>
        <StudentsInNeed
          students={students}
          classId={classId}
          onShowNotStarted={() => showInTable('Not started')}
        />
        <LowPerformers
          students={students}
          classId={classId}
          onShowInTable={() => showInTable('Critical')}
        />
      </div>
      <OverviewList students={students} classId={classId} filter={filter} onFilter={setFilter} />
      <StatusDistribution students={students} />
    </>
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

function OverviewCards({ students, classId }: OverviewProps) {
  const figures = classFiguresOf(students);
  const low = lowPerformersOf(students).length;
  const isStarted = figures.started > 0;
  // A few say nothing of a class; who is shown without one is no class.
  const isFew = figures.started < studentsNeeded(classId === null ? null : students.length);
  const few = isFew ? countAnswered(figures.started, figures.students) : null;
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
        hint={few ?? texts.averageHint}
        icon={<ChartNoAxesColumn />}
        tone={isStarted ? classScoreTone(figures.averageScore) : 'neutral'}
      />
      <StatCard
        label="Average Skill Gap Completion"
        value={isStarted ? formatPercent(figures.averageCompletion, 1) : <NotAvailable />}
        hint={few}
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
