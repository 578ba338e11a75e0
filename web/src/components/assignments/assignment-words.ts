import { closingOf } from '@study-assistant/contract/assignments/assignment-times';
import type { ToDo } from '@study-assistant/contract/assignments/assignments';
import { describeDuration } from '../../lib/format/durations.ts';
import { describeMoments } from '../../lib/format/moments.ts';
import { count } from '../../lib/format/numbers.ts';

type TimeLimit = ToDo['timeLimit'];

/** Returns "Time limit: 15 minutes; 10 without your extra time", or "No time limit". */
export function describeTimeLimit({ seconds, usualSeconds }: TimeLimit): string {
  const own = seconds === null ? 'No time limit' : `Time limit: ${describeDuration(seconds)}`;
  if (usualSeconds === null || usualSeconds === seconds) return own;
  const isShort = seconds !== null && seconds % 60 === 0 && usualSeconds % 60 === 0;
  const usual = isShort ? usualSeconds / 60 : describeDuration(usualSeconds);
  return `${own}; ${usual} without your extra time`;
}

/** Says when an assignment opens, is due and closes, if that lies ahead or explains its state. */
export function describeTimes(toDo: ToDo, say = describeMoments(toDo.timeZone)): string {
  const { state, opensAt, dueAt } = toDo;
  const closing = closingOf(toDo);
  switch (state) {
    case 'coming':
      return `Opens ${say(opensAt)}. ${describeEnd(dueAt ?? closing, dueAt ? 'Due' : 'Closes', say)}`;
    case 'open':
      return dueAt === null || closing === null || closing === dueAt
        ? describeEnd(dueAt ?? closing, dueAt ? 'Due' : 'Closes', say)
        : `Due ${say(dueAt)}. Taken late until ${say(closing)}.`;
    case 'late':
      return `${dueAt ? `Was due ${say(dueAt)}. ` : ''}You can still hand it in late${closing ? ` until ${say(closing)}` : ''}.`;
    case 'closed':
    case 'released':
      return closing === null ? 'Closed.' : `Closed ${say(closing)}.`;
  }
}

/** Returns "2 attempts left", which include one that is under way. */
export function describeAttemptsLeft({ attemptsLeft, isWorking }: ToDo): string {
  if (attemptsLeft === null) return 'As many attempts as you like';
  return isWorking && attemptsLeft === 1
    ? 'This is your last attempt'
    : `${count(attemptsLeft, 'attempt')} left`;
}

/** Says when the student will see her result. */
export function describeRelease(
  { isReleased, shows, shownAfter, timeZone }: ToDo,
  say = describeMoments(timeZone),
): string {
  const [shown, isShown] = shows === 'score' ? ['score', 'score is'] : ['answers', 'answers are'];
  if (isReleased) return 'You see your result as soon as you hand in.';
  return shownAfter === null
    ? `Your teacher has not said yet when the ${isShown} shown.`
    : `Your teacher shows the ${shown} after ${say(shownAfter)}.`;
}

/** Tells whether the student may begin or continue. */
export function canTake({ state, isExcused, isWorking, attemptsLeft }: ToDo): boolean {
  const isTaken = state === 'open' || state === 'late';
  return isTaken && (isWorking || (!isExcused && attemptsLeft !== 0));
}

function describeEnd(end: string | null, word: string, say: (time: string) => string): string {
  return end === null ? 'No due date.' : `${word} ${say(end)}.`;
}
