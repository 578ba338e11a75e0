import type { TimeFactor } from '@study-assistant/contract/quizzes/time-limit';
import { addedSince } from '../../domain/assignment/add-time.ts';
import type { AssignmentRecord } from '../../domain/assignment/assignment-record.ts';
import type { GivenAssignment } from '../../domain/assignment/given-assignment.ts';
import { windowOf } from '../../domain/assignment/own-window.ts';
import {
  isOver,
  openSeconds,
  withTimes,
  type AttemptLimit,
  type OwnedAttempt,
} from '../../domain/attempt/open-attempt.ts';

export type MoveDeadlinesDeps = {
  listOpenOfAssignment: (assignmentId: string) => Promise<OwnedAttempt[]>;
  listOpenOfStudent: (studentId: string) => Promise<OwnedAttempt[]>;
  /** With what its time depends on, as it is then; null when the attempt is not open any more. */
  changeTimes: (
    id: string,
    next: (
      attempt: OwnedAttempt,
      own: { given: GivenAssignment | null; factor: TimeFactor },
    ) => OwnedAttempt,
  ) => Promise<{ before: OwnedAttempt; after: OwnedAttempt } | null>;
  closeLater: (
    attempt: Pick<OwnedAttempt, 'id' | 'deadline'>,
    afterSeconds: number,
  ) => Promise<void>;
  clock: () => Date;
};

type How = { isTold: boolean };

export type MoveDeadlines = ReturnType<typeof createMoveDeadlines>;

/**
 * Gives attempts under way the time that their students have by now. Each is found again from what is
 * stored, so it may be called again after it broke off.
 */
export function createMoveDeadlines(deps: MoveDeadlinesDeps) {
  const { listOpenOfAssignment, listOpenOfStudent, changeTimes, closeLater, clock } = deps;

  /** Of one student, or of all; who was told of more keeps it. */
  async function moveOfAssignment(
    { id }: Pick<AssignmentRecord, 'id'>,
    studentId?: string,
  ): Promise<number> {
    const open = (await listOpenOfAssignment(id)).filter(
      (attempt) => studentId === undefined || attempt.studentId === studentId,
    );
    return moveAll(open, { isTold: true });
  }

  /** Answers how many have more time now. */
  async function moveAll(open: readonly OwnedAttempt[], how: How): Promise<number> {
    const moved = await Promise.all(open.map(({ id }) => move(id, how)));
    return moved.filter((isLonger) => isLonger).length;
  }

  async function move(id: string, { isTold }: How): Promise<boolean> {
    const moved = await changeTimes(id, (attempt, { given, factor }) => {
      if (isOver(attempt, clock())) return attempt;
      const limit = limitNow(attempt, given);
      return withTimes(attempt, { limit, factor, isTold }, clock());
    });
    if (!moved) return false;
    const { before, after } = moved;
    const change = Date.parse(after.deadline) - Date.parse(before.deadline);
    // The task that was ordered at its start comes too late; one that comes too early orders itself again.
    if (change < 0) await closeLater(after, openSeconds(after, clock()) + 1);
    return change > 0;
  }

  return {
    async moveDeadlines(assignment: AssignmentRecord, studentId?: string): Promise<void> {
      await moveOfAssignment(assignment, studentId);
    },

    moveOfAssignment,

    /** All that a student works at, also at the shelf. */
    moveOfStudent: async (studentId: string): Promise<number> =>
      moveAll(await listOpenOfStudent(studentId), { isTold: false }),
  };
}

function limitNow(
  { limit, answers, startedAt }: OwnedAttempt,
  given: GivenAssignment | null,
): AttemptLimit {
  if (!given) return limit;
  const { assignment, accommodation } = given;
  const { everybody } = windowOf({ ...assignment, numQuestions: answers.length }, accommodation);
  const addedSeconds = everybody.addedSeconds + addedSince(assignment, startedAt);
  return { ...everybody, addedSeconds };
}
