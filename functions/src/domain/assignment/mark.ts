import { closingOf } from '@study-assistant/contract/assignments/assignment-times';
import type { Mark } from '@study-assistant/contract/assignments/mark';
import { isUnmarked } from '@study-assistant/contract/attempts/scoring';
import type { Accommodation } from './accommodation.ts';
import type { AssignmentRecord } from './assignment-record.ts';
import { isGivenTo, windowOf } from './own-window.ts';
import { countedTry, NO_MARKS, type StudentMarks, type Try } from './student-marks.ts';

type Student = Pick<StudentMarks, 'studentId' | 'marks' | 'comments' | 'isClosed'> & {
  accommodation: Accommodation;
};

/** What the markbook says of a student at an assignment. */
export function toMark(assignment: AssignmentRecord, student: Student, now: Date): Mark {
  const comment = student.comments[assignment.id] ?? '';
  return { ...stateOf(assignment, student, now), comment };
}

type WithoutComment = Omit<Mark, 'comment'>;

function stateOf(assignment: AssignmentRecord, student: Student, now: Date): WithoutComment {
  const { tries, count } = student.marks[assignment.id] ?? NO_MARKS;
  if (!isGivenTo(assignment, student.studentId)) return withoutScore('not-given', count);
  const window = windowOf(assignment, student.accommodation);
  if (window.isExcused) return withoutScore('excused', count);
  const counted = countedTry(tries, assignment.settings.counts);
  if (counted) {
    return { ...withScore(counted, count), sawAnswers: tries.some((one) => one.sawAnswers) };
  }
  if (student.isClosed) return withoutScore('not-given', count);
  const closing = closingOf(window);
  if (isPast(closing, now)) return withoutScore('missing', count);
  const waiting = withoutScore('waiting', count);
  return isPast(window.dueAt, now) ? { ...waiting, isOverdue: true } : waiting;
}

function isPast(time: string | null, now: Date): boolean {
  return time !== null && Date.parse(time) <= now.getTime();
}

function withScore(counted: Try, attempts: number): WithoutComment {
  const { isLate, ...shown } = counted;
  const percentage = isUnmarked(counted) ? null : counted.percentage;
  return { state: isLate ? 'late' : 'handed-in', ...shown, percentage, attempts };
}

function withoutScore(state: Mark['state'], attempts: number): WithoutComment {
  return {
    state,
    attemptId: null,
    score: null,
    totalQuestions: null,
    percentage: null,
    handedInAt: null,
    attempts,
    sawAnswers: false,
  };
}
