import type { AttemptAnalytics } from '@study-assistant/contract/analytics';
import { useQueries } from '@tanstack/react-query';
import { Repeat } from 'lucide-react';
import type { Attempt } from '../../../lib/api/lenient/attempts.ts';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../components/ui/button/button-link.tsx';
import { Card } from '../../../components/ui/card/card.tsx';
import { ErrorState } from '../../../components/ui/state/error-state.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { AttemptTimes } from './attempt-times.tsx';
import { AttemptTopics } from './attempt-topics.tsx';
import { explainAttemptFailure, texts } from '../student-texts.ts';
import { readAnalytics, readAttempt, studentKeys } from '../students.api.ts';

/** The selected attempt from inside: its topics, right and wrong, and its time. */
export function SelectedAttempt({ attemptId }: { attemptId: string }) {
  const [attempt, analytics] = useQueries({
    queries: [
      {
        queryKey: studentKeys.attempt(attemptId),
        queryFn: ({ signal }: { signal: AbortSignal }) => readAttempt(attemptId, { signal }),
      },
      {
        queryKey: studentKeys.analytics(attemptId),
        queryFn: ({ signal }: { signal: AbortSignal }) => readAnalytics(attemptId, { signal }),
      },
    ],
  });
  const error = attempt.error ?? analytics.error;
  return (
    <Card headingLevel={3} title="This Attempt in Detail">
      {attempt.data && analytics.data ? (
        <Detail attempt={attempt.data} analytics={analytics.data} />
      ) : error ? (
        <ErrorState
          message={explainAttemptFailure(error)}
          onRetry={() => {
            if (attempt.error) void attempt.refetch();
            if (analytics.error) void analytics.refetch();
          }}
          isRetrying={attempt.isFetching || analytics.isFetching}
        />
      ) : (
        <Skeleton label={texts.attemptLoading} shape="rows" />
      )}
    </Card>
  );
}

function Detail({ attempt, analytics }: { attempt: Attempt; analytics: AttemptAnalytics }) {
  return (
    <>
      <AttemptTopics results={attempt.detailedResults} analytics={analytics} />
      <AttemptTimes analytics={analytics} />
      {attempt.score < attempt.totalQuestions && (
        <p>
          <ButtonLink to={paths.practiceOf(attempt.id)} icon={<Repeat aria-hidden />}>
            Practise what went wrong
          </ButtonLink>
        </p>
      )}
    </>
  );
}
