import type { AttemptAnalytics } from '@study-assistant/contract/classes/analytics';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Repeat } from 'lucide-react';
import { describePace } from '../../../components/attempts/pace-texts.ts';
import { TimeCards } from '../../../components/attempts/time-cards.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { ButtonLink } from '../../../components/ui/button/button-link.tsx';
import { Card } from '../../../components/ui/card/card.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import type { Attempt } from '../../../lib/api/lenient/attempts.ts';
import { paths } from '../../../paths.ts';
import { attemptQueries } from '../../../queries/attempts.ts';
import { explainAttemptFailure, texts } from '../student-texts.ts';
import { AttemptTopics } from './attempt-topics.tsx';
import styles from './selected-attempt.module.css';

/** The details of the selected attempt: topics, right and wrong answers, and time. */
export function SelectedAttempt({ attemptId }: { attemptId: string }) {
  const query = combine(
    useQuery(attemptQueries.one(attemptId)),
    useQuery(attemptQueries.analytics(attemptId)),
  );
  return (
    <Card headingLevel={3} title="This Attempt in Detail">
      <Loaded
        inPieces
        query={query}
        skeleton={<Skeleton label={texts.attemptLoading} shape="rows" />}
        error={explainAttemptFailure}
      >
        {({ attempt, analytics }) => <Detail attempt={attempt} analytics={analytics} />}
      </Loaded>
    </Card>
  );
}

function Detail({ attempt, analytics }: { attempt: Attempt; analytics: AttemptAnalytics }) {
  return (
    <>
      <AttemptTopics
        attemptId={attempt.id}
        results={attempt.detailedResults}
        analytics={analytics}
      />
      <AttemptTimes analytics={analytics} />
      {attempt.score < attempt.totalQuestions && (
        <p>
          <ButtonLink to={paths.practiceOf({ attempt: attempt.id })} icon={<Repeat aria-hidden />}>
            Practise what went wrong
          </ButtonLink>
        </p>
      )}
    </>
  );
}

/** Combines two queries into one; a retry repeats only what failed. */
function combine(attempt: UseQueryResult<Attempt>, analytics: UseQueryResult<AttemptAnalytics>) {
  return {
    data:
      attempt.data && analytics.data
        ? { attempt: attempt.data, analytics: analytics.data }
        : undefined,
    error: attempt.error ?? analytics.error,
    isFetching: attempt.isFetching || analytics.isFetching,
    refetch: () => {
      if (attempt.error) void attempt.refetch();
      if (analytics.error) void analytics.refetch();
    },
  };
}

function AttemptTimes({ analytics }: { analytics: AttemptAnalytics }) {
  const { sentence, advice, isWarned } = describePace(analytics);
  return (
    <div className={styles.part}>
      <h4>Time</h4>
      <TimeCards analytics={analytics} />
      <p>{isWarned ? advice : sentence}</p>
    </div>
  );
}
