import { addedSince } from '../../domain/assignment/add-time.ts';
import type { AssignmentRecord } from '../../domain/assignment/assignment-record.ts';
import type { GivenAssignment } from '../../domain/assignment/given-assignment.ts';
import { windowOf } from '../../domain/assignment/own-window.ts';
import {
  isOver,
  withTimes,
  type AttemptLimit,
  type OwnedAttempt,
} from '../../domain/attempt/open-attempt.ts';
import type { OpenAttemptsRepository } from '../../stored/attempts/open-attempts.repository.ts';
import { createCloseLater, type CloseLaterDeps } from './close-later.ts';

type Deps = CloseLaterDeps & {
  openAttempts: Pick<OpenAttemptsRepository, 'listOfAssignment' | 'listOfStudent' | 'changeTimes'>;
};

type How = { isTold: boolean };

export type MoveDeadlines = ReturnType<typeof createMoveDeadlines>;

/**
 * Gives attempts under way the time that their students have by now. Each is found again from what is
 * stored, so it may be called again after it broke off.
 */
export function createMoveDeadlines(deps: Deps) {
  const { openAttempts, clock } = deps;
  const closeLater = createCloseLater(deps);

  /** Of one student, or of all; who was told of more keeps it. */
  async function moveOfAssignment(
    { id }: Pick<AssignmentRecord, 'id'>,
    studentId?: string,
  ): Promise<number> {
    const open = (await openAttempts.listOfAssignment(id)).filter(
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
    const moved = await openAttempts.changeTimes(id, (attempt, { given, factor }) => {
      if (isOver(attempt, clock())) return attempt;
      const limit = limitNow(attempt, given);
      return withTimes(attempt, { limit, factor, isTold }, clock());
    });
    if (!moved) return false;
    const { before, after } = moved;
    const change = Date.parse(after.deadline) - Date.parse(before.deadline);
    // The task that was ordered at its start comes too late; one that comes too early orders itself again.
    if (change < 0) await closeLater(after);
    return change > 0;
  }

  return {
    async moveDeadlines(assignment: AssignmentRecord, studentId?: string): Promise<void> {
      await moveOfAssignment(assignment, studentId);
    },

    moveOfAssignment,

    /** All that a student works at, also at the shelf. */
    moveOfStudent: async (studentId: string): Promise<number> =>
      moveAll(await openAttempts.listOfStudent(studentId), { isTold: false }),
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
