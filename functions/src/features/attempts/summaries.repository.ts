import type {
  DocumentSnapshot,
  Firestore,
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

/**
 * `students/{uid}`, made when somebody signs up. Totals that cannot be read are counted again from the
 * attempts, once; so are those that are gone, before anything is changed in them.
 */
export function createSummariesRepository(firestore: Firestore) {
  const students = firestore.collection('students');
  const attempts = firestore.collection('attempts');

  /** Without the profile: the class overview finds that it is missing and puts it back. */
  async function count(transaction: Transaction, studentId: string): Promise<StudentSummary> {
    const page = attempts
      .where('studentId', '==', studentId)
      .orderBy('completedAt', 'desc')
      .select(...countedFieldNames)
      .limit(PAGE);
    let summary = EMPTY_SUMMARY;
    let last: QueryDocumentSnapshot | undefined;
    do {
      const { docs } = await transaction.get(last ? page.startAfter(last) : page);
      summary = readDocuments(storedCountedAttempt, docs).reduce(addAttempt, summary);
      last = docs.length === PAGE ? docs.at(-1) : undefined;
    } while (last);
    return summary;
  }

  async function parseIn(
    transaction: Transaction,
    snapshot: DocumentSnapshot,
  ): Promise<StudentSummary> {
    return readIfPossible(studentSummarySchema, snapshot) ?? count(transaction, snapshot.id);
  }

  async function readIn(transaction: Transaction, studentId: string): Promise<StudentSummary> {
    return parseIn(transaction, await transaction.get(students.doc(studentId)));
  }

  function change(
    studentId: string,
    next: (summary: StudentSummary) => StudentSummary,
  ): Promise<StudentSummary> {
    return firestore.runTransaction(async (transaction) => {
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

    /** Counts the totals again from the attempts, whatever is kept; the profile stays. */
    async recount(studentId: string): Promise<void> {
      await firestore.runTransaction(async (transaction) => {
        const ref = students.doc(studentId);
        const kept = readIfPossible(studentSummarySchema, await transaction.get(ref));
        const counted = await count(transaction, studentId);
        transaction.set(ref, { ...counted, profile: kept?.profile ?? null });
      });
    },

    /** Null takes the student off the class list; the totals stay. */
    setProfile: (studentId: string, profile: StudentProfile | null): Promise<StudentSummary> =>
      change(studentId, (summary) => ({ ...summary, profile })),
  };
}
