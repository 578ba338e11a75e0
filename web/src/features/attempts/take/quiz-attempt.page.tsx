import { can } from '@study-assistant/contract/roles';
import { orUntitled } from '@study-assistant/contract/titles';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { PageLayout } from '../../../components/layouts/page-layout.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { ButtonLink } from '../../../components/ui/button/button-link.tsx';
import { EmptyState } from '../../../components/ui/state/empty-state.tsx';
import { ErrorState } from '../../../components/ui/state/error-state.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { isMissingOrInvalid } from '../../../lib/api/is-missing-or-invalid.ts';
import { useUser } from '../../../lib/auth/session.ts';
import { useDocumentTitle } from '../../../lib/dom/use-document-title.ts';
import { homeOf, paths } from '../../../paths.ts';
import { openAttemptKeys } from '../../../queries/open-attempts.ts';
import { texts } from '../attempt-texts.ts';
import { AttemptScreen } from './attempt-screen.tsx';
import { beginOrResume } from './state/begin-or-resume.ts';

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
  const query = useQuery({
    queryKey: openAttemptKeys.begun(studentId, quizId),
    queryFn: ({ signal }) => beginOrResume({ studentId, quizId }, { signal }),
    // An attempt is begun once by each visit, and never fetched behind the back of who is at it.
    staleTime: Infinity,
    gcTime: 0,
    // Without a connection it may be the one that is kept here.
    networkMode: 'always',
  });
  useDocumentTitle(query.data ? orUntitled(query.data.quiz.title) : 'Quiz');

  return (
    <Loaded
      query={query}
      frame={(part) => <PageLayout title="Quiz">{part}</PageLayout>}
      skeleton={<Skeleton label="Loading quiz…" shape="rows" count={5} />}
      error={describeProblem}
    >
      {(begun) => (
        <AttemptScreen begun={begun} title={orUntitled(begun.quiz.title)} studentId={studentId} />
      )}
    </Loaded>
  );
}

function describeProblem(error: Error) {
  const isGone = isMissingOrInvalid(error);
  return {
    message: isGone ? texts.quizNotFound : texts.quizFailed,
    canRetry: !isGone,
    actions: <ButtonLink to={paths.studentDashboard}>Back to Dashboard</ButtonLink>,
  };
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
