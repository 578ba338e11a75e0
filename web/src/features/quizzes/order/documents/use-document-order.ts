import type { QuizDocument } from '@study-assistant/contract/quizzes/quiz-documents';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { useSignedInUser } from '../../../../lib/auth/session.ts';
import { focusField } from '../../../../lib/dom/focus-field.ts';
import type { QuizSettings } from '../../../../queries/order-quiz.ts';
import { orderQuizOfDocument, type ChosenText } from '../../../../queries/quiz-documents.ts';
import { quizQueries } from '../../../../queries/quizzes.ts';
import { texts as orderTexts } from '../../teacher-quiz-texts.ts';
import { tellOrderFailure } from '../document-uploads.ts';
import { fieldIds } from '../field-ids.ts';
import type { OrderSettings } from '../use-order-settings.ts';
import { showWaitingQuiz } from '../waiting-quiz.ts';
import { chooseAll, findWrongPage, readChoice, type TextChoice } from './text-choice.ts';

/** The state of an order from a document that has been read. */
export function useDocumentOrder(
  document: QuizDocument,
  settings: OrderSettings,
  onOrdered: () => void,
) {
  const { uid } = useSignedInUser();
  const client = useQueryClient();
  const [choice, setChoice] = useState(() => chooseAll(document));
  const [isMissed, setIsMissed] = useState(false);
  const chosen = readChoice(document, choice);
  const { mutate, isPending } = useMutation({
    mutationFn: (order: QuizSettings & ChosenText) => orderQuizOfDocument(document.id, order),
    onSuccess: async (id, { parts: _parts, pages: _pages, ...order }) => {
      const { queryKey } = quizQueries.own(uid);
      await client.cancelQueries({ queryKey });
      showWaitingQuiz(id, uid, { ...order, title: order.title ?? document.title }, client);
      void client.invalidateQueries({ queryKey });
    },
    onError: (error) => tellOrderFailure(orderTexts.generationFailed, error),
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isPending) return;
    const isCountRight = settings.checkCount();
    flushSync(() => setIsMissed(chosen === null));
    if (chosen === null) {
      return focusField(fieldIds[missedField(document, choice)]);
    }
    if (!isCountRight) return focusField(fieldIds.numQuestions);
    mutate({ ...settings.read(document.title), ...chosen }, { onSuccess: onOrdered });
  }

  return {
    choice,
    setChoice,
    /** True after an attempt to order, while nothing usable is chosen. */
    isMissed: isMissed && chosen === null,
    isOrdering: isPending,
    submit,
  };
}

function missedField({ pages }: QuizDocument, choice: TextChoice) {
  return (choice.by === 'pages' && findWrongPage(choice, pages ?? 0)) || 'parts';
}
