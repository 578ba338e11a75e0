import type { Attempt } from '@study-assistant/contract/attempts';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useNavigate, useParams } from 'react-router-dom';
import { homeOf } from '../../app/paths.ts';
import { PageLayout } from '../../components/layouts/page-layout.tsx';
import { Button } from '../../components/ui/button.tsx';
import { DateText } from '../../components/ui/date-text.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { formatDuration } from '../../lib/numbers.ts';
import { useSignedInUser } from '../../lib/session.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { attemptKeys, readAttempt } from './attempts.api.ts';
import { explainResultsFailure } from './results-failure.ts';
import { isNotFound } from '../../lib/is-not-found.ts';
import { ResultsBreakdown } from './results-breakdown.tsx';
import { ResultsSummary } from './results-summary.tsx';

/** /quiz-results/{attemptId}: one attempt, question by question. */
export function QuizResultsPage() {
  const { attemptId = '' } = useParams();
  const {
    data: attempt,
    error,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: attemptKeys.one(attemptId),
    queryFn: ({ signal }) => readAttempt(attemptId, { signal }),
  });
  const goBack = useBackToDashboard();
  const title = attempt ? `${titleOf(attempt)} - Results` : 'Results';
  useDocumentTitle(title);

  return (
    <PageLayout
      title={title}
      facts={attempt && <Facts attempt={attempt} />}
      backLabel="Back to Dashboard"
      onBack={goBack}
      actions={
        attempt && (
          <Button icon={<Printer aria-hidden />} onClick={() => window.print()}>
            Print
          </Button>
        )
      }
    >
      {attempt ? (
        <>
          <ResultsSummary attempt={attempt} />
          <ResultsBreakdown results={attempt.detailedResults} />
        </>
      ) : error ? (
        <ErrorState
          message={explainResultsFailure(error)}
          onRetry={isNotFound(error) ? undefined : () => void refetch()}
          isRetrying={isFetching}
          actions={<Button onClick={goBack}>Go to Dashboard</Button>}
        />
      ) : (
        <>
          <Skeleton label="Loading results…" shape="chart" count={1} />
          <Skeleton label="" shape="rows" count={5} />
        </>
      )}
    </PageLayout>
  );
}

function Facts({ attempt }: { attempt: Attempt }) {
  return (
    <>
      <span>
        Completed <DateText value={attempt.completedAt} withTime />
      </span>
      <span>Time taken: {formatDuration(attempt.timeTaken)}</span>
    </>
  );
}

/** A student's dashboard fetches its attempts anew. */
function useBackToDashboard(): () => void {
  const { userType } = useSignedInUser();
  const navigate = useNavigate();
  const state = userType === 'student' ? { quizCompleted: true } : null;
  return () => void navigate(homeOf(userType), { state });
}

function titleOf({ quizTitle }: Attempt): string {
  return quizTitle.trim() || 'Untitled Quiz';
}
