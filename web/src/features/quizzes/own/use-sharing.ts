import type { OwnQuizSummary } from '@study-assistant/contract/quizzes/quizzes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import { changeItems } from '../../../lib/api/pages.ts';
import type { PublishTarget } from '../../../queries/quiz-edits.ts';
import { quizQueries } from '../../../queries/quizzes.ts';
import { texts } from '../teacher-quiz-texts.ts';

/** Says at once who can take a quiz from now on, and offers to take that back. */
export function useSharing({ id, teacherId }: OwnQuizSummary) {
  const client = useQueryClient();
  const { queryKey } = quizQueries.own(teacherId);

  function show(to: PublishTarget) {
    const status = to === 'school' ? 'ready' : 'assigned';
    client.setQueryData(queryKey, (list) =>
      changeItems(list, (quizzes) =>
        quizzes.map((quiz) => (quiz.id === id ? { ...quiz, status } : quiz)),
      ),
    );
  }

  const { mutate, isPending } = useMutation({
    // The code of all edits comes with the first click: few cards are ever moved.
    mutationFn: async (to: PublishTarget) => {
      const { publish } = await import('../../../queries/quiz-edits.ts');
      return publish(id, to, client);
    },
    onMutate: async (to) => {
      await client.cancelQueries({ queryKey });
      show(to);
    },
    onSuccess: (_, to) => {
      const undo = {
        label: 'Undo',
        onAction: () => mutate(to === 'school' ? 'classes' : 'school'),
      };
      toast.success(to === 'school' ? texts.onShelf : texts.offShelf, undo);
    },
    onError: (error, to) => {
      show(to === 'school' ? 'classes' : 'school');
      toast.error(describeFailure(texts.shareFailed, error));
    },
  });

  return {
    share: (to: PublishTarget) => {
      if (!isPending) mutate(to);
    },
    isSharing: isPending,
  };
}
