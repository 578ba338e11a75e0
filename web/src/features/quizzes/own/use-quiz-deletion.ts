import type { QuizSummary } from '@study-assistant/contract/quizzes';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { useDeletion } from '../../../lib/dom/use-deletion.ts';
import { changeItems, without } from '../../../queries/pages.ts';
import { deleteQuiz, quizQueries } from '../../../queries/quizzes.ts';
import { texts } from '../teacher-quiz-texts.ts';

export function useQuizDeletion() {
  const { uid } = useSignedInUser();
  const { queryKey } = quizQueries.own(uid);
  return useDeletion<QuizSummary>({
    queryKey,
    remove: deleteQuiz,
    takeOut: (id, client) =>
      client.setQueryData(queryKey, (list) => changeItems(list, without(id))),
    onDeleted: () => toast.success(texts.deleted),
    onFailed: (error) => toast.error(describeFailure(texts.deleteFailed, error)),
  });
}
