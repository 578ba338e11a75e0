import type {
  DocumentReference,
  DocumentSnapshot,
  QueryDocumentSnapshot,
  Transaction,
} from 'firebase-admin/firestore';
import {
  addAttempt,
  EMPTY_SUMMARY,
  studentSummarySchema,
  type StudentProfile,
  type StudentSummary,
} from '../../domain/student/student-summary.ts';
import { readDocuments, readIfPossible } from '../../platform/documents.ts';
import { countedFieldNames, storedCountedAttempt } from './stored-attempt.ts';

/** Attempts that are held at once while totals are counted again. */
const PAGE = 200;

type Counted = { summary: StudentSummary; unreadable: number };

/**
 * `students/{uid}`, made when somebody signs up. Totals that cannot be read are counted again from the
 * attempts, once; so are those that are gone, before anything is changed in them.
 */
export function createSummariesRepository(school: DocumentReference) {
  const students = school.collection('students');
  const attempts = school.collection('attempts');

  /**
   * Without the profile: the class overview finds that it is missing and puts it back. Nothing says by
   * what an attempt that cannot be read is to be sorted, so they come in the order of their ids.
   */
  async function count(transaction: Transaction, studentId: string): Promise<Counted> {
    const page = attempts
      .where('studentId', '==', studentId)
      .select(...countedFieldNames)
      .limit(PAGE);
    let summary = EMPTY_SUMMARY;
    let unreadable = 0;
    let last: QueryDocumentSnapshot | undefined;
    do {
      const { docs } = await transaction.get(last ? page.startAfter(last) : page);
      const readable = readDocuments(storedCountedAttempt, docs);
      summary = readable.reduce(addAttempt, summary);
      unreadable += docs.length - readable.length;
      last = docs.length === PAGE ? docs.at(-1) : undefined;
    } while (last);
    return { summary, unreadable };
  }

  async function parseIn(
    transaction: Transaction,
    snapshot: DocumentSnapshot,
  ): Promise<StudentSummary> {
    const kept = readIfPossible(studentSummarySchema, snapshot);
    return kept ?? (await count(transaction, snapshot.id)).summary;
  }

  async function readIn(transaction: Transaction, studentId: string): Promise<StudentSummary> {
    return parseIn(transaction, await transaction.get(students.doc(studentId)));
  }

  function change(
    studentId: string,
    next: (summary: StudentSummary) => StudentSummary,
  ): Promise<StudentSummary> {
    return school.firestore.runTransaction(async (transaction) => {
      const changed = next(await readIn(transaction, studentId));
      transaction.set(students.doc(studentId), changed);
      return changed;
    });
  }

  return {
    refOf: (studentId: string) => students.doc(studentId),

    /** The totals of a document that the transaction has read. */
    parseIn,

    readIn,

    writeIn(transaction: Transaction, studentId: string, summary: StudentSummary): void {
      transaction.set(students.doc(studentId), summary);
    },

    async read(studentId: string): Promise<StudentSummary> {
      const snapshot = await students.doc(studentId).get();
      if (!snapshot.exists) return EMPTY_SUMMARY;
      return (
        readIfPossible(studentSummarySchema, snapshot) ?? change(studentId, (counted) => counted)
      );
    },

    /**
     * Counts the totals again from the attempts; the profile stays.
     *
     * @throws Error when there are totals, and an attempt that may be in them cannot be read
     */
    async recount(studentId: string): Promise<void> {
      await school.firestore.runTransaction(async (transaction) => {
        const ref = students.doc(studentId);
        const kept = readIfPossible(studentSummarySchema, await transaction.get(ref));
        const { summary, unreadable } = await count(transaction, studentId);
        if (kept && unreadable > 0) throw new Error(`${unreadable} attempts cannot be read.`);
        transaction.set(ref, { ...summary, profile: kept?.profile ?? null });
      });
    },

    /** Null takes the student off the class list; the totals stay. */
    setProfile: (studentId: string, profile: StudentProfile | null): Promise<StudentSummary> =>
      change(studentId, (summary) => ({ ...summary, profile })),

    /** The profile as it is when it is written: a sign-up or a change of grade beside this one stays. */
    async copyProfile(
      studentId: string,
      findProfile: (transaction: Transaction) => Promise<StudentProfile | null>,
    ): Promise<void> {
      await school.firestore.runTransaction(async (transaction) => {
        const [summary, profile] = await Promise.all([
          readIn(transaction, studentId),
          findProfile(transaction),
        ]);
        transaction.set(students.doc(studentId), { ...summary, profile });
      });
    },
  };
}
