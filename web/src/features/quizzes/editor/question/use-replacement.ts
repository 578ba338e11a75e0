import { useMutation } from '@tanstack/react-query';
import type { Dispatch } from 'react';
import { announce } from '../../../../components/ui/feedback/announcer.tsx';
import { toast } from '../../../../components/ui/feedback/toast-store.ts';
import { describeFailure } from '../../../../lib/api/describe-failure.ts';
import { writeAnother, type OwnQuiz } from '../../../../queries/quiz-edits.ts';
import type { EditorAction } from '../editor-state.ts';
import { texts } from '../editor-texts.ts';
import { isConflict } from '../use-save-and-publish.ts';

export type Replacement = {
  key: string;
  /** Its place in the quiz as the server has it, the first at 1. */
  place: number;
  /** Its number on the screen. */
  number: number;
};

/** Has one question written again from the document of the quiz; one at a time. */
export function useReplacement(
  saved: OwnQuiz,
  dispatch: Dispatch<EditorAction>,
  onConflict: () => void,
) {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ place }: Replacement, { client }) => writeAnother(saved, place, client),
    onMutate: () => announce(texts.writing),
    onSuccess: (quiz, { key, number }) => {
      dispatch({ type: 'replaced', key, quiz });
      announce(texts.replaced(number));
    },
    onError: (error) => {
      if (isConflict(error)) onConflict();
      else toast.error(describeFailure(texts.replaceFailed, error));
    },
  });
  return { replace: mutate, replacing: isPending ? variables.key : null };
}
