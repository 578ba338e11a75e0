import type { Attempt } from '@study-assistant/contract/attempts';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { homeOf } from '../../../paths.ts';
import { PageLayout } from '../../../components/layouts/page-layout.tsx';
import { Button } from '../../../components/ui/button/button.tsx';
import { DateText } from '../../../components/ui/text/date-text.tsx';
import { ErrorState } from '../../../components/ui/state/error-state.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { formatDuration } from '../../../lib/format/numbers.ts';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { useDocumentTitle } from '../../../lib/dom/use-document-title.ts';
import { attemptQueries } from '../../../queries/attempts.ts';
import { explainResultsFailure } from './results-failure.ts';
import { isNotFound } from '../../../lib/api/is-not-found.ts';
import { PractiseLink } from './practise-link.tsx';
import { ResultsBreakdown } from './results-breakdown.tsx';
import { hasResources, ResultsResources } from './results-resources.tsx';
import { ResultsSummary } from './results-summary.tsx';
import { useResourceProgress } from './use-resource-progress.ts';

/** /quiz-results/{attemptId}: one attempt, question by question. */
export function QuizResultsPage({ footer }: { footer: ReactNode }) {
  const { attemptId = '' } = useParams();
  const isStudent = useSignedInUser().userType === 'student';
  const { data: attempt, error, isFetching, refetch } = useQuery(attemptQueries.one(attemptId));
  // Fetched beside the attempt: the learning plan, one click away, is there at once.
  useQuery(attemptQueries.analysis(attemptId));
  const { progress, mark } = useResourceProgress(attemptId);
  const goBack = useBackToDashboard();
  const title = attempt ? `${titleOf(attempt)} - Results` : 'Results';
  const resources = attempt && progress && hasResources(attempt) && (
    <ResultsResources attempt={attempt} progress={progress} onMark={isStudent ? mark : undefined} />
  );
  useDocumentTitle(title);

  return (
    <PageLayout
      title={title}
      facts={attempt && <Facts attempt={attempt} />}
      backLabel="Back to Dashboard"
      onBack={goBack}
      footer={footer}
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
          {resources && (
            <a href="#resources" className="no-print">
              Go to the resources
            </a>
          )}
          <PractiseLink attempt={attempt} />
          <ResultsBreakdown results={attempt.detailedResults} />
          {resources && <div id="resources">{resources}</div>}
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
