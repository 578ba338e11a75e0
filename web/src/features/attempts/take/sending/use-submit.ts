import { useEffect, useEffectEvent, useState } from 'react';
import { toast } from '../../../../components/ui/feedback/toast-store.ts';
import { storedUser } from '../../../../lib/auth/session.ts';
import { submitAttempt } from '../../../../queries/open-attempts.ts';
import type { AttemptState } from '../state/attempt-state.ts';
import { pauseBeforeRetry } from './pause-before-retry.ts';
import { explainSubmitFailure, signedOutFailure, type SubmitFailure } from './submit-failure.ts';

/**
 * Sends an attempt once it has a submission. A lost request is repeated after growing pauses and
 * when the browser is online again; the server grades the attempt only once.
 */
export function useSubmit(
  quizId: string,
  { id, submission }: AttemptState,
  onSent: (attemptId: string, held: string | undefined) => void,
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
        const input = { ...sent, quizId, studentId, attemptId: id || undefined };
        const { attemptId, held, notice } = await submitAttempt(input, { signal });
        if (notice !== undefined) toast.error(notice);
        succeed(attemptId, held);
        return null;
      } catch (error) {
        return explainSubmitFailure(error);
      }
    }

    void send(submission).then((failure) => {
      if (!signal.aborted) setFailed(failure && { ...failure, tries });
    });
    return () => leaving.abort();
  }, [quizId, id, submission, tries]);

  useEffect(() => {
    if (!failed?.isLost) return undefined;
    function sendAgain() {
      setTries((count) => count + 1);
    }
    const timer = setTimeout(sendAgain, pauseBeforeRetry(failed.tries));
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
