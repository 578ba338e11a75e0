import type { Transaction } from 'firebase-admin/firestore';
import type { AssignmentRecord } from '../../domain/assignment/assignment-record.ts';
import type { GivenAssignment } from '../../domain/assignment/given-assignment.ts';
import type { AssignmentsRepository } from './assignments.repository.ts';
import type { MarksRepository } from './marks.repository.ts';

type Deps = {
  assignments: Pick<AssignmentsRepository, 'find' | 'findIn'>;
  marks: Pick<MarksRepository, 'findOf' | 'readIn'>;
};

export type GivenAssignments = ReturnType<typeof createGivenAssignments>;

/**
 * What sitting at an assignment asks of it and of one student; null where there is no such assignment, or
 * she has never been in a class.
 */
export function createGivenAssignments({ assignments, marks }: Deps) {
  return {
    find: async (studentId: string, id: string): Promise<GivenAssignment | null> =>
      join(...(await Promise.all([assignments.find(id), marks.findOf(studentId)]))),

    /** As a transaction sees it. */
    findIn: async (
      transaction: Transaction,
      studentId: string,
      id: string,
    ): Promise<GivenAssignment | null> => {
      const found = [
        assignments.findIn(transaction, id),
        marks.readIn(transaction, studentId, [id]),
      ] as const;
      return join(...(await Promise.all(found)));
    },
  };
}

type Marks = Awaited<ReturnType<MarksRepository['findOf']>>;

function join(assignment: AssignmentRecord | null, marks: Marks): GivenAssignment | null {
  return assignment && marks && { assignment, marks, accommodation: marks.accommodation };
}
