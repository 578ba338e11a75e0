import type { QuizSummary } from '@study-assistant/contract/quizzes';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { useDeletion } from '../../../lib/dom/use-deletion.ts';
import { deleteQuiz, quizQueries } from '../../../queries/quizzes.ts';
import { texts } from '../teacher-quiz-texts.ts';

export function useQuizDeletion() {
  const { uid } = useSignedInUser();
  return useDeletion<QuizSummary>({
    queryKey: quizQueries.own(uid).queryKey,
    remove: deleteQuiz,
    onDeleted: () => toast.success(texts.deleted),
    onFailed: (error) => toast.error(describeFailure(texts.deleteFailed, error)),
  });
}
