import { can } from '@study-assistant/contract/roles';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import type { TakenQuiz } from '../../../lib/api/lenient/open-attempts.ts';
import { homeOf, paths } from '../../../paths.ts';
import { PageLayout } from '../../../components/layouts/page-layout.tsx';
import { ButtonLink } from '../../../components/ui/button/button-link.tsx';
import { EmptyState } from '../../../components/ui/state/empty-state.tsx';
import { ErrorState } from '../../../components/ui/state/error-state.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { useUser } from '../../../lib/auth/session.ts';
import { useDocumentTitle } from '../../../lib/dom/use-document-title.ts';
import { AttemptScreen } from './attempt-screen.tsx';
import { texts } from '../attempt-texts.ts';
import { attemptKeys } from '../attempts.api.ts';
import { beginOrResume } from './begin-or-resume.ts';
import { isNotFound } from '../../../lib/api/is-not-found.ts';

/** /quiz-attempt/{quizId}: a student takes a quiz. */
export function QuizAttemptPage() {
  const { quizId = '' } = useParams();
  const user = useUser();
  if (!user) return <SignedOut />;
  if (!can(user.userType, 'quizzes.take')) return <StudentsOnly quizId={quizId} />;
  return <LoadedAttempt key={`${user.uid} ${quizId}`} quizId={quizId} studentId={user.uid} />;
}

type LoadedAttemptProps = { quizId: string; studentId: string };

function LoadedAttempt({ quizId, studentId }: LoadedAttemptProps) {
  const {
    data: begun,
    error,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: attemptKeys.begun(studentId, quizId),
    queryFn: ({ signal }) => beginOrResume({ studentId, quizId }, { signal }),
    // An attempt is begun once by each visit, and never fetched behind the back of who is at it.
    staleTime: Infinity,
    gcTime: 0,
    // Without a connection it may be the one that is kept here.
    networkMode: 'always',
  });
  useDocumentTitle(begun ? titleOf(begun.quiz) : 'Quiz');

  if (begun) {
    return <AttemptScreen begun={begun} title={titleOf(begun.quiz)} studentId={studentId} />;
  }
  const isMissing = isNotFound(error);
  return (
    <PageLayout title="Quiz">
      {isMissing || error ? (
        <ErrorState
          message={isMissing ? texts.quizNotFound : texts.quizFailed}
          onRetry={isMissing ? undefined : () => void refetch()}
          isRetrying={isFetching}
          actions={<ButtonLink to={paths.studentDashboard}>Back to Dashboard</ButtonLink>}
        />
      ) : (
        <Skeleton label="Loading quiz…" shape="rows" count={5} />
      )}
    </PageLayout>
  );
}

function StudentsOnly({ quizId }: { quizId: string }) {
  useDocumentTitle('Quiz');
  return (
    <PageLayout title="Quiz">
      <EmptyState
        title="Only students take quizzes"
        actions={
          <>
            <ButtonLink to={paths.quizPreview(quizId)} variant="primary">
              Open the preview
            </ButtonLink>
            <ButtonLink to={homeOf('teacher')}>Back to Dashboard</ButtonLink>
          </>
        }
      >
        As a teacher you can read the questions with their answers in the preview.
      </EmptyState>
    </PageLayout>
  );
}

function SignedOut() {
  useDocumentTitle('Quiz');
  return (
    <PageLayout title="Quiz">
      <ErrorState
        message={texts.submitSignedOut}
        actions={
          <ButtonLink to={paths.logIn} variant="primary">
            Sign In
          </ButtonLink>
        }
      />
    </PageLayout>
  );
}

function titleOf({ title }: TakenQuiz): string {
  return title.trim() || 'Untitled Quiz';
}
