import {
  questionResultSchema,
  resourceSchema,
  type Attempt,
} from '@study-assistant/contract/attempts';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import {
  addAttempt,
  EMPTY_SUMMARY,
  studentSummarySchema,
  type StudentSummary,
} from '../../domain/student-summary.ts';
import { readDocument, storedTime, toStoredTime } from '../../platform/documents.ts';

export const storedAttempt = z.pipe(
  z.object({
    id: z.string(),
    version: z.literal(1),
    quizId: z.string(),
    quizTitle: z.string(),
    quizVersion: z._default(z.int(), 1),
    studentId: z.string(),
    score: z.int(),
    totalQuestions: z.int(),
    percentage: z.number(),
    completedAt: storedTime,
    timeTaken: z.number(),
    detailedResults: z.array(questionResultSchema),
    resourceRecommendations: z.object({
      onlineResources: z.array(resourceSchema),
      youtubeVideos: z.array(resourceSchema),
    }),
  }),
  z.transform(({ version: _version, ...attempt }): Attempt => ({
    ...attempt,
    timestamp: attempt.completedAt,
  })),
);

export type AttemptsRepository = ReturnType<typeof createAttemptsRepository>;

/**
 * A student's attempts and running totals change together, so one transaction writes both. Many
 * submits of one student at once queue up on the totals: this many tries outlast them.
 */
export const TRANSACTION_TRIES = 20;

/** `attempts/{id}` and `students/{uid}`. */
export function createAttemptsRepository(firestore: Firestore) {
  const attempts = firestore.collection('attempts');
  const students = firestore.collection('students');

  /** Adds an attempt within a transaction that has written nothing yet. */
  async function addIn(transaction: Transaction, attempt: Attempt): Promise<void> {
    const { id, completedAt, timestamp: _same, ...fields } = attempt;
    const [existing, summary] = await transaction.getAll(
      attempts.doc(id),
      students.doc(attempt.studentId),
    );
    if (existing?.exists) return;
    const before = (summary && readDocument(studentSummarySchema, summary)) ?? EMPTY_SUMMARY;
    const stored = { version: 1, ...fields, completedAt: toStoredTime(new Date(completedAt)) };
    transaction.create(attempts.doc(id), stored);
    transaction.set(students.doc(attempt.studentId), addAttempt(before, attempt));
  }

  return {
    newId: () => attempts.doc().id,

    async find(id: string): Promise<Attempt | null> {
      return readDocument(storedAttempt, await attempts.doc(id).get());
    },

    addIn,

    /** Stores an attempt once: a second call with its id changes nothing. */
    async add(attempt: Attempt): Promise<void> {
      await firestore.runTransaction((transaction) => addIn(transaction, attempt), {
        maxAttempts: TRANSACTION_TRIES,
      });
    },

    async readSummary(studentId: string): Promise<StudentSummary> {
      return (
        readDocument(studentSummarySchema, await students.doc(studentId).get()) ?? EMPTY_SUMMARY
      );
    },
  };
}
