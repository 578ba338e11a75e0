import { useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { focusField } from '../../../lib/dom/focus-field.ts';
import {
  countProblem,
  documentProblem,
  initialValues,
  readCount,
  validate,
  type OrderErrors,
  type OrderValues,
} from './quiz-order-values.ts';
import { useQuizOrder } from './use-quiz-order.ts';

export const fieldIds = {
  file: 'quiz-document',
  toughness: 'quiz-toughness',
  targetGrade: 'quiz-grade',
  numQuestions: 'quiz-questions',
};

/** The state of the generation form. After an order its settings stay, for the next document. */
export function useQuizOrderForm() {
  const [values, setValues] = useState(initialValues);
  const [errors, setErrors] = useState<OrderErrors>({});
  const { order, running, isSending } = useQuizOrder();

  function set(change: Partial<OrderValues>) {
    setValues((before) => ({ ...before, ...change }));
  }

  function setFile(file: File | null) {
    const problem = file && documentProblem(file);
    set({ file });
    setErrors((before) => ({ ...before, file: problem ?? undefined }));
  }

  function setCount(numQuestions: string) {
    set({ numQuestions });
    setErrors((before) => ({ ...before, numQuestions: undefined }));
  }

  /** A count that is no number becomes the default, one out of range is said. */
  function leaveCount() {
    const numQuestions = readCount(values.numQuestions);
    const problem = countProblem(numQuestions);
    set({ numQuestions });
    setErrors((before) => ({ ...before, numQuestions: problem ?? undefined }));
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isSending) return;
    const { file, toughness, targetGrade, publish } = values;
    const numQuestions = readCount(values.numQuestions);
    const found = validate(values);
    flushSync(() => {
      set({ numQuestions });
      setErrors(found);
    });
    if (file === null || found.file !== undefined) return focusField(fieldIds.file);
    if (found.numQuestions !== undefined) return focusField(fieldIds.numQuestions);
    order(
      { file, toughness, targetGrade, numQuestions: Number(numQuestions), publish },
      { onSuccess: () => set({ file: null }) },
    );
  }

  return { values, errors, running, isSending, set, setFile, setCount, leaveCount, submit };
}
