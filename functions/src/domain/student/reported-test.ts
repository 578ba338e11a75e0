import { findState, isReleased } from '@study-assistant/contract/assignments/assignment-times';
import type { ReportedTest } from '@study-assistant/contract/assignments/student-report';
import type { Accommodation } from '../assignment/accommodation.ts';
import type { AssignmentRecord } from '../assignment/assignment-record.ts';
import { toMark } from '../assignment/mark.ts';
import { windowOf } from '../assignment/own-window.ts';
import type { StudentMarks } from '../assignment/student-marks.ts';

type Student = StudentMarks & { accommodation: Accommodation };

/**
 * An assignment as it stands in the report of one student, which goes home: a result that she does not
 * see yet is not in it. Null for what is not given to her, or comes only later.
 */
export function toReportedTest(
  assignment: AssignmentRecord,
  student: Student,
  { now, showsComments }: { now: Date; showsComments: boolean },
): ReportedTest | null {
  const { id, quizTitle, createdAt } = assignment;
  const window = windowOf(assignment, student.accommodation);
  const mark = toMark(assignment, student, now);
  const isToCome = mark.attemptId === null && findState(window, now) === 'coming';
  if (mark.state === 'not-given' || isToCome) return null;
  const isShown = isReleased(window, now);
  return {
    ...{ assignmentId: id, quizTitle, state: mark.state },
    at: mark.handedInAt ?? window.dueAt ?? createdAt,
    score: isShown ? mark.score : null,
    totalQuestions: isShown ? mark.totalQuestions : null,
    percentage: isShown ? mark.percentage : null,
    ...(isShown && mark.awaiting !== undefined && { awaiting: mark.awaiting }),
    comment: isShown && showsComments ? mark.comment : '',
  };
}
