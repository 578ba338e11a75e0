import { titleFromFileName, UNTITLED_QUIZ } from '@study-assistant/contract/wire/titles';
import { useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { useRunningUpload } from '../../../lib/api/upload-slot.ts';
import { focusField } from '../../../lib/dom/focus-field.ts';
import { documentUploads } from './document-uploads.ts';
import { fieldIds } from './field-ids.ts';
import { documentProblem } from './quiz-order-values.ts';
import { useDocumentReading } from './use-document-reading.ts';
import type { OrderSettings } from './use-order-settings.ts';
import { useQuizOrder } from './use-quiz-order.ts';

/** The state of an order from a file: of all of it, or `onRead` of the document that it becomes. */
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
