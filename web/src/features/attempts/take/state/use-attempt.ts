import { useEffect, useReducer } from 'react';
import type { TakenQuiz } from '../../../../lib/api/lenient/open-attempts.ts';
import { attemptReducer, type AttemptState } from './attempt-state.ts';
import { storeAttempt } from './attempt-storage.ts';

/** An attempt on the screen, with a copy in this browser. */
export function useAttempt(studentId: string, quiz: TakenQuiz, begun: AttemptState) {
  const [state, dispatch] = useReducer(attemptReducer, begun);

  useEffect(
    () => storeAttempt({ studentId, quizId: quiz.id }, { quiz, state }),
    [studentId, quiz, state],
  );

  return { state, dispatch };
}
