import { timeLimitOf } from '@study-assistant/contract/time-limit';
import { isLostOnTheWay } from '../../../../lib/api/is-lost-on-the-way.ts';
import { isUnknownCall } from '../../../../lib/api/is-unknown-call.ts';
import { badReply } from '../../../../lib/api/refusal.ts';
import { beginAttempt, readQuizToTake } from '../../../../queries/open-attempts.ts';
import {
  countAnswered,
  LOCAL_ID,
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
    if (kept && (isLostOnTheWay(error) || isUnknownCall(error))) {
      return { ...kept, isResumed: true };
    }
    if (isUnknownCall(error)) return beginHere(name.quizId, options);
    throw error;
  }
}

/** On a server that knows of no attempt before it is handed in, this browser alone keeps it. */
async function beginHere(quizId: string, options: { signal: AbortSignal }): Promise<BegunAttempt> {
  const quiz = await readQuizToTake(quizId, options);
  const { length } = quiz.questions;
  if (length === 0) throw badReply(200);
  const now = Date.now();
  const blank = {
    id: LOCAL_ID,
    answers: Array<null>(length).fill(null),
    flags: Array<boolean>(length).fill(false),
    questionTimes: Array<number>(length).fill(0),
  };
  const deadline = now + timeLimitOf(length) * 1000;
  return { quiz, state: openAttempt(blank, deadline, now), isResumed: false };
}

function isEnding({ state }: StoredAttempt): boolean {
  return state.submission !== null || remainingSeconds(state, Date.now()) === 0;
}
