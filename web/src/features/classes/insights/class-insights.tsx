import { Lightbulb } from 'lucide-react';
import { EmptyState } from '../../../components/ui/state/empty-state.tsx';
import { ErrorState } from '../../../components/ui/state/error-state.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { InsightsActions } from './insights-actions.tsx';
import { InsightsNumbers } from './insights-numbers.tsx';
import { texts } from './insights-texts.ts';
import { InsightsWords } from './insights-words.tsx';
import { useClassInsights } from './use-class-insights.ts';
import styles from './insights.module.css';

/** The AI Performance Insights tab of the teacher dashboard: numbers first, then words. */
export function ClassInsights() {
  const { data, problem, isFetching, refetch, refresh, isRefreshing } = useClassInsights();
  return (
    <section aria-labelledby="insights" aria-busy={isRefreshing} className={styles.insights}>
      <div className={styles.head}>
        <h2 id="insights">{texts.title}</h2>
        {data && (
          <InsightsActions
            insights={data.insights}
            onRefresh={refresh}
            isRefreshing={isRefreshing}
          />
        )}
      </div>
      {data && data.insights === '' && (
        <EmptyState icon={<Lightbulb />} title="No insights yet" headingLevel={3}>
          They appear here when students have taken a quiz. Generate one in Quiz Generation: your
          students find it in their Quizzes.
        </EmptyState>
      )}
      {data && data.insights !== '' && (
        <>
          {data.numbers && <InsightsNumbers numbers={data.numbers} />}
          <InsightsWords insights={data} />
        </>
      )}
      {!data && problem === null && <Skeleton label={texts.loading} shape="cards" count={4} />}
      {!data && problem !== null && (
        <ErrorState message={problem} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
    </section>
  );
}
