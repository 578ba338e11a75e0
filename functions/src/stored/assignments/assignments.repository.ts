import type { Quiz, Review } from '@study-assistant/contract/quizzes/quizzes';
import { MAX_LIST } from '@study-assistant/contract/wire/limits';
import type { DocumentReference, Query, Transaction } from 'firebase-admin/firestore';
import type { AssignmentRecord } from '../../domain/assignment/assignment-record.ts';
import { endNow, isComing, keepsOffShelf } from '../../domain/assignment/change-assignment.ts';
import { readDocument, readDocuments, toStoredTime } from '../../platform/firestore/documents.ts';
import { transact } from '../../platform/firestore/transact.ts';
import type { QuizzesRepository } from '../quizzes/quizzes.repository.ts';
import { storedAssignment, toStoredAssignment, assignmentsOf } from './stored-assignment.ts';

/** What an assignment says of its quiz, and who may give it. */
export type GivenQuiz = Pick<
  Quiz,
  'id' | 'title' | 'teacherId' | 'status' | 'version' | 'numQuestions' | 'toughness'
> & { review: Review };

type Deps = {
  quizzes: Pick<QuizzesRepository, 'findIn' | 'openToClassesIn'>;
  /** Attempts know assignments, so this says itself what it needs of them. */
  working: { isAnyAt: (transaction: Transaction, assignmentId: string) => Promise<boolean> };
};

export type AssignmentsRepository = ReturnType<typeof createAssignmentsRepository>;

/** `assignments/{id}`: what a quiz is given to a class with. */
export function createAssignmentsRepository(school: DocumentReference, { quizzes, working }: Deps) {
  const assignments = assignmentsOf(school);

  async function findIn(transaction: Transaction, id: string): Promise<AssignmentRecord | null> {
    return readDocument(storedAssignment, await transaction.get(assignments.doc(id)));
  }

  async function listOfQuizIn(transaction: Transaction, quizId: string) {
    const found = await transaction.get(assignments.where('quizId', '==', quizId));
    return readDocuments(storedAssignment, found.docs);
  }

  async function end(id: string, now: Date): Promise<void> {
    await transact(school.firestore, async (transaction) => {
      const [one, isWorkedAt] = await Promise.all([
        findIn(transaction, id),
        working.isAnyAt(transaction, id),
      ]);
      if (!one) return;
      const ref = assignments.doc(id);
      if (isComing(one, now) && !isWorkedAt) return void transaction.delete(ref);
      const ended = endNow(one, now);
      if (ended !== one) transaction.set(ref, toStoredAssignment(ended));
    });
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

    /** Those of a quiz that lists show as going on, also where some of them have closed by hand. */
    listRunningOfQuiz: (quizId: string, now: Date): Promise<AssignmentRecord[]> =>
      list(
        assignments
          .where('quizId', '==', quizId)
          .where('endsAt', '>=', toStoredTime(now))
          .orderBy('endsAt')
          .limit(MAX_LIST),
      ),

    /**
     * Whether what an assignment does not show yet could be seen at its quiz on the shelf, or on the board
     * of a class.
     */
    async isHeldBack(
      transaction: Transaction,
      quizId: string,
      now: Date,
      classId?: string,
    ): Promise<boolean> {
      const found = await listOfQuizIn(transaction, quizId);
      const concerned = found.filter((one) => classId === undefined || one.classId === classId);
      return concerned.some((one) => keepsOffShelf(one, now));
    },

    /**
     * For good, with their quiz or their class: they are closed and stay in the markbook, or go where they
     * have not opened yet and nobody has worked at them. Answers with those that there were.
     */
    async endAllOf(field: 'classId' | 'quizId', value: string, now: Date): Promise<string[]> {
      const { docs } = await assignments.where(field, '==', value).select().get();
      const ids = docs.map(({ id }) => id);
      for (const id of ids) await end(id, now);
      return ids;
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

    /**
     * All of them or none, with the quiz as it is at that moment; what `plan` throws leaves all as it is.
     * It is told what was given of the quiz before, and answers with those of it that stay.
     */
    give(
      quizId: string,
      plan: (
        quiz: GivenQuiz | null,
        before: readonly AssignmentRecord[],
      ) => { quiz: GivenQuiz; given: AssignmentRecord[] },
    ): Promise<AssignmentRecord[]> {
      return transact(school.firestore, async (transaction) => {
        const [found, before] = await Promise.all([
          quizzes.findIn(transaction, quizId),
          listOfQuizIn(transaction, quizId),
        ]);
        const known = new Set(before.map(({ id }) => id));
        const { quiz, given } = plan(found, before);
        if (quiz.status === 'draft') quizzes.openToClassesIn(transaction, quiz);
        for (const one of given.filter(({ id }) => !known.has(id))) {
          transaction.set(assignments.doc(one.id), toStoredAssignment(one));
        }
        return given;
      });
    },

    /**
     * With the quiz, and all that was given of it, as they are at that moment; null when the assignment is
     * gone. `record` writes with it.
     */
    edit(
      id: string,
      next: (
        assignment: AssignmentRecord,
        quiz: GivenQuiz | null,
        ofQuiz: readonly AssignmentRecord[],
      ) => AssignmentRecord,
      record: (transaction: Transaction) => void,
    ): Promise<AssignmentRecord | null> {
      return transact(school.firestore, async (transaction) => {
        const assignment = await findIn(transaction, id);
        if (!assignment) return null;
        const [quiz, ofQuiz] = await Promise.all([
          quizzes.findIn(transaction, assignment.quizId),
          listOfQuizIn(transaction, assignment.quizId),
        ]);
        const changed = next(assignment, quiz, ofQuiz);
        transaction.set(assignments.doc(id), toStoredAssignment(changed));
        record(transaction);
        return changed;
      });
    },

    /** Null when it is gone; what `next` throws leaves it as it is. */
    change(
      id: string,
      next: (assignment: AssignmentRecord) => AssignmentRecord,
    ): Promise<AssignmentRecord | null> {
      return transact(school.firestore, async (transaction) => {
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
    remove(id: string): Promise<boolean> {
      return transact(school.firestore, async (transaction) => {
        if (await working.isAnyAt(transaction, id)) return false;
        transaction.delete(assignments.doc(id));
        return true;
      });
    },
  };
}
