import type { TargetGrade } from '@study-assistant/contract/quizzes/quizzes';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { gradeInFileName } from '../../../lib/format/grade-in-name.ts';
import type { QuizSettings } from '../../../queries/order-quiz.ts';
import {
  countProblem,
  initialValues,
  readCount,
  readKinds,
  type OrderValues,
} from './quiz-order-values.ts';

export type OrderSettings = ReturnType<typeof useOrderSettings>;

/**
 * The settings of a quiz, whatever it is written from. They stay for the next document; whether it is
 * published at once, and what it is filled up with, is as the teacher had it last in this browser.
 *
 * @param lastGrade the grade of the teacher's newest quiz, which is likely to be that of the next
 */
export function useOrderSettings(lastGrade: TargetGrade | undefined) {
  const { uid } = useSignedInUser();
  const key = `publishes-at-once-${uid}`;
  const kindsKey = `other-kinds-${uid}`;
  const [chosen, setChosen] = useState<Partial<OrderValues>>({});
  const [named, setNamed] = useState<Partial<OrderValues>>({});
  const values: OrderValues = {
    ...initialValues,
    publish: localStorage.getItem(key) !== 'no',
    otherKinds: readKinds(localStorage.getItem(kindsKey)),
    ...(lastGrade && { targetGrade: lastGrade }),
    ...named,
    ...chosen,
  };
  const [countError, setCountError] = useState<string | null>(null);

  function set(change: Partial<OrderValues>) {
    if (change.publish !== undefined) localStorage.setItem(key, change.publish ? 'yes' : 'no');
    if (change.otherKinds) localStorage.setItem(kindsKey, change.otherKinds.join(','));
    setChosen((before) => ({ ...before, ...change }));
  }

  /** Replaces a count that is not a number by the default, and reports one out of range. */
  function settleCount(): string | null {
    const numQuestions = readCount(values.numQuestions);
    const problem = countProblem(numQuestions);
    set({ numQuestions });
    setCountError(problem);
    return problem;
  }

  /** @param suggested the title of a quiz that is given none */
  function read(suggested: string): QuizSettings {
    const { title, numQuestions, otherKinds, ...others } = values;
    const own = title?.trim() ?? '';
    return {
      ...others,
      ...(own !== '' && own !== suggested && { title: own }),
      numQuestions: Number(readCount(numQuestions)),
      ...(otherKinds.length > 0 && { otherKinds: [...otherKinds] }),
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
    /** Takes the grade from the name of a file, where that says one and the teacher has chosen none. */
    readGrade: (fileName: string) => {
      const grade = gradeInFileName(fileName);
      setNamed(grade === null ? {} : { targetGrade: `Grade ${grade}` });
    },
    /** Returns whether the count can be ordered; if not, the field says why. */
    checkCount: () => flushSync(settleCount) === null,
    read,
  };
}
