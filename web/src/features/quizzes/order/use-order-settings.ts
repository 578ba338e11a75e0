import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { QuizSettings } from '../../../queries/quizzes.ts';
import { countProblem, initialValues, readCount, type OrderValues } from './quiz-order-values.ts';

export type OrderSettings = ReturnType<typeof useOrderSettings>;

/** What is said of a quiz, whatever it is written from. It stays for the next document. */
export function useOrderSettings() {
  const [values, setValues] = useState(initialValues);
  const [countError, setCountError] = useState<string | null>(null);

  function set(change: Partial<OrderValues>) {
    setValues((before) => ({ ...before, ...change }));
  }

  /** A count that is no number becomes the default, one out of range is said. */
  function settleCount(): string | null {
    const numQuestions = readCount(values.numQuestions);
    const problem = countProblem(numQuestions);
    set({ numQuestions });
    setCountError(problem);
    return problem;
  }

  /** @param suggested the title that the quiz gets without one */
  function read(suggested: string): QuizSettings {
    const { title, numQuestions, ...others } = values;
    const own = title?.trim() ?? '';
    return {
      ...others,
      ...(own !== '' && own !== suggested && { title: own }),
      numQuestions: Number(readCount(numQuestions)),
    };
  }

  return {
    values,
    countError,
    set,
    setCount: (numQuestions: string) => {
      set({ numQuestions });
      setCountError(null);
    },
    settleCount,
    /** Whether the count is one that can be ordered; else it is said at its field. */
    checkCount: () => flushSync(settleCount) === null,
    read,
  };
}
