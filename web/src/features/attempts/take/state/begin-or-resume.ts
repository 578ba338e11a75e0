import { countAnswered, openAttempt, remainingSeconds, resumeAttempt } from './attempt-state.ts';
import {
  forgetAttempt,
  readStoredAttempt,
  type AttemptName,
  type StoredAttempt,
} from './attempt-storage.ts';
import { beginAttempt } from '../../../../queries/attempts.ts';
import { isLostOnTheWay } from '../sending/submit-failure.ts';

export type BegunAttempt = StoredAttempt & { isResumed: boolean };

/** An attempt is older than this when someone comes back to it. */
const YOUNG_MS = 10_000;

/**
 * The attempt to show: the server's, with what this browser could not send yet. Without a connection
 * it is the one that is kept here. One whose time ran out meanwhile is handed in, unless there is
 * nothing in it.
 */
export async function beginOrResume(
  name: AttemptName,
  options: { signal: AbortSignal },
): Promise<BegunAttempt> {
  const kept = readStoredAttempt(name);
  if (kept && isEnding(kept)) {
    if (kept.state.submission || countAnswered(kept.state) > 0) return { ...kept, isResumed: true };
    forgetAttempt(name);
  }
  const asked = Date.now();
  try {
    const { attempt, quiz, serverNow } = await beginAttempt(name.quizId, options);
    const now = Date.now();
    // The server wrote its time down somewhere between question and answer.
    const ahead = Date.parse(serverNow) - (asked + now) / 2;
    const open = openAttempt(attempt, Date.parse(attempt.deadline) - ahead, now);
    const isOwn = kept?.state.id === attempt.id;
    const age = Date.parse(serverNow) - Date.parse(attempt.startedAt);
    return {
      quiz,
      state: isOwn ? resumeAttempt(open, kept.state) : open,
      isResumed: isOwn || age > YOUNG_MS,
    };
  } catch (error) {
    if (kept && isLostOnTheWay(error)) return { ...kept, isResumed: true };
    throw error;
  }
}

function isEnding({ state }: StoredAttempt): boolean {
  return state.submission !== null || remainingSeconds(state, Date.now()) === 0;
}
