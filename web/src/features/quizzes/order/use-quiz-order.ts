import type { QuizSummary } from '@study-assistant/contract/quizzes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { announce } from '../../../components/ui/feedback/announcer.tsx';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { explainFailure, isCancelled } from '../../../lib/api/explain-failure.ts';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { createUploadSlot, useRunningUpload } from '../../../lib/api/upload-slot.ts';
import { orderQuiz, quizKeys, type QuizOrder, type QuizProgress } from '../quizzes.api.ts';
import { texts } from '../teacher-quiz-texts.ts';

const slot = createUploadSlot();

export const waitingProgress: QuizProgress = {
  status: 'generating',
  progress: 0,
  stage: texts.waiting,
};

/** Sends a document; the quiz stands in the list from then on, first as one that is being written. */
export function useQuizOrder() {
  const { uid } = useSignedInUser();
  const client = useQueryClient();
  const running = useRunningUpload(slot);
  const { mutate, isPending } = useMutation({
    mutationFn: (order: QuizOrder) => slot.run(order.file, (options) => orderQuiz(order, options)),
    onSuccess: async (id, order) => {
      await client.cancelQueries({ queryKey: quizKeys.own });
      if (id === null) toast.success(texts.generated);
      else showWaiting(id, order);
      void client.invalidateQueries({ queryKey: quizKeys.own });
    },
    onError: (error) => {
      if (isCancelled(error)) announce(texts.uploadCancelled);
      else toast.error(explainFailure(texts.generationFailed, error));
    },
  });

  function showWaiting(id: string, order: QuizOrder) {
    client.setQueryData(quizKeys.progress(id), waitingProgress);
    client.setQueryData<QuizSummary[]>(quizKeys.own, (quizzes) => [
      newQuiz(id, uid, order),
      ...(quizzes ?? []),
    ]);
  }

  return { order: mutate, running, isSending: isPending || running !== null };
}

/** What is known of a quiz before the server has told. */
function newQuiz(id: string, teacherId: string, order: QuizOrder): QuizSummary {
  const { file, publish: _publish, ...settings } = order;
  return {
    id,
    teacherId,
    ...settings,
    title: file.name.replace(/\.[^.]*$/, ''),
    createdAt: new Date().toISOString(),
    status: 'generating',
    writer: 'offline',
    notice: null,
  };
}
