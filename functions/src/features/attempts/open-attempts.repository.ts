import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { openAttemptSchema } from '@study-assistant/contract/open-attempts';
import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { AttemptRecord } from '../../domain/attempt/attempt-record.ts';
import type { BegunAttempt, OwnedAttempt } from '../../domain/attempt/open-attempt.ts';
import { readDocument, readDocuments } from '../../platform/documents.ts';
import { TRANSACTION_TRIES } from './attempts.repository.ts';
import { seatOf, seatOfAttempt } from './seat-of.ts';

const storedOpenAttempt = z.pipe(
  z.object({
    version: z.literal(1),
    attemptId: z.string(),
    studentId: z.string(),
    quizId: z.string(),
    quizVersion: z.int(),
    isFirst: z.boolean(),
    ...z.omit(openAttemptSchema, { id: true }).shape,
  }),
  z.transform(({ version, attemptId, ...attempt }): OwnedAttempt => ({
    ...attempt,
    id: attemptId,
  })),
);

/** What a seat needs of the attempts that are over, within its transactions. */
type Results = {
  addIn: (
    transaction: Transaction,
    totals: DocumentSnapshot,
    result: AttemptRecord,
    isFirst: boolean,
  ) => Promise<void>;
  totalsOf: (studentId: string) => DocumentReference;
  hasTaken: (transaction: Transaction, studentId: string, quizId: string) => Promise<boolean>;
};

/**
 * `openAttempts/{seat}`: a student has one seat at a quiz, and so at most one open attempt there. An
 * attempt's id begins with its seat's. When it ends, `end` puts its result in its place.
 */
export function createOpenAttemptsRepository(
  school: DocumentReference,
  results: Results,
  /** Whether students may take a quiz, as a transaction sees it. */
  isTakeable: (transaction: Transaction, quizId: string) => Promise<boolean>,
) {
  const seats = school.collection('openAttempts');
  const refOf = (attemptId: string) => seats.doc(seatOfAttempt(attemptId));

  return {
    newId: (studentId: string, quizId: string) =>
      `${seatOf(studentId, quizId)}${randomBytes(4).toString('hex')}`,

    async find(id: string): Promise<OwnedAttempt | null> {
      return parse(await refOf(id).get(), id);
    },

    async findAt(studentId: string, quizId: string): Promise<OwnedAttempt | null> {
      const seat = seats.doc(seatOf(studentId, quizId));
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
    open(attempt: BegunAttempt): Promise<'opened' | 'seat-taken' | 'quiz-gone'> {
      const { id, studentId, quizId } = attempt;
      return school.firestore.runTransaction(async (transaction) => {
        const [seat, isThere, isRepeated] = await Promise.all([
          transaction.get(refOf(id)),
          isTakeable(transaction, quizId),
          results.hasTaken(transaction, studentId, quizId),
        ]);
        if (!isThere) return 'quiz-gone';
        if (seat.exists) return 'seat-taken';
        transaction.create(seat.ref, toStored({ ...attempt, isFirst: !isRepeated }));
        return 'opened';
      });
    },

    /** Null when the attempt is not open any more. */
    change(
      id: string,
      next: (attempt: OwnedAttempt) => OwnedAttempt,
    ): Promise<OwnedAttempt | null> {
      return school.firestore.runTransaction(async (transaction) => {
        const attempt = parse(await transaction.get(refOf(id)), id);
        if (!attempt) return null;
        const changed = next(attempt);
        if (!isDeepStrictEqual(changed, attempt)) {
          transaction.set(refOf(id), toStored(changed));
        }
        return changed;
      });
    },

    /**
     * Ends a student's attempt once, as `decide` says: its result and its end are one write or none.
     * Null when it is not open any more. Where `decide` answers null it stays open.
     */
    end<Ending extends { result: AttemptRecord | null }>(
      { id, studentId }: Pick<OwnedAttempt, 'id' | 'studentId'>,
      decide: (attempt: OwnedAttempt) => Ending | null,
    ): Promise<{ attempt: OwnedAttempt; ending: Ending | null } | null> {
      return school.firestore.runTransaction(
        async (transaction) => {
          const [seat, totals] = await transaction.getAll(refOf(id), results.totalsOf(studentId));
          const attempt = seat && parse(seat, id);
          if (!attempt || !totals) return null;
          const ending = decide(attempt);
          if (!ending) return { attempt, ending };
          const { result } = ending;
          if (result) await results.addIn(transaction, totals, result, attempt.isFirst);
          transaction.delete(seat.ref);
          return { attempt, ending };
        },
        { maxAttempts: TRANSACTION_TRIES },
      );
    },
  };
}

/** Null when the seat is empty, or taken by another attempt. */
function parse(seat: DocumentSnapshot, id: string): OwnedAttempt | null {
  const attempt = readDocument(storedOpenAttempt, seat);
  return attempt?.id === id ? attempt : null;
}

function toStored({ id, ...attempt }: OwnedAttempt) {
  return { version: 1, attemptId: id, ...attempt };
}
