import type { OpenAttempt } from '@study-assistant/contract/attempts/open-attempts';
import { count } from '../../../../lib/format/numbers.ts';
import type { AttemptState } from '../state/attempt-state.ts';

/** Returns "You have 5 more minutes." when the server gives more time than shown, else null. */
export function describeMoreTime(
  { deadline, clockAhead, timeLimit }: AttemptState,
  saved: Pick<OpenAttempt, 'deadline' | 'timeLimit'>,
): string | null {
  if (timeLimit !== null && saved.timeLimit.seconds === null) {
    return 'Your time is not limited any more.';
  }
  const seconds = Math.round((Date.parse(saved.deadline) - clockAhead - deadline) / 1000);
  if (seconds <= 0) return null;
  return seconds < 60
    ? `You have ${count(seconds, 'more second')}.`
    : `You have ${count(Math.round(seconds / 60), 'more minute')}.`;
}
