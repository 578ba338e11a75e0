import { INSIGHT_HEADINGS } from '@study-assistant/contract/classes/insight-headings';
import { ClassSelect } from '../../../components/classes/class-select.tsx';
import { useChosenClass } from '../../../components/classes/use-chosen-class.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { ButtonLink } from '../../../components/ui/button/button-link.tsx';
import { EmptyState } from '../../../components/ui/state/empty-state.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import type { ClassInsights as Insights } from '../../../queries/classes.ts';
import { readSections } from './insight-sections.ts';
import { InsightsActions } from './insights-actions.tsx';
import { InsightsNumbers } from './insights-numbers.tsx';
import { InsightsSummary } from './insights-summary.tsx';
import { texts } from './insights-texts.ts';
import styles from './insights.module.css';
import { describeProblem, useClassInsights } from './use-class-insights.ts';

/** The AI Performance Insights tab of the teacher dashboard: words first, then their numbers. */
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
    <EmptyState
      illustration="chart"
      title="No insights yet"
      headingLevel={3}
      actions={
        <ButtonLink variant="primary" to={{ search: '?tab=quiz' }}>
          Go to Quiz Generation
        </ButtonLink>
      }
    >
      They appear here when students have taken a quiz. Generate one in Quiz Generation: your
      students find it in their Quizzes.
    </EmptyState>
  );
}

type InsightsContentProps = { insights: Insights; classId: string | null };

/** What the cards say with their figures; the text that is copied has it all. */
const IN_CARDS: readonly string[] = [
  INSIGHT_HEADINGS.topics,
  INSIGHT_HEADINGS.questions,
  INSIGHT_HEADINGS.students,
];

function InsightsContent({ insights, classId }: InsightsContentProps) {
  const { numbers } = insights;
  const sections = readSections(insights.insights);
  const inWords = sections.filter(({ heading }) => !numbers || !IN_CARDS.includes(heading));
  return (
    <>
      <InsightsSummary insights={insights} sections={inWords} />
      {numbers && <InsightsNumbers numbers={numbers} sections={sections} classId={classId} />}
    </>
  );
}
