import type { QuizSummary } from '@study-assistant/contract/quizzes/quizzes';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { QuizGeneration } from '../features/quizzes/quiz-generation.tsx';
import { lazyPart } from '../lib/dom/lazy-part.ts';
import { quizQueries } from '../queries/quizzes.ts';

const AssignDialog = lazyPart(
  async () => (await import('../features/assignments/form/assign-dialog.tsx')).AssignDialog,
);

/** The Quiz Generation tab with the dialog that assigns a quiz; ?assign={quizId} opens it. */
export function TeacherQuizzesTab() {
  const [quiz, setQuiz] = useState<QuizSummary | null>(null);
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
  const { data } = useQuery(quizQueries.one(quizId));
  return data && <AssignDialog quiz={data} onClose={onClose} />;
}
