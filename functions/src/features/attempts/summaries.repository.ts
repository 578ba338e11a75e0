import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import {
  EMPTY_SUMMARY,
  outdatedSummarySchema,
  studentSummarySchema,
  toSummary,
  type StudentProfile,
  type StudentSummary,
} from '../../domain/student/student-summary.ts';
import { readDocuments, readIfPossible } from '../../platform/documents.ts';
import { storedAttempt } from './stored-attempt.ts';

const storedSummary = z.discriminatedUnion('version', [
  studentSummarySchema,
  outdatedSummarySchema,
]);
/**
 * `students/{uid}`. Totals of an earlier release, or that cannot be read, are counted again from the
 * attempts, once.
 */
export function createSummariesRepository(firestore: Firestore) {
  const students = firestore.collection('students');
  const attempts = firestore.collection('attempts');

  async function upToDate(
    transaction: Transaction,
    snapshot: DocumentSnapshot,
  ): Promise<StudentSummary> {
    if (!snapshot.exists) return EMPTY_SUMMARY;
    const stored = readIfPossible(storedSummary, snapshot);
    if (stored?.version === EMPTY_SUMMARY.version) return stored;
    const { docs } = await transaction.get(attempts.where('studentId', '==', snapshot.id));
    return toSummary(readDocuments(storedAttempt, docs), stored?.profile ?? null);
  }

  async function readIn(transaction: Transaction, studentId: string): Promise<StudentSummary> {
    return upToDate(transaction, await transaction.get(students.doc(studentId)));
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
    readIn,

    writeIn(transaction: Transaction, studentId: string, summary: StudentSummary): void {
      transaction.set(students.doc(studentId), summary);
    },

    async read(studentId: string): Promise<StudentSummary> {
      const snapshot = await students.doc(studentId).get();
      if (!snapshot.exists) return EMPTY_SUMMARY;
      const stored = readIfPossible(storedSummary, snapshot);
      return stored?.version === EMPTY_SUMMARY.version
        ? stored
        : change(studentId, (counted) => counted);
    },

    /** Counts the totals again from the attempts, whatever is kept; the profile stays. */
    async recount(studentId: string): Promise<void> {
      await firestore.runTransaction(async (transaction) => {
        const ref = students.doc(studentId);
        const [before, { docs }] = await Promise.all([
          transaction.get(ref),
          transaction.get(attempts.where('studentId', '==', studentId)),
        ]);
        const profile = readIfPossible(storedSummary, before)?.profile ?? null;
        transaction.set(ref, toSummary(readDocuments(storedAttempt, docs), profile));
      });
    },

    /** Null takes the student off the class list; the totals stay. */
    setProfile: (studentId: string, profile: StudentProfile | null): Promise<StudentSummary> =>
      change(studentId, (summary) => ({ ...summary, profile })),
  };
}
