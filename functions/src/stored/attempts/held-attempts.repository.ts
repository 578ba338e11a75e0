import {
  type CollectionReference,
  FieldPath,
  type DocumentReference,
  type DocumentSnapshot,
  type Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { HeldAttempt } from '../../domain/attempt/held-attempt.ts';
import {
  readDocument,
  readDocuments,
  readField,
  readIfPossible,
} from '../../platform/firestore/documents.ts';
import { attemptFields, toStoredAttempt } from './stored-attempt.ts';

const heldFields = {
  ...attemptFields,
  assignmentId: z.string(),
  isFirst: z.boolean(),
  isScoreShown: z.boolean(),
};

const storedHeldAttempt = z.pipe(
  z.object({ id: z.string(), ...heldFields }),
  z.transform(({ version, isFirst, isScoreShown, ...attempt }): HeldAttempt => ({
    attempt,
    isFirst,
    isScoreShown,
  })),
);

/** A held result, and which state of its document that is. */
export type ListedHeld = HeldAttempt & { asOf: Timestamp };

type Page = { held: ListedHeld[]; next: string | null };

/** Results that are held in memory at once. */
const PAGE = 50;

/** `heldAttempts/{id}` of a school. */
export function heldAttemptsOf(school: DocumentReference): CollectionReference {
  return school.collection('heldAttempts');
}

export type HeldAttemptsRepository = ReturnType<typeof createHeldAttemptsRepository>;

/**
 * `heldAttempts/{id}`: results that their students may not see, or of which they see the score alone.
 * No rule lets anybody read them, and no list or total looks here.
 */
export function createHeldAttemptsRepository(school: DocumentReference) {
  const attempts = heldAttemptsOf(school);

  async function listBy(
    field: 'assignmentId' | 'quizId',
    value: string,
    after: string,
  ): Promise<Page> {
    const all = attempts.where(field, '==', value).orderBy(FieldPath.documentId());
    const { docs } = await (after ? all.startAfter(after) : all).limit(PAGE).get();
    return {
      held: docs.flatMap(toListed),
      next: docs.length === PAGE ? (docs.at(-1)?.id ?? null) : null,
    };
  }

  return {
    refOf: (id: string) => attempts.doc(id),

    async find(id: string): Promise<HeldAttempt | null> {
      return readDocument(storedHeldAttempt, await attempts.doc(id).get());
    },

    /** Those among these that are held, in no order. */
    async findMany(ids: readonly string[]): Promise<HeldAttempt[]> {
      const found = await school.firestore.getAll(...ids.map((id) => attempts.doc(id)));
      return readDocuments(storedHeldAttempt, found);
    },

    /** As it is now; nothing when it is gone, or cannot be read. */
    async findListed(id: string): Promise<ListedHeld | null> {
      return toListed(await attempts.doc(id).get())[0] ?? null;
    },

    /** A page of what is held of an assignment after that id; from the beginning with "". */
    listOfAssignment: (assignmentId: string, after: string) =>
      listBy('assignmentId', assignmentId, after),

    /** The same of a quiz. */
    listOfQuiz: (quizId: string, after: string) => listBy('quizId', quizId, after),

    /** The assignments that have results of which nothing is shown yet. */
    async listWaiting(): Promise<string[]> {
      const waiting = attempts.where('isScoreShown', '==', false).select('assignmentId');
      const { docs } = await waiting.get();
      const ids = docs.map((stored) => readField(heldFields, 'assignmentId', stored));
      return [...new Set(ids.filter((id) => id !== null))];
    },

    /** Whether a student has such a result at a quiz, as a transaction sees it. */
    async hasTaken(transaction: Transaction, studentId: string, quizId: string): Promise<boolean> {
      const any = attempts.where('studentId', '==', studentId).where('quizId', '==', quizId);
      return !(await transaction.get(any.select().limit(1))).empty;
    },

    storeIn(transaction: Transaction, { attempt, isFirst, isScoreShown }: HeldAttempt): void {
      transaction.create(attempts.doc(attempt.id), {
        ...toStoredAttempt(attempt),
        isFirst,
        isScoreShown,
      });
    },
  };
}

function toListed(snapshot: DocumentSnapshot): ListedHeld[] {
  const held = readIfPossible(storedHeldAttempt, snapshot);
  return held && snapshot.updateTime ? [{ ...held, asOf: snapshot.updateTime }] : [];
}
