import type { OpenAttempt } from '@study-assistant/contract/attempts/open-attempts';
import { saveWork } from '../../../../queries/open-attempts.ts';
import { LOCAL_ID, questionTimesAt, unsentAnswers, type AttemptState } from './attempt-state.ts';

/** The longest wait for the server's reply. */
const LONGEST_WAIT_MS = 4000;

/**
 * Fetches the server's attempt when its time is over only here, since a teacher may have added time
 * while this page slept. Null if it is over, or the server cannot be asked.
 */
export async function findMoreTime(
  state: AttemptState,
  { signal }: { signal?: AbortSignal } = {},
): Promise<OpenAttempt | null> {
  if (state.id === LOCAL_ID) return null;
  const work = {
    answers: unsentAnswers(state),
    flags: [...state.flags],
    questionTimes: questionTimesAt(state, Date.now()),
  };
  const timeout = AbortSignal.timeout(LONGEST_WAIT_MS);
  const waiting = signal ? AbortSignal.any([signal, timeout]) : timeout;
  const open = await saveWork(state.id, work, { signal: waiting }).catch(() => null);
  signal?.throwIfAborted();
  if (open === null) return null;
  return Date.parse(open.deadline) - state.clockAhead > Date.now() ? open : null;
}
