import { useInfiniteQuery } from '@tanstack/react-query';
import { Loaded } from '../../../components/loaded.tsx';
import { EmptyState } from '../../../components/ui/state/empty-state.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { studentQueries } from '../../../queries/students.ts';
import { QuizzesLink } from '../quizzes-link.tsx';
import { explainListFailure, texts } from '../student-texts.ts';
import styles from '../students.module.css';
import { GrowthView } from './growth-view.tsx';

/** The Growth Analytics tab of the student dashboard. */
export function GrowthAnalytics() {
  const { uid } = useSignedInUser();
  const query = useInfiniteQuery(studentQueries.attempts(uid));
  return (
    <div className={styles.view}>
      <h2>Growth Analytics</h2>
      <Loaded
        inPieces
        query={query}
        skeleton={
          <>
            <Skeleton label={texts.growthLoading} shape="rows" count={2} />
            <Skeleton label="" shape="chart" count={1} />
          </>
        }
        error={explainListFailure}
      >
        {(attempts) =>
          attempts.length === 0 && !query.hasNextPage ? (
            <NoAttempts />
          ) : (
            <GrowthView uid={uid} attempts={attempts} query={query} />
          )
        }
      </Loaded>
    </div>
  );
}

function NoAttempts() {
  return (
    <EmptyState
      illustration="sprout"
      title={texts.growthEmptyTitle}
      headingLevel={3}
      actions={<QuizzesLink />}
    >
      {texts.growthEmpty}
    </EmptyState>
  );
}
