import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../components/loaded.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { useKeptFocus } from '../../../lib/dom/use-kept-focus.ts';
import { yearQuery } from '../../../queries/admin-school.ts';
import { AdminLayout } from '../admin-layout.tsx';
import { useAnnouncedEnd } from '../use-announced-end.ts';
import { useForgetAfter } from '../use-forget-after.ts';
import { useWayToDashboard } from '../use-way-to-dashboard.ts';
import { LastYear } from './last-year.tsx';
import { StartYear } from './start-year.tsx';
import { sayStarted, texts } from './year-texts.ts';

/** /admin/year: moving everybody up. */
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
