import { ApiError } from '../../../../lib/api/api-error.ts';
import { isLostOnTheWay } from '../../../../lib/api/is-lost-on-the-way.ts';
import { isUnknownCall } from '../../../../lib/api/is-unknown-call.ts';
import { beginAssignment, beginAttempt } from '../../../../queries/open-attempts.ts';
import {
  attemptReducer,
  countAnswered,
  openAttempt,
  remainingSeconds,
  resumeAttempt,
} from './attempt-state.ts';
import {
  forgetAttempt,
  readStoredAttempt,
  type AttemptName,
  type StoredAttempt,
} from './attempt-storage.ts';
import { findMoreTime } from './find-more-time.ts';

export type BegunAttempt = StoredAttempt & { isResumed: boolean };

/** A student returns to an attempt that is older than this. */
const YOUNG_MS = 10_000;

/**
 * Returns the attempt to show: the server's, with the changes that this browser has not sent yet.
 * Without a connection it is the stored one. One whose time has run out is handed in, unless it is
 * empty.
 */
export async function beginOrResume(
  name: AttemptName,
  options: { signal: AbortSignal },
): Promise<BegunAttempt> {
  const kept = readStoredAttempt(name);
  if (kept && (await isEnding(kept, options))) {
    if (hasAnswers(kept)) return { ...kept, isResumed: true };
    forgetAttempt(name);
  }
  const asked = Date.now();
  try {
    const { attempt, quiz, serverNow } = await begin(name, options);
    const now = Date.now();
    // The server took its time at some point between request and reply.
    const ahead = Date.parse(serverNow) - (asked + now) / 2;
    const open = openAttempt(attempt, quiz.questionOrder, { now, ahead });
    const isOwn = kept?.state.id === attempt.id;
    const age = Date.parse(serverNow) - Date.parse(attempt.startedAt);
    return {
      quiz,
      state: isOwn ? resumeAttempt(open, kept.state) : open,
      isResumed: isOwn || age > YOUNG_MS,
    };
  } catch (error) {
    if (kept && (isLostOnTheWay(error) || isUnknownCall(error))) {
      return { ...kept, isResumed: true };
    }
    if (kept && hasAnswers(kept) && isAssignedOver(name, error)) {
      const state = attemptReducer(kept.state, { type: 'submit', now: Date.now() });
      return { ...kept, state, isResumed: true };
    }
    if (name.assignmentId === null && isUnknownCall(error)) {
      const { beginHere } = await import('./begin-here.ts');
      return { ...(await beginHere(name.quizId, options)), isResumed: false };
    }
    throw error;
  }
}

/** The attempt was ended while the student was away; handing in leads to its result. */
function isAssignedOver({ assignmentId }: AttemptName, error: unknown): boolean {
  const isRefused = error instanceof ApiError && (error.status === 404 || error.status === 409);
  return assignmentId !== null && isRefused;
}

function begin({ quizId, assignmentId }: AttemptName, options: { signal: AbortSignal }) {
  return assignmentId === null
    ? beginAttempt(quizId, options)
    : beginAssignment(assignmentId, options);
}

/** Tells whether there is something to continue or to hand in. */
export function hasWork(kept: StoredAttempt): boolean {
  return hasAnswers(kept) || remainingSeconds(kept.state, Date.now()) > 0;
}

function hasAnswers({ state }: StoredAttempt): boolean {
  return state.submission !== null || countAnswered(state) > 0;
}

/** True if it is handed in or out of time, unless time was added meanwhile. */
async function isEnding({ state }: StoredAttempt, options: { signal: AbortSignal }) {
  if (state.submission) return true;
  if (remainingSeconds(state, Date.now()) > 0) return false;
  return (await findMoreTime(state, options)) === null;
}
