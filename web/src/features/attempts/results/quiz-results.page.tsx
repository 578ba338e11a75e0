import {
  markComplete,
  NO_PROGRESS,
  type AttemptProgress,
} from '@study-assistant/contract/attempts/completion';
import { orUntitled } from '@study-assistant/contract/wire/titles';
import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { PageLayout } from '../../../components/layouts/page-layout.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { ButtonLink } from '../../../components/ui/button/button-link.tsx';
import { Button } from '../../../components/ui/button/button.tsx';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { EmptyState } from '../../../components/ui/state/empty-state.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { DateText } from '../../../components/ui/text/date-text.tsx';
import { NotAvailable } from '../../../components/ui/text/not-available.tsx';
import { ApiError } from '../../../lib/api/api-error.ts';
import { heldSentence } from '../../../lib/api/held-sentence.ts';
import { isMissingOrInvalid } from '../../../lib/api/is-missing-or-invalid.ts';
import type { Attempt } from '../../../lib/api/lenient/attempts.ts';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { useDocumentTitle } from '../../../lib/dom/use-document-title.ts';
import { useMediaQuery } from '../../../lib/dom/use-media-query.ts';
import { formatDuration } from '../../../lib/format/durations.ts';
import { homeOf, paths } from '../../../paths.ts';
import {
  attemptKeys,
  attemptQueries,
  markResource,
  type ResourceMark,
} from '../../../queries/attempts.ts';
import { texts } from '../attempt-texts.ts';
import { CorrectionNotes } from './correction-notes.tsx';
import { ResultsBreakdown } from './results-breakdown.tsx';
import { hasAnalysis, hasResources, ResultsResources } from './results-resources.tsx';
import { NextQuizLink, ResultsSummary } from './results-summary.tsx';

/** /quiz-results/{attemptId}: one attempt, question by question. */
export function QuizResultsPage() {
  const { attemptId = '' } = useParams();
  const query = useQuery(attemptQueries.one(attemptId));
  const attempt = query.data;
  const held = useHeldSentence(query);
  // The marks and the learning plan, one click away, are fetched together with the attempt.
  useQuery({ ...attemptQueries.progress(attemptId), enabled: held === null });
  useQuery({ ...attemptQueries.analysis(attemptId), enabled: held === null });
  const goBack = useBackToDashboard();
  const isWide = useMediaQuery('(width >= 640px)');
  const waiting = held === null ? 'Results' : 'Handed in';
  const title = attempt ? `${orUntitled(attempt.quizTitle)} - Results` : waiting;
  useDocumentTitle(title);

  return (
    <PageLayout
      title={title}
      eyebrow={attempt?.studentName && `${attempt.studentName}’s result`}
      facts={attempt && <Facts attempt={attempt} />}
      backLabel="Back to Dashboard"
      onBack={held === null ? goBack : undefined}
      // On a phone the score comes first.
      hasActionsLast={!isWide}
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
          inPieces
          skeleton={
            <>
              <Skeleton label="Loading results…" shape="chart" count={1} />
              <Skeleton label="" shape="rows" count={5} />
            </>
          }
          error={(error) => ({
            message: explainResultsFailure(error),
            canRetry: !isMissingOrInvalid(error),
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

/** Why there is no result yet, from the server's reply now or from the one to the hand-in. */
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

/** Returns to the dashboard, where a student's attempts are fetched again. */
function useBackToDashboard(): () => void {
  const { userType } = useSignedInUser();
  const navigate = useNavigate();
  const state = userType === 'student' ? { quizCompleted: true } : null;
  return () => void navigate(homeOf(userType), { state });
}

/** Replaces a result that is not shown yet; `sentence` tells of the hand-in and what comes. */
function HeldResults({ sentence }: { sentence: string }) {
  return (
    <EmptyState
      illustration="inbox"
      title="Your answers have arrived"
      actions={
        <ButtonLink to={paths.studentQuizzes} state={{ quizCompleted: true }} variant="primary">
          Back to your quizzes
        </ButtonLink>
      }
    >
      {sentence} You find the result here and among your quizzes, under “Handed in”, as soon as it
      is shown.
    </EmptyState>
  );
}

/** A result whose teacher shows nothing but the score. */
function ScoreOnly({ attempt }: { attempt: Attempt }) {
  const isStudent = useSignedInUser().userType === 'student';
  return (
    <>
      <ResultsSummary attempt={attempt} />
      <CorrectionNotes attempt={attempt} />
      <p>
        Your teacher shows the score of this quiz alone, without the questions and their answers.
      </p>
      {isStudent && (
        <p className="no-print">
          <NextQuizLink />
        </p>
      )}
    </>
  );
}

/** Explains a missing result, a refusal, or any other failure. */
function explainResultsFailure(error: unknown): string {
  if (isMissingOrInvalid(error)) return texts.resultsNotFound;
  const isRefused = error instanceof ApiError && error.hasServerSentence;
  return isRefused ? texts.resultsRefused : texts.resultsFailed;
}

type ResourceProgress = {
  /** Marks being saved are included, and removed again if that fails. Null until it is known. */
  progress: AttemptProgress | null;
  mark: (resource: ResourceMark) => void;
};

/** What the student has marked. Without an answer from the server nothing counts as marked. */
function useResourceProgress(attemptId: string): ResourceProgress {
  const client = useQueryClient();
  const query = attemptQueries.progress(attemptId);
  const { data, isPending } = useQuery(query);
  const mutationKey = attemptKeys.marks(attemptId);
  const { mutate } = useMutation({
    mutationKey,
    // Requests run one after another, so that the last reply includes all marks.
    scope: { id: mutationKey.join() },
    mutationFn: (resource: ResourceMark) => markResource(attemptId, resource),
    onSuccess: (progress) => client.setQueryData(query.queryKey, progress),
    onError: (_error, { type }) =>
      toast.error(type === 'analysisViewed' ? texts.analysisMarkFailed : texts.resourceFailed),
  });
  const onTheirWay = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as ResourceMark,
  });
  const progress = onTheirWay.reduce(
    (marked, { type, index }) => markComplete(marked, type, index),
    data ?? NO_PROGRESS,
  );
  return { progress: isPending ? null : progress, mark: mutate };
}
