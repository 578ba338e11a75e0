import { requireReadableAttempt } from '../../domain/access.ts';
import { forbidden, ApiError } from '../../domain/api-error.ts';
import { sayHeld, type OwnAssignment } from '../../domain/assignment/given-assignment.ts';
import type { AttemptRecord } from '../../domain/attempt/attempt-record.ts';
import type { HeldAttempt } from '../../domain/attempt/held-attempt.ts';
import type { Caller, RequireReader } from '../../domain/caller.ts';

export type ReadResultDeps = {
  requireReader: RequireReader;
  /** As its student may see it; null where she sees nothing of it. */
  findAttempt: (id: string) => Promise<AttemptRecord | null>;
  /** The whole result of which she does not see all. */
  findHeld: (id: string) => Promise<HeldAttempt | null>;
  findOwnAssignment: (studentId: string, assignmentId: string) => Promise<OwnAssignment | null>;
  /** Whether a teacher teaches the class of an assignment. */
  isTaughtBy: (teacherId: string, assignmentId: string) => Promise<boolean>;
  /** Shows a result whose time has come; false where it has not. */
  release: (id: string) => Promise<boolean>;
  clock: () => Date;
};

/** The result of an attempt for whoever may read it, as much as is shown to her. */
export type ReadResult = (caller: Caller, id: string) => Promise<AttemptRecord>;

/**
 * A teacher of the class reads a held result whole. Its student is told when it is shown; should its
 * time have come before anybody has moved it, it is moved for her.
 */
export function createReadResult(deps: ReadResultDeps): ReadResult {
  const { requireReader, findAttempt, findHeld, findOwnAssignment, isTaughtBy, release, clock } =
    deps;
  return async function readResult(caller, id) {
    const shown = await findAttempt(id);
    if (shown && !shown.isScoreOnly) return requireReadable(caller, shown);
    const held = await findHeld(id);
    // Moved from there just now, it is among her results.
    if (!held) return requireReadable(caller, shown ?? (await findAttempt(id)));
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
    if (await release(id)) return requireReadable(caller, await findAttempt(id));
    const given = await findOwnAssignment(studentId, assignmentId);
    if (!given) throw forbidden();
    throw new ApiError('results-held', sayHeld(given, completedAt, clock()));
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
