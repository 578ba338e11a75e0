import { titleFromFileName, UNTITLED_QUIZ } from '@study-assistant/contract/wire/titles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { orderQuiz, quizQueries, type QuizOrder } from '../../../queries/quizzes.ts';
import { texts } from '../teacher-quiz-texts.ts';
import { documentUploads, tellOrderFailure } from './document-uploads.ts';
import { showWaitingQuiz } from './waiting-quiz.ts';

/** Sends a document; the quiz stands in the list from then on, first as one that is being written. */
export function useQuizOrder() {
  const { uid } = useSignedInUser();
  const client = useQueryClient();
  const { queryKey } = quizQueries.own(uid);
  const { mutate, isPending } = useMutation({
    mutationFn: (order: QuizOrder) =>
      documentUploads.run(order.file, (options) => orderQuiz(order, options)),
    onSuccess: async (id, { file, ...settings }) => {
      await client.cancelQueries({ queryKey });
      const title = settings.title ?? (titleFromFileName(file.name) || UNTITLED_QUIZ);
      if (id === null) toast.success(texts.generated);
      else showWaitingQuiz(id, uid, { ...settings, title }, client);
      void client.invalidateQueries({ queryKey });
    },
    onError: (error) => tellOrderFailure(texts.generationFailed, error),
  });
  return { order: mutate, isOrdering: isPending };
}
