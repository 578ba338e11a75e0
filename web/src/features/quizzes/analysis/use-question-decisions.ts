import type { QuestionAnalysis } from '@study-assistant/contract/attempts/analysis';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { toast, type ToastAction } from '../../../components/ui/feedback/toast-store.ts';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import { decideOnQuestion, type QuestionDecision } from '../../../queries/questions.ts';
import { texts } from './analysis-texts.ts';

type Decision = { what: QuestionDecision; questionId: string; toFocus: string };

/** Keeps, drops and restores the questions of a quiz; the analysis is fetched again afterwards. */
export function useQuestionDecisions(quizId: string) {
  const client = useQueryClient();
  const [asked, setAsked] = useState<QuestionAnalysis | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ questionId, what }: Decision) =>
      decideOnQuestion({ id: quizId, questionId }, what, client),
    onSuccess: (_, { what, questionId, toFocus }) => {
      close();
      toast.success(texts[what], what === 'drop' ? undo(questionId) : null);
      // The pressed button no longer exists.
      document.getElementById(toFocus)?.focus();
    },
    onError: (error) => {
      close();
      toast.error(describeFailure(texts.decisionFailed, error));
    },
  });

  /** The dialog closes at once, since a screen reader hears nothing outside an open one. */
  function close() {
    flushSync(() => setAsked(null));
  }

  function restore(questionId: string) {
    mutate({ what: 'restore', questionId, toFocus: 'questions' });
  }

  function undo(questionId: string): ToastAction {
    return { label: 'Undo', onAction: () => restore(questionId) };
  }

  return {
    isDeciding: isPending,
    keep: ({ questionId, questionNumber }: QuestionAnalysis) =>
      mutate({ what: 'keep', questionId, toFocus: `question-${questionNumber}` }),
    restore,
    /** The question that the dialog asks about. */
    asked,
    askToDrop: setAsked,
    cancelDrop: () => setAsked(null),
    confirmDrop: () => {
      if (asked && !isPending) {
        mutate({ what: 'drop', questionId: asked.questionId, toFocus: 'questions' });
      }
    },
  };
}
