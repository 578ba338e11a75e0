import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AssignedQuiz } from '../features/assignments/form/assign-form.tsx';
import { QuizGeneration } from '../features/quizzes/quiz-generation.tsx';
import { useSignedInUser } from '../lib/auth/session.ts';
import { lazyPart } from '../lib/dom/lazy-part.ts';
import { quizQueries } from '../queries/quizzes.ts';

const AssignDialog = lazyPart(
  async () => (await import('../features/assignments/form/assign-dialog.tsx')).AssignDialog,
);

/** The Quiz Generation tab with the dialog that assigns a quiz; ?assign={quizId} opens it. */
export function TeacherQuizzesTab() {
  const [quiz, setQuiz] = useState<AssignedQuiz | null>(null);
  const [params, setParams] = useSearchParams();
  const asked = params.get('assign');

  function close() {
    setQuiz(null);
    if (asked !== null) {
      params.delete('assign');
      setParams(params, { replace: true });
    }
  }

  return (
    <>
      <QuizGeneration onAssign={setQuiz} />
      <Suspense>
        {quiz && <AssignDialog quiz={quiz} onClose={close} />}
        {!quiz && asked !== null && <AssignById key={asked} quizId={asked} onClose={close} />}
      </Suspense>
    </>
  );
}

/** Opens the dialog from a link on another page. Nothing opens for a quiz that does not exist. */
function AssignById({ quizId, onClose }: { quizId: string; onClose: () => void }) {
  const { uid } = useSignedInUser();
  const { data } = useQuery(quizQueries.one(quizId));
  // The tab reads this list as well; it alone says which classes have the quiz.
  const own = useInfiniteQuery(quizQueries.own(uid));
  const given = own.data?.find(({ id }) => id === quizId)?.given;
  return data && <AssignDialog quiz={given ? { ...data, given } : data} onClose={onClose} />;
}
