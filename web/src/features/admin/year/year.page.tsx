import type { YearChange } from '@study-assistant/contract/school/school';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../components/loaded.tsx';
import { Card } from '../../../components/ui/card/card.tsx';
import { ProgressBar } from '../../../components/ui/meter/progress-bar.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { DateText } from '../../../components/ui/text/date-text.tsx';
import { useKeptFocus } from '../../../lib/dom/use-kept-focus.ts';
import { count } from '../../../lib/format/numbers.ts';
import { yearQuery } from '../../../queries/school.ts';
import { AdminLayout } from '../admin-layout.tsx';
import styles from '../admin.module.css';
import { nameZone } from '../name-zone.ts';
import { useAnnouncedEnd } from '../use-announced-end.ts';
import { useForgetAfter } from '../use-forget-after.ts';
import { useWayToDashboard } from '../use-way-to-dashboard.ts';
import { StartYear } from './start-year.tsx';
import { sayStarted, sumUpChange, texts } from './year-texts.ts';

/** /admin/year: the page that moves every student up a grade. */
export function YearPage() {
  const query = useQuery(yearQuery);
  const last = query.data?.last;
  const status = last?.status;
  useKeptFocus(status);
  useAnnouncedEnd(query.data && (last?.status === 'done' ? `${sayStarted(last)}.` : null));
  useForgetAfter(status === 'running');
  return (
    <AdminLayout title={texts.title} subtitle={texts.subtitle} {...useWayToDashboard()}>
      <Loaded
        query={query}
        skeleton={<Skeleton label={texts.loading} shape="rows" count={6} />}
        error={texts.loadFailed}
      >
        {(plan) => (
          <>
            {plan.last && <LastYear change={plan.last} />}
            {plan.last?.status !== 'running' && <StartYear key={plan.last?.name} plan={plan} />}
          </>
        )}
      </Loaded>
    </AdminLayout>
  );
}

/** The last school year that was started: its progress, or its outcome. */
function LastYear({ change }: { change: YearChange }) {
  const { name, status, startedAt, finishedAt, moved, left } = change;
  if (status === 'running') {
    return (
      <Card title={`The school year ${name} is starting`}>
        <ProgressBar
          label="Students are moved up"
          percent={null}
          valueText={`${count(moved + left, 'student')} so far`}
        />
        <p className={styles.note}>
          It goes on by itself, also when you leave this page. Everybody can go on working.
        </p>
      </Card>
    );
  }
  return (
    <Card title={sayStarted(change)}>
      <p>
        {sumUpChange(change)} It began on <DateText value={startedAt} withTime />
        {finishedAt !== null && (
          <>
            {' '}
            and was done by <DateText value={finishedAt} withTime />
          </>
        )}
        . Times are those of {nameZone()}.
      </p>
    </Card>
  );
}
