import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { Attempt } from '../../../lib/api/lenient/attempts.ts';
import { homeOf } from '../../../paths.ts';
import { PageLayout } from '../../../components/layouts/page-layout.tsx';
import { Button } from '../../../components/ui/button/button.tsx';
import { DateText } from '../../../components/ui/text/date-text.tsx';
import { NotAvailable } from '../../../components/ui/text/not-available.tsx';
import { ErrorState } from '../../../components/ui/state/error-state.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { formatDuration } from '../../../lib/format/numbers.ts';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { useDocumentTitle } from '../../../lib/dom/use-document-title.ts';
import { attemptKeys, readAttempt } from '../attempts.api.ts';
import { explainResultsFailure } from './results-failure.ts';
import { isNotFound } from '../../../lib/api/is-not-found.ts';
import { CorrectionNotes } from './correction-notes.tsx';
import { PractiseLink } from './practise-link.tsx';
import { ResultsBreakdown } from './results-breakdown.tsx';
import { hasResources } from './analysis-of-attempt.ts';
import { ResultsResources } from './results-resources.tsx';
import { ResultsSummary } from './results-summary.tsx';
import { useAnalysis } from './use-analysis.ts';
import { useResourceProgress } from './use-resource-progress.ts';

/** /quiz-results/{attemptId}: one attempt, question by question. */
export function QuizResultsPage({ footer }: { footer: ReactNode }) {
  const { attemptId = '' } = useParams();
  const isStudent = useSignedInUser().userType === 'student';
  const {
    data: attempt,
    error,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: attemptKeys.one(attemptId),
    queryFn: ({ signal }) => readAttempt(attemptId, { signal }),
  });
  // Fetched beside the attempt: the learning plan, one click away, is there at once.
  const { data: analysis } = useAnalysis(attemptId);
  const { progress, mark } = useResourceProgress(attemptId);
  const goBack = useBackToDashboard();
  const title = attempt ? `${titleOf(attempt)} - Results` : 'Results';
  const resources = attempt && progress && hasResources(attempt, analysis) && (
    <ResultsResources
      attempt={attempt}
      analysis={analysis}
      progress={progress}
      onMark={isStudent ? mark : undefined}
    />
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
          <CorrectionNotes attempt={attempt} />
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
      <span>
        Time taken:{' '}
        {attempt.timeTaken === null ? <NotAvailable /> : formatDuration(attempt.timeTaken)}
      </span>
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
