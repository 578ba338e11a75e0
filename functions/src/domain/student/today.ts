import type { ToDo } from '@study-assistant/contract/assignments/assignments';
import type { Today } from '@study-assistant/contract/assignments/today';
import { unmarkedFlag } from '@study-assistant/contract/attempts/scoring';
import type { OwnedAttempt } from '../attempt/open-attempt.ts';
import type { StudentSummary } from './student-summary.ts';

type UnderWay = Today['openAttempts'][number];

/** Those that a student can go on with: the one that ends first before the others. */
export function listUnderWay(open: readonly OwnedAttempt[], now: Date): OwnedAttempt[] {
  return open
    .filter(({ deadline }) => Date.parse(deadline) > now.getTime())
    .sort((a, b) => Number(isEndless(a)) - Number(isEndless(b)) || compareDeadlines(a, b));
}

export function toUnderWay(attempt: OwnedAttempt, quizTitle: string): UnderWay {
  const { id: attemptId, quizId, assignmentId, answers, deadline } = attempt;
  return {
    ...{ attemptId, quizId, quizTitle, assignmentId },
    answered: answers.filter((answer) => answer !== null).length,
    numQuestions: answers.length,
    deadline: isEndless(attempt) ? null : deadline,
  };
}

/**
 * What to do next, of a list with the soonest due first: what her teacher reminds her of before the
 * others, and nothing that she has handed in or sits at, also when her time there is over.
 */
export function findNextToDo(
  toDos: readonly ToDo[],
  open: readonly Pick<OwnedAttempt, 'assignmentId'>[],
): ToDo | null {
  const isSatAt = (id: string) => open.some(({ assignmentId }) => assignmentId === id);
  const left = toDos.filter(
    ({ id, state, isExcused, attemptsLeft, handedIn }) =>
      (state === 'open' || state === 'late') &&
      !isExcused &&
      attemptsLeft !== 0 &&
      handedIn.length === 0 &&
      !isSatAt(id),
  );
  return left.find(({ remindedAt }) => remindedAt !== null) ?? left[0] ?? null;
}

/** Totals know the results alone that she may see. */
export function findLastResult({ recent }: StudentSummary): Today['lastResult'] {
  const [last] = recent;
  if (!last) return null;
  const { id: attemptId, quizTitle, percentage, completedAt } = last;
  return { attemptId, quizTitle, percentage, ...unmarkedFlag(last), completedAt };
}

/** It has a deadline all the same, so that none stays open for ever. */
function isEndless({ timeLimit, limit }: OwnedAttempt): boolean {
  return timeLimit.seconds === null && limit.closing === null;
}

function compareDeadlines(a: OwnedAttempt, b: OwnedAttempt): number {
  return Date.parse(a.deadline) - Date.parse(b.deadline);
}
