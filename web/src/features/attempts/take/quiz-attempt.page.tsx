import { can } from '@study-assistant/contract/wire/roles';
import { Suspense } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { PageLayout } from '../../../components/layouts/page-layout.tsx';
import { ButtonLink } from '../../../components/ui/button/button-link.tsx';
import { EmptyState } from '../../../components/ui/state/empty-state.tsx';
import { ErrorState } from '../../../components/ui/state/error-state.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { useUser } from '../../../lib/auth/session.ts';
import { lazyPart } from '../../../lib/dom/lazy-part.ts';
import { useDocumentTitle } from '../../../lib/dom/use-document-title.ts';
import { readerTimeZone } from '../../../lib/format/moments.ts';
import type { asksFirst } from '../../../paths.ts';
import { homeOf, paths } from '../../../paths.ts';
import { texts } from '../attempt-texts.ts';
import { LoadedAttempt } from './loaded-attempt.tsx';

const AssignedAttempt = lazyPart(
  async () => (await import('./assigned-attempt.tsx')).AssignedAttempt,
);

const ShelfAttempt = lazyPart(async () => (await import('./shelf-attempt.tsx')).ShelfAttempt);

/** /quiz-attempt/{quizId}: a student takes a quiz; ?assignment= names her assignment. */
export function QuizAttemptPage() {
  const { quizId = '' } = useParams();
  const assignmentId = useSearchParams()[0].get('assignment');
  const { state } = useLocation() as { state: Partial<typeof asksFirst> | null };
  const user = useUser();
  if (!user) return <SignedOut />;
  if (!can(user.userType, 'quizzes.take')) return <StudentsOnly quizId={quizId} />;
  const name = { studentId: user.uid, quizId, assignmentId };
  const key = Object.values(name).join(' ');
  if (assignmentId === null && !state?.asksFirst)
    return <LoadedAttempt key={key} name={name} timeZone={readerTimeZone()} />;
  const Attempt = assignmentId === null ? ShelfAttempt : AssignedAttempt;
  return (
    <Suspense fallback={<Waiting />}>
      <Attempt key={key} name={name} />
    </Suspense>
  );
}

function Waiting() {
  return (
    <PageLayout title="Quiz">
      <Skeleton label="Loading quiz…" shape="rows" count={5} />
    </PageLayout>
  );
}

function StudentsOnly({ quizId }: { quizId: string }) {
  useDocumentTitle('Quiz');
  return (
    <PageLayout title="Quiz">
      <EmptyState
        illustration="quiz"
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
