import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PageLayout } from '../../../components/layouts/page-layout.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { ButtonLink } from '../../../components/ui/button/button-link.tsx';
import { ErrorState } from '../../../components/ui/state/error-state.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { isUnknownCall } from '../../../lib/api/is-unknown-call.ts';
import { readerTimeZone } from '../../../lib/format/moments.ts';
import { paths } from '../../../paths.ts';
import { toDoQuery } from '../../../queries/assignments.ts';
import { texts } from '../attempt-texts.ts';
import { LoadedAttempt } from './loaded-attempt.tsx';
import { StartScreen } from './start-screen.tsx';
import { readStoredAttempt, type AttemptName } from './state/attempt-storage.ts';
import { hasWork } from './state/begin-or-resume.ts';

/** An assigned quiz. It starts when the student says so; an attempt under way resumes at once. */
export function AssignedAttempt({ name }: { name: AttemptName }) {
  const [hasStarted, setStarted] = useState(() => canResume(name));
  const query = useQuery({
    ...toDoQuery(name.studentId),
    // The screen says how much time there is, so the data must be current.
    staleTime: 0,
    enabled: !hasStarted,
  });
  const toDo = query.data?.assignments.find(({ id }) => id === name.assignmentId);
  if (!hasStarted && toDo?.isWorking) setStarted(true);
  if (hasStarted) {
    return <LoadedAttempt name={name} timeZone={toDo?.timeZone ?? readerTimeZone()} />;
  }
  if (toDo) return <StartScreen toDo={toDo} onStart={() => setStarted(true)} />;

  const skeleton = <Skeleton label="Loading quiz…" shape="rows" count={5} />;
  const back = <ButtonLink to={paths.studentQuizzes}>Back to Dashboard</ButtonLink>;
  return (
    <PageLayout title="Quiz">
      <Loaded
        query={query}
        skeleton={skeleton}
        error={(error) => ({
          message: isUnknownCall(error) ? texts.quizNotFound : texts.quizFailed,
          canRetry: !isUnknownCall(error),
          actions: back,
        })}
      >
        {() =>
          query.isFetching ? skeleton : <ErrorState message={texts.quizNotFound} actions={back} />
        }
      </Loaded>
    </PageLayout>
  );
}

function canResume(name: AttemptName): boolean {
  const kept = readStoredAttempt(name);
  return kept !== null && hasWork(kept);
}
