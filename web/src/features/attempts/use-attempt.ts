import { useEffect, useReducer, useState } from 'react';
import {
  attemptReducer,
  countAnswered,
  remainingSeconds,
  startAttempt,
  type AttemptState,
} from './attempt-state.ts';
import { keepAttempt, keptAttempt, type AttemptName } from './attempt-storage.ts';

/** An attempt that a reload of the page picks up where it was, with its deadline. */
export function useAttempt(name: AttemptName, questions: number) {
  const [kept] = useState(() => resumable(name, questions));
  const [state, dispatch] = useReducer(
    attemptReducer,
    kept,
    (found) => found ?? startAttempt(questions, newKey(), Date.now()),
  );
  const { studentId, quizId, quizVersion } = name;

  useEffect(
    () => keepAttempt({ studentId, quizId, quizVersion }, state),
    [studentId, quizId, quizVersion, state],
  );

  return { state, dispatch, isResumed: kept !== null };
}

/** An attempt that ran out while nobody was here is handed in, unless there is nothing in it. */
function resumable(name: AttemptName, questions: number): AttemptState | null {
  const kept = keptAttempt(name, questions);
  if (!kept || kept.submission) return kept;
  const isOver = remainingSeconds(kept, Date.now()) === 0;
  return isOver && countAnswered(kept) === 0 ? null : kept;
}

/** crypto.randomUUID is missing where the page comes over plain http, as from a computer nearby. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
