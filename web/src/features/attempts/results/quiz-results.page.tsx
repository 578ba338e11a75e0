import { orUntitled } from '@study-assistant/contract/wire/titles';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { PageLayout } from '../../../components/layouts/page-layout.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { Button } from '../../../components/ui/button/button.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { DateText } from '../../../components/ui/text/date-text.tsx';
import { NotAvailable } from '../../../components/ui/text/not-available.tsx';
import { heldSentence } from '../../../lib/api/held-sentence.ts';
import { isMissingOrInvalid } from '../../../lib/api/is-missing-or-invalid.ts';
import type { Attempt } from '../../../lib/api/lenient/attempts.ts';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { useDocumentTitle } from '../../../lib/dom/use-document-title.ts';
import { formatDuration } from '../../../lib/format/durations.ts';
import { homeOf } from '../../../paths.ts';
import { attemptQueries } from '../../../queries/attempts.ts';
import { hasAnalysis, hasResources } from './analysis-of-attempt.ts';
import { CorrectionNotes } from './correction-notes.tsx';
import { HeldResults } from './held-results.tsx';
import { ResultsBreakdown } from './results-breakdown.tsx';
import { explainResultsFailure } from './results-failure.ts';
import { ResultsResources } from './results-resources.tsx';
import { ResultsSummary } from './results-summary.tsx';
import { ScoreOnly } from './score-only.tsx';
import { useResourceProgress } from './use-resource-progress.ts';

/** /quiz-results/{attemptId}: one attempt, question by question. */
export function QuizResultsPage() {
  const { attemptId = '' } = useParams();
  const query = useQuery(attemptQueries.one(attemptId));
  const attempt = query.data;
  const held = useHeldSentence(query);
  // Fetched beside the attempt: the marks, and the learning plan, which is one click away.
  useQuery({ ...attemptQueries.progress(attemptId), enabled: held === null });
  useQuery({ ...attemptQueries.analysis(attemptId), enabled: held === null });
  const goBack = useBackToDashboard();
  const waiting = held === null ? 'Results' : 'Handed in';
  const title = attempt ? `${orUntitled(attempt.quizTitle)} - Results` : waiting;
  useDocumentTitle(title);

  return (
    <PageLayout
      title={title}
      eyebrow={attempt?.studentName && `${attempt.studentName}’s result`}
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
      {held === null ? (
        <Loaded
          query={query}
          skeleton={
            <>
              <Skeleton label="Loading results…" shape="chart" count={1} />
              <Skeleton label="" shape="rows" count={5} />
            </>
          }
          error={(error) => ({
            message: explainResultsFailure(error),
            canRetry: !isMissingOrInvalid(error),
            actions: !isMissingOrInvalid(error) && (
              <Button onClick={goBack}>Go to Dashboard</Button>
            ),
          })}
        >
          {(attempt) =>
            attempt.isScoreOnly ? <ScoreOnly attempt={attempt} /> : <Results attempt={attempt} />
          }
        </Loaded>
      ) : (
        <HeldResults sentence={held} />
      )}
    </PageLayout>
  );
}

/** Why there is no result yet: as the server says now, or as it has said when it was handed in. */
function useHeldSentence({ data, error }: { data: unknown; error: Error | null }): string | null {
  const { state } = useLocation() as { state: { held?: string } | null };
  if (data) return null;
  return error ? heldSentence(error) : (state?.held ?? null);
}

function Results({ attempt }: { attempt: Attempt }) {
  const isStudent = useSignedInUser().userType === 'student';
  const { data: analysis } = useQuery(attemptQueries.analysis(attempt.id));
  const { progress, mark } = useResourceProgress(attempt.id);
  const resources = progress && hasResources(attempt, analysis) && (
    <ResultsResources
      attempt={attempt}
      analysis={analysis}
      progress={progress}
      onMark={isStudent ? mark : undefined}
    />
  );
  return (
    <>
      <ResultsSummary attempt={attempt} hasPlan={hasAnalysis(attempt, analysis)} />
      <CorrectionNotes attempt={attempt} />
      <ResultsBreakdown attempt={attempt} />
      {resources}
    </>
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

/** A student's dashboard fetches its attempts again. */
function useBackToDashboard(): () => void {
  const { userType } = useSignedInUser();
  const navigate = useNavigate();
  const state = userType === 'student' ? { quizCompleted: true } : null;
  return () => void navigate(homeOf(userType), { state });
}
