import { Lightbulb } from 'lucide-react';
import { ClassSelect } from '../../../components/classes/class-select.tsx';
import { useChosenClass } from '../../../components/classes/use-chosen-class.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { EmptyState } from '../../../components/ui/state/empty-state.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import type { ClassInsights as Insights } from '../../../queries/classes.ts';
import { InsightsActions } from './insights-actions.tsx';
import { InsightsNumbers } from './insights-numbers.tsx';
import { texts } from './insights-texts.ts';
import { InsightsWords } from './insights-words.tsx';
import styles from './insights.module.css';
import { describeProblem, useClassInsights } from './use-class-insights.ts';

/** The AI Performance Insights tab of the teacher dashboard: numbers first, then words. */
export function ClassInsights() {
  const chosen = useChosenClass();
  const { query, refresh, isRefreshing } = useClassInsights(chosen);
  return (
    <section aria-labelledby="insights" aria-busy={isRefreshing} className={styles.insights}>
      <div className={styles.head}>
        <h2 id="insights">{texts.title}</h2>
        {query.data && (
          <InsightsActions
            insights={query.data.insights}
            onRefresh={refresh}
            isRefreshing={isRefreshing}
          />
        )}
      </div>
      <ClassSelect chosen={chosen} />
      <Loaded
        query={query}
        skeleton={<Skeleton label={texts.loading} shape="cards" count={4} />}
        error={describeProblem}
      >
        {(insights) =>
          insights.insights === '' ? (
            <NoInsights />
          ) : (
            <InsightsContent insights={insights} classId={chosen.classId} />
          )
        }
      </Loaded>
    </section>
  );
}

function NoInsights() {
  return (
    <EmptyState icon={<Lightbulb />} title="No insights yet" headingLevel={3}>
      They appear here when students have taken a quiz. Generate one in Quiz Generation: your
      students find it in their Quizzes.
    </EmptyState>
  );
}

type InsightsContentProps = { insights: Insights; classId: string | null };

function InsightsContent({ insights, classId }: InsightsContentProps) {
  return (
    <>
      {insights.numbers && <InsightsNumbers numbers={insights.numbers} classId={classId} />}
      <InsightsWords insights={insights} />
    </>
  );
}
