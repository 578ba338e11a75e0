import { titleFromFileName } from '@study-assistant/contract/wire/file-titles';
import { UNTITLED_QUIZ } from '@study-assistant/contract/wire/titles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { useRunningUpload } from '../../../lib/api/upload-slot.ts';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { focusField } from '../../../lib/dom/focus-field.ts';
import { orderQuiz, type QuizOrder } from '../../../queries/order-quiz.ts';
import { quizQueries } from '../../../queries/quizzes.ts';
import { texts } from '../teacher-quiz-texts.ts';
import { documentUploads, tellOrderFailure } from './document-uploads.ts';
import { fieldIds } from './field-ids.ts';
import { documentProblem } from './quiz-order-values.ts';
import type { OrderSettings } from './use-order-settings.ts';
import { showWaitingQuiz } from './waiting-quiz.ts';

/** The state of an order from a file. `onRead` is called when the file is read first instead. */
export function useFileOrder(settings: OrderSettings, onRead: (documentId: string) => void) {
  const [file, setFile] = useState<File | null>(null);
  const [fileError, setFileError] = useState<string | null>(null);
  const { order, isOrdering } = useQuizOrder();
  const { read, isSending } = useDocumentReading(onRead);
  const running = useRunningUpload(documentUploads);
  const isBusy = isOrdering || isSending || running !== null;
  const suggestedTitle = file ? titleFromFileName(file.name) || UNTITLED_QUIZ : null;

  function select(chosen: File | null) {
    setFile(chosen);
    setFileError(chosen && documentProblem(chosen));
    settings.set({ title: null });
    settings.readGrade(chosen?.name ?? '');
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isBusy) return;
    const problem = documentProblem(file);
    const isCountRight = settings.checkCount();
    flushSync(() => setFileError(problem));
    if (file === null || problem !== null) return focusField(fieldIds.file);
    if (!isCountRight) return focusField(fieldIds.numQuestions);
    order({ file, ...settings.read(suggestedTitle ?? '') }, { onSuccess: () => select(null) });
  }

  return {
    file,
    fileError,
    suggestedTitle: fileError === null ? suggestedTitle : null,
    running,
    isBusy,
    select,
    submit,
    choose: () => {
      if (file !== null && !isBusy) read(file);
    },
  };
}

/** Sends a document to be read, so that its parts can be chosen. `onSent` gets its id. */
function useDocumentReading(onSent: (documentId: string) => void) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    // This code is loaded on first use, since most quizzes are written without choosing.
    mutationFn: async (file: File) => {
      const { uploadQuizDocument } = await import('../../../queries/quiz-documents.ts');
      return documentUploads.run(file, (options) => uploadQuizDocument(file, client, options));
    },
    onError: (error) => tellOrderFailure(texts.readingFailed, error),
  });
  return {
    // Only if the form is still on the screen, so that nobody is taken away from another page.
    read: (file: File) => mutate(file, { onSuccess: onSent }),
    isSending: isPending,
  };
}

/** Sends a document; from then on the list shows the quiz, at first as being written. */
function useQuizOrder() {
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
