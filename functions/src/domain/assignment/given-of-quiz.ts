import { closingOf } from '@study-assistant/contract/assignments/assignment-times';
import type { Given } from '@study-assistant/contract/quizzes/quizzes';
import type { AssignmentRecord } from './assignment-record.ts';

/** A quiz that is given every year says no more than this of what is over. */
export const MAX_NOTED = 12;

/** What a quiz says of one of its assignments. */
export function toGiven({ id, classId, className, timeZone, settings }: AssignmentRecord): Given {
  const { opensAt, dueAt } = settings;
  const times = { timeZone, opensAt, dueAt, closesAt: closingOf(settings) };
  return { assignmentId: id, classId, className, ...times };
}

/** What a quiz says of all of its assignments: those that end last first, and of these no more than twelve. */
export function listGiven(assignments: readonly AssignmentRecord[]): Given[] {
  return assignments
    .map(toGiven)
    .sort((a, b) => endOf(b).localeCompare(endOf(a)) || a.className.localeCompare(b.className))
    .slice(0, MAX_NOTED);
}

/** What never closes ends after all that does. */
function endOf({ closesAt }: Given): string {
  return closesAt ?? '9999';
}
