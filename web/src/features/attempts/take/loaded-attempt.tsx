import { orUntitled } from '@study-assistant/contract/wire/titles';
import { useQuery } from '@tanstack/react-query';
import { PageLayout } from '../../../components/layouts/page-layout.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { ButtonLink } from '../../../components/ui/button/button-link.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { ApiError } from '../../../lib/api/api-error.ts';
import { isMissingOrInvalid } from '../../../lib/api/is-missing-or-invalid.ts';
import { useDocumentTitle } from '../../../lib/dom/use-document-title.ts';
import { paths } from '../../../paths.ts';
import { openAttemptKeys } from '../../../queries/open-attempts.ts';
import { loadAnswerFields } from '../../../questions/answer-field.tsx';
import { texts } from '../attempt-texts.ts';
import { AttemptScreen } from './attempt-screen.tsx';
import type { AttemptName } from './state/attempt-storage.ts';
import { beginOrResume } from './state/begin-or-resume.ts';

type LoadedAttemptProps = { name: AttemptName; timeZone: string };

/** Starts an attempt, or resumes the open one. */
export function LoadedAttempt({ name, timeZone }: LoadedAttemptProps) {
  const { studentId, quizId, assignmentId } = name;
  const query = useQuery({
    queryKey: openAttemptKeys.begun(studentId, quizId, assignmentId),
    queryFn: async ({ signal }) => {
      const begun = await beginOrResume({ studentId, quizId, assignmentId }, { signal });
      // The connection may be gone when the question is reached that needs it.
      await loadAnswerFields(begun.quiz.questions);
      return begun;
    },
    // Each visit begins an attempt once; it is never fetched again while somebody works on it.
    staleTime: Infinity,
    gcTime: 0,
    // Without a connection the copy stored in this browser is used.
    networkMode: 'always',
  });
  useDocumentTitle(query.data ? orUntitled(query.data.quiz.title) : 'Quiz');

  return (
    <Loaded
      query={query}
      frame={(part) => <PageLayout title="Quiz">{part}</PageLayout>}
      skeleton={<Skeleton label="Loading quiz…" shape="rows" count={5} />}
      error={(error) => describeProblem(error, assignmentId !== null)}
    >
      {(begun) => (
        <AttemptScreen {...{ name, begun, timeZone }} title={orUntitled(begun.quiz.title)} />
      )}
    </Loaded>
  );
}

/** Says why a quiz cannot be taken, and whether to try again. */
export function describeProblem(error: Error, isAssigned: boolean) {
  const isGone = isMissingOrInvalid(error);
  // Only the server knows why, for example that the assignment has closed meanwhile.
  const isRefused = isAssigned && error instanceof ApiError && error.status === 409;
  const failure = isRefused ? error.message : texts.quizFailed;
  return {
    message: isGone ? texts.quizNotFound : failure,
    canRetry: !isGone && !isRefused,
    actions: !isGone && (
      <ButtonLink to={isAssigned ? paths.studentQuizzes : paths.studentDashboard}>
        Back to Dashboard
      </ButtonLink>
    ),
  };
}
