import type { OwnQuizSummary } from '@study-assistant/contract/quizzes/quizzes';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import { changeItems } from '../../../lib/api/pages.ts';
import { paths } from '../../../paths.ts';
import {
  duplicateQuiz,
  saveFiling,
  sharedQuizzesQuery,
  type QuizFiling,
} from '../../../queries/quiz-library.ts';
import { quizQueries } from '../../../queries/quizzes.ts';

type Change = { quiz: OwnQuizSummary; filing: QuizFiling };

/** Tags a quiz, or shares it with colleagues, which can be undone. */
export function useFiling() {
  const client = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ quiz, filing }: Change) => saveFiling(quiz.id, filing),
    onSuccess: (saved) => {
      showSaved(saved, client);
      void client.invalidateQueries({ queryKey: sharedQuizzesQuery.queryKey });
    },
  });

  function share(quiz: OwnQuizSummary, isShared: boolean) {
    mutate(
      { quiz, filing: { isShared } },
      {
        onSuccess: () =>
          toast.success(
            isShared
              ? 'Shared. The teachers of your school can read it with its answers, and duplicate it.'
              : 'No longer shared. Copies that colleagues have made stay theirs.',
            { label: 'Undo', onAction: () => share(quiz, !isShared) },
          ),
        onError: (failure) => toast.error(describeFailure('That could not be changed:', failure)),
      },
    );
  }

  return {
    share,
    tag: (quiz: OwnQuizSummary, tags: string[], onDone: () => void) =>
      mutate({ quiz, filing: { tags } }, { onSuccess: onDone }),
    isSaving: isPending,
    error,
    /** Forgets an error that was shown. */
    forget: reset,
  };
}

function showSaved(saved: OwnQuizSummary, client: QueryClient) {
  client.setQueryData(quizQueries.own(saved.teacherId).queryKey, (list) =>
    changeItems(list, (quizzes) => quizzes.map((quiz) => (quiz.id === saved.id ? saved : quiz))),
  );
}

/** Duplicates a quiz, and leads to the copy. */
export function useDuplicate(uid: string) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: duplicateQuiz,
    onSuccess: ({ id, title }) =>
      toast.success(`“${title}” is a draft of yours now.`, {
        label: 'Open it',
        onAction: () => void navigate(paths.quizEdit(id)),
      }),
    onError: (error) => toast.error(describeFailure('The quiz could not be duplicated:', error)),
    onSettled: () => client.invalidateQueries({ queryKey: quizQueries.own(uid).queryKey }),
  });
  return {
    run: (id: string) => {
      if (!isPending) mutate(id);
    },
    busyId: isPending ? variables : null,
  };
}
