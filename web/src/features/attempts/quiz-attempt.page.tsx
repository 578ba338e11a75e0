import type { Quiz } from '@study-assistant/contract/quizzes';
import { can } from '@study-assistant/contract/roles';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { homeOf, paths } from '../../app/paths.ts';
import { PageLayout } from '../../components/layouts/page-layout.tsx';
import { ButtonLink } from '../../components/ui/button-link.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { useUser } from '../../lib/session.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { AttemptScreen } from './attempt-screen.tsx';
import { texts } from './attempt-texts.ts';
import { attemptKeys, readQuiz } from './attempts.api.ts';
import { isNotFound } from '../../lib/is-not-found.ts';

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
    data: quiz,
    error,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: attemptKeys.quiz(quizId),
    queryFn: ({ signal }) => readQuiz(quizId, { signal }),
    // The questions stay as they are while someone is at them.
    staleTime: Infinity,
  });
  useDocumentTitle(quiz ? titleOf(quiz) : 'Quiz');

  if (quiz && quiz.questions.length > 0) {
    return <AttemptScreen quiz={quiz} title={titleOf(quiz)} studentId={studentId} />;
  }
  const isMissing = quiz !== undefined || isNotFound(error);
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

function titleOf({ title }: Quiz): string {
  return title.trim() || 'Untitled Quiz';
}
