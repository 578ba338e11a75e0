import type { AssignmentsRepository } from '../../stored/assignments/assignments.repository.ts';
import type { ClassInvitationsRepository } from '../../stored/classes/class-invitations.repository.ts';

type Deps = {
  assignments: Pick<AssignmentsRepository, 'endAllOf'>;
  classInvitations: Pick<ClassInvitationsRepository, 'removeOfClass'>;
  /** What becomes of the attempts at an assignment that ends. */
  sittings: {
    endAllOf: (assignmentId: string) => Promise<number>;
    releaseLater: (assignmentId: string) => Promise<void>;
  };
  /** Ends what is on the board of a class. */
  keepBoard: { endAndKeep: (classId: string) => Promise<unknown> };
  clock: () => Date;
};

export type EndClass = ReturnType<typeof createEndClass>;

/**
 * Ends what hangs on a class: what is under way is handed in, what has not opened yet goes, and nobody is
 * asked in any more. It may be done again where it broke off.
 */
export function createEndClass(deps: Deps) {
  const { assignments, classInvitations, sittings, keepBoard, clock } = deps;
  return async function endClass(classId: string): Promise<void> {
    await keepBoard.endAndKeep(classId);
    for (const id of await assignments.endAllOf('classId', classId, clock())) {
      await sittings.endAllOf(id);
      await sittings.releaseLater(id);
    }
    await classInvitations.removeOfClass(classId);
  };
}
