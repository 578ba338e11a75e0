import type { OwnQuizSummary } from '@study-assistant/contract/quizzes';
import { titleFromFileName, UNTITLED_QUIZ } from '@study-assistant/contract/titles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { announce } from '../../../components/ui/feedback/announcer.tsx';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { describeFailure, isCancelled } from '../../../lib/api/describe-failure.ts';
import { createUploadSlot, useRunningUpload } from '../../../lib/api/upload-slot.ts';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { prependItem } from '../../../queries/pages.ts';
import { orderQuiz, type QuizOrder } from '../../../queries/quiz-orders.ts';
import { quizQueries, type QuizProgress } from '../../../queries/quizzes.ts';
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
  const { queryKey } = quizQueries.own(uid);
  const running = useRunningUpload(slot);
  const { mutate, isPending } = useMutation({
    mutationFn: (order: QuizOrder) => slot.run(order.file, (options) => orderQuiz(order, options)),
    onSuccess: async (id, order) => {
      await client.cancelQueries({ queryKey });
      if (id === null) toast.success(texts.generated);
      else showWaiting(id, order);
      void client.invalidateQueries({ queryKey });
    },
    onError: (error) => {
      if (isCancelled(error)) announce(texts.uploadCancelled);
      else toast.error(describeFailure(texts.generationFailed, error));
    },
  });

  function showWaiting(id: string, order: QuizOrder) {
    client.setQueryData(quizQueries.progress(id).queryKey, waitingProgress);
    client.setQueryData(queryKey, (list) => prependItem(list, newQuiz(id, uid, order)));
  }

  return { order: mutate, running, isSending: isPending || running !== null };
}

/** What is known of a quiz before the server has told. */
function newQuiz(id: string, teacherId: string, order: QuizOrder): OwnQuizSummary {
  const { file, publish: _publish, ...settings } = order;
  return {
    id,
    teacherId,
    ...settings,
    title: titleFromFileName(file.name) || UNTITLED_QUIZ,
    createdAt: new Date().toISOString(),
    status: 'generating',
    writer: 'offline',
    notice: null,
    reportedQuestions: 0,
  };
}
