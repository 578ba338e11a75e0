import type { OwnQuizSummary } from '@study-assistant/contract/quizzes/quizzes';
import { UNDO_SECONDS } from '@study-assistant/contract/wire/limits';
import { announce } from '../../../components/ui/feedback/announcer.tsx';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { useDeletion } from '../../../lib/dom/use-deletion.ts';
import { useRestoring } from '../../../lib/dom/use-restoring.ts';
import type { Deleted } from '../../../queries/deleted.ts';
import { changeItems, insertByTime, without } from '../../../queries/pages.ts';
import { deleteQuiz, quizQueries, restoreQuiz } from '../../../queries/quizzes.ts';
import { texts } from '../teacher-quiz-texts.ts';

export function useQuizDeletion() {
  const { uid } = useSignedInUser();
  const { queryKey } = quizQueries.own(uid);
  const restore = useRestoring<OwnQuizSummary>({
    queryKey,
    restore: restoreQuiz,
    putBack: (quiz, client) =>
      client.setQueryData(queryKey, (list) =>
        insertByTime(list, quiz, ({ createdAt }) => createdAt),
      ),
    onRestored: () => announce(texts.restored),
    onFailed: (error) => toast.error(describeFailure(texts.restoreFailed, error)),
  });
  return useDeletion<OwnQuizSummary, Deleted>({
    queryKey,
    remove: deleteQuiz,
    takeOut: (id, client) =>
      client.setQueryData(queryKey, (list) => changeItems(list, without(id))),
    onDeleted: ({ id }, { canUndo }) =>
      toast.success(
        texts.deleted,
        canUndo ? { label: 'Undo', onAction: () => restore(id), seconds: UNDO_SECONDS } : null,
      ),
    onFailed: (error) => toast.error(describeFailure(texts.deleteFailed, error)),
  });
}
