import { useMutation } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { announce } from '../../../components/ui/feedback/announcer.tsx';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import { bringToTop } from '../../../lib/dom/bring-to-top.ts';
import { confirmQuestion, type OwnQuiz } from '../../../queries/quiz-edits.ts';
import { reviewTexts } from './review-texts.ts';

/** A marked question, with its number on the screen and the id of its heading. */
export type MarkedQuestion = { id: string; number: number; headingId: string };

export type Checking = ReturnType<typeof useChecking>;

/**
 * Goes through the questions that are marked to check, in order. Confirming one leads to the next,
 * so that nobody has to look for it.
 */
export function useChecking(
  quizId: string,
  marked: readonly MarkedQuestion[],
  onConfirmed: (quiz: OwnQuiz, questionId: string) => void,
) {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ id }: MarkedQuestion, { client }) => confirmQuestion(quizId, id, client),
    onSuccess: (quiz, { id, number, headingId }) => {
      const next = nextAfter(marked, number);
      flushSync(() => onConfirmed(quiz, id));
      announce(reviewTexts.confirmed(number, marked.filter((one) => one.id !== id).length));
      bringToTop(next && next.id !== id ? next.headingId : headingId);
    },
    onError: (error) => toast.error(describeFailure(reviewTexts.confirmFailed, error)),
  });
  return {
    marked,
    confirm: mutate,
    confirming: isPending ? variables.id : null,
    /** Goes to the next marked question after this number, or back to the first. */
    goToNext: (number: number) => {
      const next = nextAfter(marked, number);
      if (next) bringToTop(next.headingId);
    },
  };
}

function nextAfter(marked: readonly MarkedQuestion[], number: number): MarkedQuestion | undefined {
  return marked.find((one) => one.number > number) ?? marked[0];
}
