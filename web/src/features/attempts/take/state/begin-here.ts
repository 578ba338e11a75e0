import { timeLimitOf } from '@study-assistant/contract/quizzes/time-limit';
import { badReply } from '../../../../lib/api/refusal.ts';
import { readQuizToTake } from '../../../../queries/quizzes.ts';
import { LOCAL_ID, openAttempt } from './attempt-state.ts';
import type { StoredAttempt } from './attempt-storage.ts';

/**
 * Keeps an attempt in this browser alone, for a server without open attempts. Ours has them, so
 * this code is loaded only when a server says otherwise.
 */
export async function beginHere(
  quizId: string,
  options: { signal: AbortSignal },
): Promise<StoredAttempt> {
  const quiz = await readQuizToTake(quizId, options);
  const { length } = quiz.questions;
  if (length === 0) throw badReply(200);
  const now = Date.now();
  const seconds = timeLimitOf(length);
  const blank = {
    id: LOCAL_ID,
    startedAt: new Date(now).toISOString(),
    deadline: new Date(now + seconds * 1000).toISOString(),
    timeLimit: { seconds, usualSeconds: seconds },
    answers: Array<null>(length).fill(null),
    flags: Array<boolean>(length).fill(false),
    questionTimes: Array<number>(length).fill(0),
  };
  const state = openAttempt(blank, quiz.questionOrder, { now, ahead: 0 });
  return { quiz, state };
}
