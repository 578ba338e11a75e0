import { createHash, randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { openAttemptSchema } from '@study-assistant/contract/open-attempts';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { AttemptRecord } from '../../domain/attempt/attempt-record.ts';
import type { OwnedAttempt } from '../../domain/attempt/open-attempt.ts';
import { readDocument, readDocuments } from '../../platform/documents.ts';
import { TRANSACTION_TRIES } from './attempts.repository.ts';

const storedOpenAttempt = z.pipe(
  z.object({
    version: z.literal(1),
    attemptId: z.string(),
    studentId: z.string(),
    quizId: z.string(),
    quizVersion: z.int(),
    ...z.omit(openAttemptSchema, { id: true }).shape,
  }),
  z.transform(({ version, attemptId, ...attempt }): OwnedAttempt => ({
    ...attempt,
    id: attemptId,
  })),
);

const SEAT_LENGTH = 24;

/**
 * `openAttempts/{seat}`: a student has one seat at a quiz, and so at most one open attempt there. An
 * attempt's id begins with its seat's. When it ends, `end` puts its result in its place.
 */
export function createOpenAttemptsRepository(
  firestore: Firestore,
  addResult: (transaction: Transaction, result: AttemptRecord) => Promise<void>,
  /** Whether students may take a quiz, as a transaction sees it. */
  isTakeable: (transaction: Transaction, quizId: string) => Promise<boolean>,
) {
  const seats = firestore.collection('openAttempts');
  const seatOf = (attemptId: string) => seats.doc(attemptId.slice(0, SEAT_LENGTH));

  async function readIn(transaction: Transaction, id: string): Promise<OwnedAttempt | null> {
    const attempt = readDocument(storedOpenAttempt, await transaction.get(seatOf(id)));
    return attempt?.id === id ? attempt : null;
  }

  return {
    newId: (studentId: string, quizId: string) =>
      `${seatName(studentId, quizId)}${randomBytes(4).toString('hex')}`,

    async find(id: string): Promise<OwnedAttempt | null> {
      const attempt = readDocument(storedOpenAttempt, await seatOf(id).get());
      return attempt?.id === id ? attempt : null;
    },

    async findAt(studentId: string, quizId: string): Promise<OwnedAttempt | null> {
      const seat = seats.doc(seatName(studentId, quizId));
      return readDocument(storedOpenAttempt, await seat.get());
    },

    /** The attempts that are open at a quiz, those whose time is up among them. */
    async listAt(quizId: string): Promise<OwnedAttempt[]> {
      const found = await seats.where('quizId', '==', quizId).get();
      return readDocuments(storedOpenAttempt, found.docs);
    },

    /**
     * Nothing is stored when the seat is taken, because a second tab was quicker, or when the quiz was
     * taken back: it is read in the same transaction, so that nobody sits down at it afterwards.
     */
    open(attempt: OwnedAttempt): Promise<'opened' | 'seat-taken' | 'quiz-gone'> {
      return firestore.runTransaction(async (transaction) => {
        const [seat, isThere] = await Promise.all([
          transaction.get(seatOf(attempt.id)),
          isTakeable(transaction, attempt.quizId),
        ]);
        if (!isThere) return 'quiz-gone';
        if (seat.exists) return 'seat-taken';
        transaction.create(seat.ref, toStored(attempt));
        return 'opened';
      });
    },

    /** Null when the attempt is not open any more. */
    change(
      id: string,
      next: (attempt: OwnedAttempt) => OwnedAttempt,
    ): Promise<OwnedAttempt | null> {
      return firestore.runTransaction(async (transaction) => {
        const attempt = await readIn(transaction, id);
        if (!attempt) return null;
        const changed = next(attempt);
        if (!isDeepStrictEqual(changed, attempt)) {
          transaction.set(seatOf(id), toStored(changed));
        }
        return changed;
      });
    },

    /**
     * Ends an attempt once, as `decide` says: its result and its end are one write or none. Null when
     * it is not open any more.
     */
    end<Ending extends { result: AttemptRecord | null }>(
      id: string,
      decide: (attempt: OwnedAttempt) => Ending,
    ): Promise<Ending | null> {
      return firestore.runTransaction(
        async (transaction) => {
          const attempt = await readIn(transaction, id);
          if (!attempt) return null;
          const ending = decide(attempt);
          if (ending.result) await addResult(transaction, ending.result);
          transaction.delete(seatOf(id));
          return ending;
        },
        { maxAttempts: TRANSACTION_TRIES },
      );
    },
  };
}

function toStored({ id, ...attempt }: OwnedAttempt) {
  return { version: 1, attemptId: id, ...attempt };
}

function seatName(studentId: string, quizId: string): string {
  return createHash('sha256')
    .update(JSON.stringify([studentId, quizId]))
    .digest('hex')
    .slice(0, SEAT_LENGTH);
}
