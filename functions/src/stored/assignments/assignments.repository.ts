import { isDeepStrictEqual } from 'node:util';
import type { Quiz, Review } from '@study-assistant/contract/quizzes/quizzes';
import { MAX_LIST } from '@study-assistant/contract/wire/limits';
import type { DocumentReference, Query, Transaction } from 'firebase-admin/firestore';
import type { AssignmentRecord } from '../../domain/assignment/assignment-record.ts';
import { endNow, isComing, keepsOffShelf } from '../../domain/assignment/change-assignment.ts';
import { toGiven } from '../../domain/assignment/given-of-quiz.ts';
import { toDisjunctions } from '../../platform/firestore/disjunctions.ts';
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
  quizzes: Pick<QuizzesRepository, 'findIn' | 'noteGivenIn' | 'openToClassesIn'>;
  /** Attempts know assignments, so this says itself what it needs of them. */
  working: { isAnyAt: (transaction: Transaction, assignmentId: string) => Promise<boolean> };
};

/** A month: what is older asks for nobody's attention on a home page. */
const LATELY_MS = 30 * 24 * 60 * 60 * 1000;
/** Of twenty classes more than a handful each; a home page shows six of them. */
const MAX_LATELY = 100;

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

  /**
   * Reads what a quiz says of to whom it is given, and returns what writes it anew with an assignment as
   * it is from now on, or without one that goes.
   */
  async function prepareNote(
    transaction: Transaction,
    { id, quizId }: Pick<AssignmentRecord, 'id' | 'quizId'>,
  ): Promise<(after: AssignmentRecord | null) => void> {
    const [quiz, all] = await Promise.all([
      quizzes.findIn(transaction, quizId),
      listOfQuizIn(transaction, quizId),
    ]);
    const others = all.filter((one) => one.id !== id);
    return (after) => quizzes.noteGivenIn(transaction, quiz, after ? [...others, after] : others);
  }

  async function end(id: string, now: Date): Promise<void> {
    await transact(school.firestore, async (transaction) => {
      const [one, isWorkedAt] = await Promise.all([
        findIn(transaction, id),
        working.isAnyAt(transaction, id),
      ]);
      if (!one) return;
      const isRemoved = isComing(one, now) && !isWorkedAt;
      const ended = isRemoved ? null : endNow(one, now);
      if (ended === one) return;
      const note = await prepareNote(transaction, one);
      const ref = assignments.doc(id);
      if (ended) transaction.set(ref, toStoredAssignment(ended));
      else transaction.delete(ref);
      note(ended);
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

    /**
     * Those of these classes that go on or come, and those that ended lately, whose results may wait; those
     * that end first.
     */
    async listLatelyOfClasses(classIds: readonly string[], now: Date): Promise<AssignmentRecord[]> {
      const since = toStoredTime(new Date(now.getTime() - LATELY_MS));
      const found = await Promise.all(
        toDisjunctions(classIds).map((some) =>
          list(
            assignments
              .where('classId', 'in', some)
              .where('endsAt', '>=', since)
              .orderBy('endsAt')
              .limit(MAX_LATELY),
          ),
        ),
      );
      return found.flat();
    },

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
        const after = new Map([...before, ...given].map((one) => [one.id, one]));
        quizzes.noteGivenIn(transaction, found, [...after.values()]);
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
      record: (transaction: Transaction) => void = () => undefined,
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
        const after = ofQuiz.map((one) => (one.id === id ? changed : one));
        quizzes.noteGivenIn(transaction, quiz, after);
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
        if (changed === assignment) return assignment;
        const isNoted = !isDeepStrictEqual(toGiven(changed), toGiven(assignment));
        const note = isNoted ? await prepareNote(transaction, assignment) : null;
        transaction.set(assignments.doc(id), toStoredAssignment(changed));
        note?.(changed);
        return changed;
      });
    },

    /** False, and nothing removed, when anybody works at it or has handed something in. */
    remove(id: string): Promise<boolean> {
      return transact(school.firestore, async (transaction) => {
        const [one, isWorkedAt] = await Promise.all([
          findIn(transaction, id),
          working.isAnyAt(transaction, id),
        ]);
        if (isWorkedAt) return false;
        const note = one && (await prepareNote(transaction, one));
        transaction.delete(assignments.doc(id));
        note?.(null);
        return true;
      });
    },

    /** Has a quiz say anew to whom it is given, after what its assignments say has changed. */
    async noteGiven(quizId: string): Promise<void> {
      await transact(school.firestore, async (transaction) => {
        const quiz = await quizzes.findIn(transaction, quizId);
        quizzes.noteGivenIn(transaction, quiz, await listOfQuizIn(transaction, quizId));
      });
    },
  };
}
