import type { Quiz } from '@study-assistant/contract/quizzes';
import { useEffect, useEffectEvent, useState } from 'react';
import { storedUser } from '../../lib/session.ts';
import type { AttemptState } from './attempt-state.ts';
import { submitAttempt } from './attempts.api.ts';
import { explainSubmitFailure, signedOutFailure, type SubmitFailure } from './submit-failure.ts';

const firstPauseMs = 2000;
const longestPauseMs = 30_000;

/**
 * Sends an attempt as soon as it has a submission. What is lost on the way is sent again, after
 * growing pauses and as soon as the browser is back online, always under the attempt's own key.
 */
export function useSubmit(
  { id: quizId, version: quizVersion }: Pick<Quiz, 'id' | 'version'>,
  { key, submission }: AttemptState,
  onSent: (attemptId: string) => void,
) {
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState<(SubmitFailure & { tries: number }) | null>(null);
  const succeed = useEffectEvent(onSent);

  useEffect(() => {
    if (!submission) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;

    async function send(sent: NonNullable<typeof submission>) {
      const studentId = storedUser()?.uid;
      if (studentId === undefined) return signedOutFailure;
      try {
        succeed(await submitAttempt({ ...sent, quizId, quizVersion, studentId, key }, { signal }));
        return null;
      } catch (error) {
        return explainSubmitFailure(error);
      }
    }

    void send(submission).then((failure) => {
      if (!signal.aborted) setFailed(failure && { ...failure, tries });
    });
    return () => leaving.abort();
  }, [quizId, quizVersion, key, submission, tries]);

  useEffect(() => {
    if (!failed?.isLost) return undefined;
    function sendAgain() {
      setTries((count) => count + 1);
    }
    const timer = setTimeout(sendAgain, pauseAfter(failed.tries));
    window.addEventListener('online', sendAgain);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', sendAgain);
    };
  }, [failed]);

  return {
    failure: failed,
    isSending: submission !== null && failed?.tries !== tries,
    sendAgain: () => setTries((count) => count + 1),
  };
}

function pauseAfter(tries: number): number {
  return Math.min(firstPauseMs * 2 ** tries, longestPauseMs);
}
