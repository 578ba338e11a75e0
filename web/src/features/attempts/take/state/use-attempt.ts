import { useEffect, useReducer } from 'react';
import type { TakenQuiz } from '../../../../lib/api/lenient/open-attempts.ts';
import { attemptReducer, type AttemptState } from './attempt-state.ts';
import { storeAttempt, type AttemptName } from './attempt-storage.ts';

/** An attempt on the screen, with a copy in this browser. */
export function useAttempt(name: AttemptName, quiz: TakenQuiz, begun: AttemptState) {
  const { studentId, quizId, assignmentId } = name;
  const [state, dispatch] = useReducer(attemptReducer, begun);

  useEffect(
    () => storeAttempt({ studentId, quizId, assignmentId }, { quiz, state }),
    [studentId, quizId, assignmentId, quiz, state],
  );

  return { state, dispatch };
}
