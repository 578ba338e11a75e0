import { openAttemptSchema } from '@study-assistant/contract/open-attempts';
import { createHash, randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { AttemptRecord } from '../../domain/attempt/attempt-record.ts';
import type { OwnedAttempt } from '../../domain/attempt/open-attempt.ts';
import { readDocument } from '../../platform/documents.ts';
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
  z.transform(({ version: _version, attemptId, ...attempt }): OwnedAttempt => ({
    ...attempt,
    id: attemptId,
  })),
);

const SEAT_LENGTH = 24;

export type OpenAttemptsRepository = ReturnType<typeof createOpenAttemptsRepository>;

/**
 * `openAttempts/{seat}`: a student has one seat at a quiz, and so at most one open attempt there. An
 * attempt's id begins with its seat's. When it ends, `end` puts its result in its place.
 */
export function createOpenAttemptsRepository(
  firestore: Firestore,
  addResult: (transaction: Transaction, result: AttemptRecord) => Promise<void>,
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

    /** False, and nothing stored, when the seat is taken: a second tab was quicker. */
    open(attempt: OwnedAttempt): Promise<boolean> {
      return firestore.runTransaction(async (transaction) => {
        const seat = await transaction.get(seatOf(attempt.id));
        if (seat.exists) return false;
        transaction.create(seat.ref, toStored(attempt));
        return true;
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
     * Ends an attempt once: its result and its end are one write or none. Null when it is not open
     * any more, or when it leaves no result.
     */
    end(
      id: string,
      resultOf: (attempt: OwnedAttempt) => AttemptRecord | null,
    ): Promise<AttemptRecord | null> {
      return firestore.runTransaction(
        async (transaction) => {
          const attempt = await readIn(transaction, id);
          if (!attempt) return null;
          const result = resultOf(attempt);
          if (result) await addResult(transaction, result);
          transaction.delete(seatOf(id));
          return result;
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
