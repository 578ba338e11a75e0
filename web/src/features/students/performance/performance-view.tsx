import { useQuery } from '@tanstack/react-query';
import { ChartNoAxesCombined } from 'lucide-react';
import { Button } from '../../../components/ui/button/button.tsx';
import { EmptyState } from '../../../components/ui/state/empty-state.tsx';
import { ErrorState } from '../../../components/ui/state/error-state.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { Icon } from '../../../components/ui/text/icon.tsx';
import { studentQueries } from '../../../queries/students.ts';
import { explainRefusal, texts } from '../student-texts.ts';
import styles from '../students.module.css';
import { MasteryCard } from './mastery-card.tsx';
import { RecentAttempts } from './recent-attempts.tsx';
import { ScoreTrend } from './score-trend.tsx';
import { StatCards } from './stat-cards.tsx';
import { useLoggedFailure } from './use-logged-failure.ts';

/** How one student does: the Performance tab, and the page that a teacher opens. */
export function PerformanceView({ uid }: { uid: string }) {
  const stats = useQuery(studentQueries.stats(uid));
  const skillGap = useQuery(studentQueries.skillGap(uid));
  useLoggedFailure('The performance figures', stats.error);
  useLoggedFailure('The skill gap', skillGap.error);

  if (stats.isPending || skillGap.isPending) {
    return <Skeleton label={texts.performanceLoading} isLabelVisible shape="stats" count={4} />;
  }
  const refusal = explainRefusal(stats.error);
  if (refusal) return <ErrorState message={refusal} />;
  if (!stats.data || stats.data.totalQuizzes === 0) {
    return (
      <EmptyState
        icon={<ChartNoAxesCombined />}
        title={texts.performanceEmptyTitle}
        headingLevel={3}
        actions={
          stats.isError && (
            <Button
              icon={<Icon name="retry" />}
              isBusy={stats.isFetching}
              onClick={() => void stats.refetch()}
            >
              Try Again
            </Button>
          )
        }
      >
        {texts.performanceEmpty}
      </EmptyState>
    );
  }
  return (
    <div className={styles.view}>
      <StatCards stats={stats.data} />
      <div className={styles.charts}>
        <ScoreTrend title="Quiz Scores Over Time" attempts={stats.data.lastAttempts} />
        <MasteryCard skillGap={skillGap.data ?? null} />
      </div>
      <RecentAttempts attempts={stats.data.lastAttempts} />
    </div>
  );
}
