import type { QuizSummary } from '@study-assistant/contract/quizzes';
import { toast } from '../../components/ui/toast-store.ts';
import { explainFailure } from '../../lib/explain-failure.ts';
import { useDeletion } from '../../lib/use-deletion.ts';
import { deleteQuiz, quizKeys } from './quizzes.api.ts';
import { texts } from './teacher-quiz-texts.ts';

export function useQuizDeletion() {
  return useDeletion<QuizSummary>({
    queryKey: quizKeys.own,
    remove: deleteQuiz,
    onDeleted: () => toast.success(texts.deleted),
    onFailed: (error) => toast.error(explainFailure(texts.deleteFailed, error)),
  });
}
