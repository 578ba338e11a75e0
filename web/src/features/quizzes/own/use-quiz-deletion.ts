import type { QuizSummary } from '@study-assistant/contract/quizzes';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { explainFailure } from '../../../lib/api/explain-failure.ts';
import { useDeletion } from '../../../lib/dom/use-deletion.ts';
import { deleteQuiz, quizKeys } from '../quizzes.api.ts';
import { texts } from '../teacher-quiz-texts.ts';

export function useQuizDeletion() {
  return useDeletion<QuizSummary>({
    queryKey: quizKeys.own,
    remove: deleteQuiz,
    onDeleted: () => toast.success(texts.deleted),
    onFailed: (error) => toast.error(explainFailure(texts.deleteFailed, error)),
  });
}
