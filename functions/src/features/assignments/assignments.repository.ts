import { MAX_LIST } from '@study-assistant/contract/limits';
import type { Quiz } from '@study-assistant/contract/quizzes';
import {
  FieldPath,
  type DocumentReference,
  type Query,
  type Transaction,
} from 'firebase-admin/firestore';
import type { AssignmentRecord } from '../../domain/assignment/assignment-record.ts';
import { closeNow, isComing, keepsOffShelf } from '../../domain/assignment/change-assignment.ts';
import { readDocument, readDocuments, toStoredTime } from '../../platform/documents.ts';
import { storedAssignment, toStoredAssignment } from './stored-assignment.ts';

/** What an assignment says of its quiz, and who may give it. */
export type GivenQuiz = Pick<
  Quiz,
  'id' | 'title' | 'teacherId' | 'status' | 'version' | 'numQuestions' | 'toughness'
>;

/** What is done with quizzes within the transactions of their assignments. */
type Quizzes = {
  findIn: (transaction: Transaction, quizId: string) => Promise<GivenQuiz | null>;
  /** Opens a draft to the students of its assignments. */
  openToClassesIn: (transaction: Transaction, quiz: GivenQuiz) => void;
};

export type AssignmentsRepository = ReturnType<typeof createAssignmentsRepository>;

/** `assignments/{id}`: what a quiz is given to a class with. */
export function createAssignmentsRepository(school: DocumentReference, quizzes: Quizzes) {
  const assignments = school.collection('assignments');

  async function findIn(transaction: Transaction, id: string): Promise<AssignmentRecord | null> {
    return readDocument(storedAssignment, await transaction.get(assignments.doc(id)));
  }

  async function listOfQuizIn(transaction: Transaction, quizId: string) {
    const found = await transaction.get(assignments.where('quizId', '==', quizId));
    return readDocuments(storedAssignment, found.docs);
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
      list(
        assignments.where('classId', '==', classId).orderBy('createdAt', 'desc').limit(MAX_LIST),
      ),

    /** Whether what an assignment does not show yet could be seen at its quiz on the shelf. */
    async isHeldBack(transaction: Transaction, quizId: string, now: Date): Promise<boolean> {
      const found = await listOfQuizIn(transaction, quizId);
      return found.some((one) => keepsOffShelf(one, now));
    },

    /**
     * With their quiz, its assignments are over: what is closed stays in the markbook, and what has not
     * opened yet goes.
     */
    async closeOfQuiz(quizId: string, now: Date): Promise<void> {
      await school.firestore.runTransaction(async (transaction) => {
        for (const one of await listOfQuizIn(transaction, quizId)) {
          const ref = assignments.doc(one.id);
          if (isComing(one, now)) transaction.delete(ref);
          else transaction.set(ref, toStoredAssignment(closeNow(one, now)));
        }
      });
    },

    /** What assignments say of their quiz; those that keep a version of it keep this too. */
    async copyQuiz(
      quizId: string,
      { title, numQuestions }: Pick<GivenQuiz, 'title' | 'numQuestions'>,
    ): Promise<void> {
      const newest = assignments.where('quizId', '==', quizId).where('quizVersion', '==', null);
      const { docs } = await newest.select().get();
      if (docs.length === 0) return;
      const batch = school.firestore.batch();
      for (const { ref } of docs) batch.update(ref, { quizTitle: title, numQuestions });
      await batch.commit();
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

    /** All of them or none, with the quiz as it is at that moment; what `plan` throws leaves all as it is. */
    give(
      quizId: string,
      plan: (quiz: GivenQuiz | null) => { quiz: GivenQuiz; given: AssignmentRecord[] },
    ): Promise<AssignmentRecord[]> {
      return school.firestore.runTransaction(async (transaction) => {
        const { quiz, given } = plan(await quizzes.findIn(transaction, quizId));
        if (quiz.status === 'draft') quizzes.openToClassesIn(transaction, quiz);
        for (const one of given) {
          transaction.set(assignments.doc(one.id), toStoredAssignment(one));
        }
        return given;
      });
    },

    /** With the quiz as it is at that moment; null when the assignment is gone. */
    edit(
      id: string,
      next: (assignment: AssignmentRecord, quiz: GivenQuiz | null) => AssignmentRecord,
    ): Promise<AssignmentRecord | null> {
      return school.firestore.runTransaction(async (transaction) => {
        const assignment = await findIn(transaction, id);
        if (!assignment) return null;
        const changed = next(assignment, await quizzes.findIn(transaction, assignment.quizId));
        transaction.set(assignments.doc(id), toStoredAssignment(changed));
        return changed;
      });
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

    /** False, and nothing removed, when anybody works at it or has handed something in. */
    remove({ id, classId }: Pick<AssignmentRecord, 'id' | 'classId'>): Promise<boolean> {
      return school.firestore.runTransaction(async (transaction) => {
        const ofAssignment = (collection: string) =>
          school.collection(collection).where('assignmentId', '==', id).select().limit(1);
        const ofClass = school
          .collection('marks')
          .where('classIds', 'array-contains', classId)
          .select(new FieldPath('marks', id, 'count'));
        const [seats, held, marks] = await Promise.all([
          transaction.get(ofAssignment('openAttempts')),
          transaction.get(ofAssignment('heldAttempts')),
          transaction.get(ofClass),
        ]);
        const isHandedIn = marks.docs.some(
          (student) => student.get(new FieldPath('marks', id, 'count')) !== undefined,
        );
        if (!seats.empty || !held.empty || isHandedIn) return false;
        transaction.delete(assignments.doc(id));
        return true;
      });
    },
  };
}
