import { findState, isReleased } from '@study-assistant/contract/assignments/assignment-times';
import type { ToDo } from '@study-assistant/contract/assignments/assignments';
import { unmarkedFlag } from '@study-assistant/contract/attempts/scoring';
import { limitByRule } from '@study-assistant/contract/quizzes/time-limit';
import type { Accommodation } from './accommodation.ts';
import type { AssignmentRecord } from './assignment-record.ts';
import { shownByItself } from './given-assignment.ts';
import { windowOf } from './own-window.ts';
import { NO_MARKS, type StudentMarks } from './student-marks.ts';

type Student = Pick<StudentMarks, 'studentId' | 'classIds' | 'marks'> & {
  accommodation: Accommodation;
  /** The assignments that she works at. */
  working: readonly string[];
};

/** An assignment as its student sees it, with her own times; a percentage only once it is shown. */
export function toToDo(assignment: AssignmentRecord, student: Student, now: Date): ToDo {
  const { settings, numQuestions } = assignment;
  const { id, classId, className, timeZone, quizId, quizTitle, toughness } = assignment;
  const window = windowOf(assignment, student.accommodation);
  const { tries, count } = student.marks[id] ?? NO_MARKS;
  const isShown = isReleased(window, now);
  const { opensAt, dueAt, closesAt, acceptsLate, isExcused, seconds, attempts } = window;
  return {
    ...{ id, classId, className, timeZone, quizId, quizTitle, toughness, numQuestions },
    state: findState(window, now),
    ...{ opensAt, dueAt, closesAt, acceptsLate, isExcused },
    remindedAt: count > 0 || isExcused ? null : assignment.remindedAt,
    timeLimit: { seconds, usualSeconds: limitByRule(settings.time, numQuestions) },
    attemptsLeft: attempts === null ? null : Math.max(0, attempts - count),
    isWorking: student.working.includes(id),
    handedIn: tries.map(({ attemptId, handedInAt, isLate, ...scored }) => ({
      ...{ attemptId, handedInAt, isLate },
      ...(isShown ? { percentage: scored.percentage } : {}),
      ...(isShown && unmarkedFlag(scored)),
    })),
    shownAfter: isShown ? null : shownByItself(window),
    shows: settings.shows,
    isReleased: isShown,
  };
}

/** The soonest due first; then what has no due time, the newest first. */
export function compareToDos(a: ToDo, b: ToDo): number {
  return endOf(a) - endOf(b) || Date.parse(b.opensAt) - Date.parse(a.opensAt);
}

function endOf({ dueAt, closesAt }: ToDo): number {
  const end = dueAt ?? closesAt;
  return end === null ? Number.MAX_SAFE_INTEGER : Date.parse(end);
}
