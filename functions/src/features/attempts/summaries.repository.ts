import type {
  DocumentSnapshot,
  Firestore,
  QueryDocumentSnapshot,
  Transaction,
} from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import {
  addAttempt,
  EMPTY_SUMMARY,
  studentSummarySchema,
  type StudentProfile,
  type StudentSummary,
} from '../../domain/student/student-summary.ts';
import { readDocuments, readIfPossible } from '../../platform/documents.ts';
import { countedFieldNames, storedCountedAttempt } from './stored-attempt.ts';

const totalsFields = {
  profile: true,
  attempts: true,
  percentageSum: true,
  completedResources: true,
  totalResources: true,
} as const;
const storedTotals = z.extend(z.pick(studentSummarySchema, { version: true, ...totalsFields }), {
  id: z.string(),
});
const storedSummaryWithId = z.extend(studentSummarySchema, { id: z.string() });

/** What a class list needs of a summary. */
export type StudentTotals = { id: string } & Pick<StudentSummary, keyof typeof totalsFields>;

/** Attempts that are held at once while totals are counted again. */
const PAGE = 200;

/** `students/{uid}`. Totals that cannot be read are counted again from the attempts, once. */
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
    if (!snapshot.exists) return EMPTY_SUMMARY;
    return (
      readIfPossible(studentSummarySchema, snapshot) ?? (await count(transaction, snapshot.id))
    );
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

    /** The totals of all students, in no order. */
    async listTotals(): Promise<StudentTotals[]> {
      const { docs } = await students.select('version', ...Object.keys(totalsFields)).get();
      return readDocuments(storedTotals, docs);
    },

    /** The totals of all students with their last attempts, in no order. */
    async listAll(): Promise<({ id: string } & StudentSummary)[]> {
      return readDocuments(storedSummaryWithId, (await students.get()).docs);
    },

    /** Null takes the student off the class list; the totals stay. */
    async setProfile(studentId: string, profile: StudentProfile | null): Promise<void> {
      await change(studentId, (summary) => ({ ...summary, profile }));
    },
  };
}
