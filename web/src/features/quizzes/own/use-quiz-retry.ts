import type {
  OwnQuizSummary,
  QuizSummary,
  WriterName,
} from '@study-assistant/contract/quizzes/quizzes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import { changeItems } from '../../../lib/api/pages.ts';
import { quizQueries, retryQuiz } from '../../../queries/quizzes.ts';
import { waitingProgress } from '../order/waiting-quiz.ts';
import { texts } from '../teacher-quiz-texts.ts';
import { showQuizCard } from './show-quiz-card.ts';

/** With another writer, or with the one that has failed. */
type Retry = WriterName | 'same';

/** When a quiz was started again; the server keeps only when it was first ordered. */
const retries = new Map<string, number>();

/** When the writing of a quiz began, in ms. */
export function startOf({ id, createdAt }: QuizSummary): number {
  return retries.get(id) ?? Date.parse(createdAt);
}

export function useQuizRetry({ id, teacherId }: QuizSummary) {
  const client = useQueryClient();
  const { queryKey } = quizQueries.own(teacherId);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (writer: Retry) => (writer === 'same' ? retryQuiz(id) : retryQuiz(id, writer)),
    onSuccess: async () => {
      retries.set(id, Date.now());
      // The buttons go away with the failure; the card they stand in stays.
      showQuizCard(id);
      await client.cancelQueries({ queryKey });
      client.setQueryData(quizQueries.progress(id).queryKey, waitingProgress);
      client.setQueryData(queryKey, (list) => changeItems(list, asGenerating(id)));
    },
    onError: (error) => toast.error(describeFailure(texts.generationFailed, error)),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });

  return {
    retry: (writer: Retry) => {
      if (!isPending) mutate(writer);
    },
    retryingWith: isPending ? variables : null,
  };
}

function asGenerating(id: string) {
  return (quizzes: OwnQuizSummary[]) =>
    quizzes.map((quiz) => (quiz.id === id ? { ...quiz, status: 'generating' as const } : quiz));
}
