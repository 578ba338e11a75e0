import { notFound } from '../../domain/api-error.ts';
import type { AssignmentRecord } from '../../domain/assignment/assignment-record.ts';
import type { Caller } from '../../domain/caller.ts';
import type { ClassRecord } from '../../domain/class/class-record.ts';

export type FindOwnDeps = {
  findAssignment: (id: string) => Promise<AssignmentRecord | null>;
  findClass: (id: string) => Promise<ClassRecord | null>;
};

/** Finds an assignment for a teacher of its class. It is there for nobody else. */
export function createFindOwnAssignment({ findAssignment, findClass }: FindOwnDeps) {
  return async function findOwnAssignment(caller: Caller, id: string): Promise<AssignmentRecord> {
    const assignment = await findAssignment(id);
    const taught = assignment && (await findClass(assignment.classId));
    if (!assignment || !taught?.teacherIds.includes(caller.uid)) throw assignmentNotFound();
    return assignment;
  };
}

export function assignmentNotFound() {
  return notFound('Assignment not found.');
}
