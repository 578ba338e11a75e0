import type { PerformanceStats } from '@study-assistant/contract/attempts/students';
import { TREND_ATTEMPTS } from '@study-assistant/contract/wire/constants';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Award, ChartNoAxesColumn, CircleCheck, ListChecks } from 'lucide-react';
import { Suspense } from 'react';
import { useRetry } from '../../../components/loaded.tsx';
import { Missing } from '../../../components/missing.tsx';
import { Button } from '../../../components/ui/button/button.tsx';
import { StatCard } from '../../../components/ui/card/stat-card.tsx';
import { StatGrid } from '../../../components/ui/card/stat-grid.tsx';
import { EmptyState } from '../../../components/ui/state/empty-state.tsx';
import { ErrorBoundary } from '../../../components/ui/state/error-boundary.tsx';
import { ErrorState } from '../../../components/ui/state/error-state.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { Icon } from '../../../components/ui/text/icon.tsx';
import { isMissingOrInvalid } from '../../../lib/api/is-missing-or-invalid.ts';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { lazyPart } from '../../../lib/dom/lazy-part.ts';
import { formatPercent } from '../../../lib/format/numbers.ts';
import { scoreToneFor } from '../../../lib/format/score-tone.ts';
import { studentQueries } from '../../../queries/students.ts';
import { QuizzesLink } from '../quizzes-link.tsx';
import { explainRefusal, texts } from '../student-texts.ts';
import styles from '../students.module.css';
import { MasteryCard } from './mastery-card.tsx';
import { RecentAttempts } from './recent-attempts.tsx';
import { ScoreTrend } from './score-trend.tsx';
import { useLoggedFailure } from './use-logged-failure.ts';

const EarlierYears = lazyPart(async () => (await import('./earlier-years.tsx')).EarlierYears);

/** A student's performance, in the Performance tab and on the page that a teacher opens. */
export function PerformanceView({ uid }: { uid: string }) {
  return (
    <div className={styles.view}>
      <ThisYear uid={uid} />
      <ErrorBoundary fallback={() => <></>}>
        <Suspense>
          <EarlierYears uid={uid} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}

function ThisYear({ uid }: { uid: string }) {
  const stats = useQuery(studentQueries.stats(uid));
  const skillGap = useQuery(studentQueries.skillGap(uid));
  useLoggedFailure('The performance figures', stats.error);
  useLoggedFailure('The skill gap', skillGap.error);

  if (stats.isPending || skillGap.isPending) {
    return <Skeleton label={texts.performanceLoading} isLabelVisible shape="stats" count={4} />;
  }
  const refusal = explainRefusal(stats.error);
  if (refusal) {
    return isMissingOrInvalid(stats.error) ? (
      <Missing message={refusal} />
    ) : (
      <ErrorState message={refusal} />
    );
  }
  if (!stats.data || stats.data.totalQuizzes === 0) return <NoPerformance stats={stats} />;
  const { totalQuizzes, lastAttempts } = stats.data;
  return (
    <div className={styles.view}>
      <StatCards stats={stats.data} />
      <div className={styles.charts}>
        <ScoreTrend
          title="Quiz Scores Over Time"
          attempts={lastAttempts}
          hasEarlier={totalQuizzes > TREND_ATTEMPTS}
        />
        <MasteryCard skillGap={skillGap.data ?? null} />
      </div>
      <RecentAttempts attempts={lastAttempts} />
    </div>
  );
}

/** Links a student to the quizzes, and offers a retry for data that failed to load. */
function NoPerformance({ stats }: { stats: UseQueryResult<PerformanceStats> }) {
  const { userType } = useSignedInUser();
  const retry = useRetry(stats.refetch);
  return (
    <EmptyState
      illustration="chart"
      title={texts.performanceEmptyTitle}
      headingLevel={3}
      actions={
        stats.isError ? (
          <Button icon={<Icon name="retry" />} isBusy={stats.isFetching} onClick={retry}>
            Try Again
          </Button>
        ) : (
          userType === 'student' && <QuizzesLink />
        )
      }
    >
      {texts.performanceEmpty}
    </EmptyState>
  );
}

function StatCards({ stats }: { stats: PerformanceStats }) {
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
