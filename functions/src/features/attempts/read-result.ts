import { requireReadableAttempt } from '../../domain/access.ts';
import { forbidden, ApiError } from '../../domain/api-error.ts';
import { sayHeld } from '../../domain/assignment/given-assignment.ts';
import type { AttemptRecord } from '../../domain/attempt/attempt-record.ts';
import type { HeldAttempt } from '../../domain/attempt/held-attempt.ts';
import type { Caller, RequireReader } from '../../domain/caller.ts';
import type { AssignmentsRepository } from '../../stored/assignments/assignments.repository.ts';
import type { GivenAssignments } from '../../stored/assignments/given-assignments.ts';
import type { AttemptsRepository } from '../../stored/attempts/attempts.repository.ts';
import type { HeldAttemptsRepository } from '../../stored/attempts/held-attempts.repository.ts';
import type { ReleaseRepository } from '../../stored/attempts/release.repository.ts';
import type { ClassesRepository } from '../../stored/classes/classes.repository.ts';

type Deps = {
  requireReader: RequireReader;
  attempts: Pick<AttemptsRepository, 'find'>;
  heldAttempts: Pick<HeldAttemptsRepository, 'find' | 'findListed'>;
  releases: Pick<ReleaseRepository, 'release'>;
  assignments: Pick<AssignmentsRepository, 'find'>;
  givenAssignments: Pick<GivenAssignments, 'find'>;
  classes: Pick<ClassesRepository, 'find'>;
  clock: () => Date;
};

/** The result of an attempt for whoever may read it, as much as is shown to her. */
export type ReadResult = (caller: Caller, id: string) => Promise<AttemptRecord>;

/**
 * A teacher of the class reads a held result whole. Its student is told when it is shown; should its
 * time have come before anybody has moved it, it is moved for her.
 */
export function createReadResult(deps: Deps): ReadResult {
  const { requireReader, attempts, heldAttempts, givenAssignments, clock } = deps;
  return async function readResult(caller, id) {
    const shown = await attempts.find(id);
    if (shown && !shown.isScoreOnly) return requireReadable(caller, shown);
    const held = await heldAttempts.find(id);
    // Moved from there just now, it is among her results.
    if (!held) return requireReadable(caller, shown ?? (await attempts.find(id)));
    return caller.role === 'teacher'
      ? readAsTeacher(caller, held, shown)
      : readAsStudent(caller, held, shown);
  };

  async function readAsTeacher(
    caller: Caller,
    { attempt }: HeldAttempt,
    shown: AttemptRecord | null,
  ): Promise<AttemptRecord> {
    if (await isTaughtBy(caller.uid, attempt.assignmentId)) return attempt;
    if (!shown) throw forbidden();
    return requireReadable(caller, shown);
  }

  async function readAsStudent(
    caller: Caller,
    { attempt }: HeldAttempt,
    shown: AttemptRecord | null,
  ): Promise<AttemptRecord> {
    const { id, assignmentId, studentId, completedAt } = attempt;
    await requireReadable(caller, attempt);
    if (shown) return shown;
    if (await release(id)) return requireReadable(caller, await attempts.find(id));
    const given = await givenAssignments.find(studentId, assignmentId);
    if (!given) throw forbidden();
    throw new ApiError('results-held', sayHeld(given, completedAt, clock()));
  }

  /** Whether a teacher teaches the class of an assignment. */
  async function isTaughtBy(teacherId: string, assignmentId: string): Promise<boolean> {
    const assignment = await deps.assignments.find(assignmentId);
    const taught = assignment && (await deps.classes.find(assignment.classId));
    return taught?.teacherIds.includes(teacherId) ?? false;
  }

  /** Shows a result whose time has come; false where it has not. */
  async function release(id: string): Promise<boolean> {
    const held = await heldAttempts.findListed(id);
    return held === null || 'result' in (await deps.releases.release(held, clock));
  }

  /** For whoever may read about its student. */
  async function requireReadable(
    caller: Caller,
    attempt: AttemptRecord | null,
  ): Promise<AttemptRecord> {
    const found = requireReadableAttempt(caller, attempt);
    await requireReader(caller, found.studentId, 'Results not found.');
    return found;
  }
}
