import type { DocumentReference, Query, Transaction } from 'firebase-admin/firestore';
import type { AssignmentRecord } from '../../domain/assignment/assignment-record.ts';
import { readDocument, readDocuments, toStoredTime } from '../../platform/documents.ts';
import { storedAssignment, toStoredAssignment } from './stored-assignment.ts';

export type AssignmentsRepository = ReturnType<typeof createAssignmentsRepository>;

/** `assignments/{id}`: what a quiz is given to a class with. */
export function createAssignmentsRepository(school: DocumentReference) {
  const assignments = school.collection('assignments');

  async function findIn(transaction: Transaction, id: string): Promise<AssignmentRecord | null> {
    return readDocument(storedAssignment, await transaction.get(assignments.doc(id)));
  }

  async function list(query: Query): Promise<AssignmentRecord[]> {
    return readDocuments(storedAssignment, (await query.get()).docs);
  }

  return {
    newId: () => assignments.doc().id,

    async find(id: string): Promise<AssignmentRecord | null> {
      return readDocument(storedAssignment, await assignments.doc(id).get());
    },

    findIn,

    async findMany(ids: readonly string[]): Promise<AssignmentRecord[]> {
      if (ids.length === 0) return [];
      const found = await school.firestore.getAll(...ids.map((id) => assignments.doc(id)));
      return readDocuments(storedAssignment, found);
    },

    /** Newest first. */
    listOfClass: (classId: string): Promise<AssignmentRecord[]> =>
      list(assignments.where('classId', '==', classId).orderBy('createdAt', 'desc')),

    listOfQuiz: (quizId: string): Promise<AssignmentRecord[]> =>
      list(assignments.where('quizId', '==', quizId)),

    async listOfQuizIn(transaction: Transaction, quizId: string): Promise<AssignmentRecord[]> {
      const found = await transaction.get(assignments.where('quizId', '==', quizId));
      return readDocuments(storedAssignment, found.docs);
    },

    /** What a student is given, as a member of these classes or by name, and what is not long over. */
    listGiven: (
      { classIds, studentId }: { classIds: readonly string[]; studentId: string },
      { endedAfter, limit }: { endedAfter: Date; limit: number },
    ): Promise<AssignmentRecord[]> =>
      list(
        assignments
          .where('audience', 'array-contains-any', [...classIds, studentId])
          .where('endsAt', '>=', toStoredTime(endedAfter))
          .orderBy('endsAt', 'desc')
          .limit(limit),
      ),

    createIn(transaction: Transaction, assignment: AssignmentRecord): void {
      transaction.create(assignments.doc(assignment.id), toStoredAssignment(assignment));
    },

    saveIn(transaction: Transaction, assignment: AssignmentRecord): void {
      transaction.set(assignments.doc(assignment.id), toStoredAssignment(assignment));
    },

    removeIn(transaction: Transaction, id: string): void {
      transaction.delete(assignments.doc(id));
    },

    /** Null when it is gone; what `next` throws leaves it as it is. */
    change(
      id: string,
      next: (assignment: AssignmentRecord) => AssignmentRecord,
    ): Promise<AssignmentRecord | null> {
      return school.firestore.runTransaction(async (transaction) => {
        const assignment = await findIn(transaction, id);
        if (!assignment) return null;
        const changed = next(assignment);
        if (changed !== assignment) {
          transaction.set(assignments.doc(id), toStoredAssignment(changed));
        }
        return changed;
      });
    },
  };
}
