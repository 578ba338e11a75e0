import type { School } from '@study-assistant/contract/school/school';
import { useQuery } from '@tanstack/react-query';
import { GraduationCap, Lock, Users } from 'lucide-react';
import { Loaded } from '../../../components/loaded.tsx';
import { Card } from '../../../components/ui/card/card.tsx';
import { StatCard } from '../../../components/ui/card/stat-card.tsx';
import { StatGrid } from '../../../components/ui/card/stat-grid.tsx';
import { ProgressBar } from '../../../components/ui/meter/progress-bar.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { schoolQuery } from '../../../queries/school.ts';
import { AdminLayout } from '../admin-layout.tsx';
import styles from '../admin.module.css';
import { useWayToDashboard } from '../use-way-to-dashboard.ts';
import { SchoolFacts } from './school-facts.tsx';
import { texts } from './school-texts.ts';
import { SignInProviders } from './sign-in-providers.tsx';

/** /admin/school: the school's name, settings and size. */
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
            <SignInProviders providers={school.signInProviders} />
            <ModelRequests requests={school.modelRequests} />
          </>
        )}
      </Loaded>
    </AdminLayout>
  );
}

function SchoolCounts({ school: { people } }: { school: School }) {
  return (
    <StatGrid>
      <StatCard label="Teachers" value={people.teachers} icon={<GraduationCap />} />
      <StatCard label="Students" value={people.students} icon={<Users />} />
      <StatCard
        label="Closed accounts"
        value={people.closed}
        icon={<Lock />}
        tone={people.closed > 0 ? 'warn' : 'neutral'}
      />
    </StatGrid>
  );
}

/** The share of a day's budget from which it needs attention. */
const NEARLY_USED = 0.8;

/** How much the school has asked of a model today, and what share of its budget that is. */
function ModelRequests({ requests }: { requests: School['modelRequests'] }) {
  return (
    <Card title="Requests to a model today">
      {requests === null ? (
        <p>No model is asked: quizzes and advice are written on this site itself.</p>
      ) : (
        <Budget {...requests} />
      )}
    </Card>
  );
}

function Budget({ used, aDay }: { used: number; aDay: number }) {
  const share = aDay === 0 ? 1 : used / aDay;
  return (
    <div className={styles.stack}>
      <ProgressBar
        label="Used of today’s budget"
        percent={Math.min(1, share) * 100}
        valueText={`${used} of ${aDay}`}
        tone={share >= 1 ? 'bad' : share >= NEARLY_USED ? 'warn' : 'brand'}
      />
      <p className={styles.note}>
        {share >= 1
          ? 'The budget of today is used up. Quizzes and advice are written on this site itself until tomorrow; nothing is lost.'
          : 'When it is used up, quizzes and advice are written on this site itself until the next day.'}
      </p>
    </div>
  );
}
