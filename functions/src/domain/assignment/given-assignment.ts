import {
  closingOf,
  findState,
  isReleased,
  type AssignmentState,
} from '@study-assistant/contract/assignments/assignment-times';
import { sayMoment } from '@study-assistant/contract/wire/moments';
import type { Accommodation } from './accommodation.ts';
import type { AssignmentRecord } from './assignment-record.ts';
import { isGivenTo, windowOf, type OwnWindow } from './own-window.ts';
import type { StudentMarks } from './student-marks.ts';

/** An assignment, and what is otherwise for one student. */
export type OwnAssignment = { assignment: AssignmentRecord; accommodation: Accommodation };

/** The same with what she has handed in. */
export type GivenAssignment = OwnAssignment & { marks: StudentMarks };

/** What a student sees of her results: all, the score alone, or nothing yet. */
export type ShownResult = 'all' | 'score' | 'nothing';

/** Whether an assignment is there for a student: given to her, in a class that she is in. */
export function isThereFor(
  assignment: AssignmentRecord,
  { studentId, classIds }: Pick<StudentMarks, 'studentId' | 'classIds'>,
): boolean {
  return classIds.includes(assignment.classId) && isGivenTo(assignment, studentId);
}

/** Why this student cannot start an attempt now, as she is told; null when she can. */
export function explainRefusal(
  { assignment, accommodation, marks }: GivenAssignment,
  now: Date,
): string | null {
  const window = windowOf(assignment, accommodation);
  if (window.isExcused) return 'You are excused from this assignment.';
  const say = (time: string) => sayMoment(time, assignment.timeZone, now);
  const state = findState(window, now);
  if (state === 'coming') return `This assignment opens ${say(window.opensAt)}.`;
  if (isShut(state)) return `This assignment closed ${say(closingOf(window) ?? window.opensAt)}.`;
  const taken = marks.marks[assignment.id]?.count ?? 0;
  const isUsedUp = window.attempts !== null && taken >= window.attempts;
  return isUsedUp ? 'You have no attempts left at this assignment.' : null;
}

/** What the student sees of her results now. Who has more time than others waits for her own closing. */
export function findShown({ assignment, accommodation }: OwnAssignment, now: Date): ShownResult {
  if (!isReleased(windowOf(assignment, accommodation), now)) return 'nothing';
  return assignment.settings.shows === 'score' ? 'score' : 'all';
}

/** When results are shown by themselves; null where their teacher has not said so yet. */
export function shownAfter({ assignment, accommodation }: OwnAssignment): string | null {
  return shownByItself(windowOf(assignment, accommodation));
}

/** The same of her window. */
export function shownByItself(window: OwnWindow): string | null {
  return window.releasedAt ?? (window.release === 'after-closing' ? closingOf(window) : null);
}

/** What the student is told in place of a result. */
export function sayHeld(given: OwnAssignment, handedInAt: string, now: Date): string {
  const { timeZone, settings } = given.assignment;
  const isScore = settings.shows === 'score';
  const after = shownAfter(given);
  const handedIn = `Handed in ${sayMoment(handedInAt, timeZone, now)}.`;
  return after === null
    ? `${handedIn} Your teacher has not said yet when the ${isScore ? 'score is' : 'answers are'} shown.`
    : `${handedIn} Your teacher shows the ${isScore ? 'score' : 'answers'} after ${sayMoment(after, timeZone, now)}.`;
}

/** Whether what was handed in at a moment comes after the student's own due time. */
export function isPastDue(
  { assignment, accommodation }: OwnAssignment,
  handedInAt: string,
): boolean {
  const { dueAt } = windowOf(assignment, accommodation);
  return dueAt !== null && Date.parse(handedInAt) > Date.parse(dueAt);
}

function isShut(state: AssignmentState): boolean {
  return state === 'closed' || state === 'released';
}
