import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../components/loaded.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { schoolQuery } from '../../../queries/admin-school.ts';
import { AdminLayout } from '../admin-layout.tsx';
import { useWayToDashboard } from '../use-way-to-dashboard.ts';
import { ModelRequests } from './model-requests.tsx';
import { SchoolCounts } from './school-counts.tsx';
import { SchoolFacts } from './school-facts.tsx';
import { texts } from './school-texts.ts';

/** /admin/school: what the school is called, how it is set up, and how large it is. */
export function SchoolPage() {
  return (
    <AdminLayout title={texts.title} {...useWayToDashboard()}>
      <Loaded
        query={useQuery(schoolQuery)}
        skeleton={<Skeleton label={texts.loading} shape="rows" count={6} />}
        error={texts.loadFailed}
      >
        {(school) => (
          <>
            <SchoolCounts school={school} />
            <SchoolFacts school={school} />
            <ModelRequests requests={school.modelRequests} />
          </>
        )}
      </Loaded>
    </AdminLayout>
  );
}
