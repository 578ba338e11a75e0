import type { StudentOverview } from '@study-assistant/contract/classes/students-overview';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ClassSelect } from '../../../components/classes/class-select.tsx';
import { useChosenClass } from '../../../components/classes/use-chosen-class.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { ButtonLink } from '../../../components/ui/button/button-link.tsx';
import { EmptyState } from '../../../components/ui/state/empty-state.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { paths } from '../../../paths.ts';
import { classQueries } from '../../../queries/classes.ts';
import { LowPerformers } from './low-performers.tsx';
import { OverviewCards } from './overview-cards.tsx';
import { STATUS_FIELD_ID } from './overview-filter-form.tsx';
import { everyStudent } from './overview-filter.ts';
import { OverviewList } from './overview-list.tsx';
import { texts } from './overview-texts.ts';
import { StatusDistribution } from './status-distribution.tsx';
import styles from './students-overview.module.css';
import { useLowPerformerAlert } from './use-low-performer-alert.ts';

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
