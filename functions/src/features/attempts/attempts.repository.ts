import type { ListedAttempt } from '@study-assistant/contract/attempts';
import type { AttemptProgress } from '@study-assistant/contract/completion';
import { numberAttempts } from '@study-assistant/contract/growth';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { AttemptRecord } from '../../domain/attempt/attempt-record.ts';
import { resourceCountsOf } from '../../domain/attempt/attempt-resources.ts';
import { findBestAttempts, type BestAttempt } from '../../domain/attempt/best-attempts.ts';
import { packFirstAttempt, type FirstAttempt } from '../../domain/attempt/first-attempt.ts';
import type { KeptAdvice } from '../../domain/attempt/kept-advice.ts';
import { addAttempt } from '../../domain/student/student-summary.ts';
import { readDocument, readDocuments, toStoredTime } from '../../platform/documents.ts';
import {
  placeSchema,
  readCursor,
  readPage,
  toCursor,
  type PageAsked,
} from '../../platform/pages.ts';
import {
  listedFieldNames,
  storedAttempt,
  storedFirstAttempt,
  storedListedAttempt,
  storedTakenAttempt,
  takenFieldNames,
  toStoredAttempt,
} from './stored-attempt.ts';
import { createSummariesRepository } from './summaries.repository.ts';

/**
 * A student's attempts and running totals change together, so one transaction writes both. Many
 * submits of one student at once queue up on the totals: this many tries outlast them.
 */
export const TRANSACTION_TRIES = 20;

/** As many values as Firestore takes in one "in". */
const MAX_DISJUNCTIONS = 30;

/** `attempts/{id}`, and with each change the student's totals. */
export function createAttemptsRepository(firestore: Firestore) {
  const attempts = firestore.collection('attempts');
  const summaries = createSummariesRepository(firestore);

  /** Adds an attempt within a transaction that has written nothing yet. */
  async function addIn(transaction: Transaction, attempt: AttemptRecord): Promise<void> {
    const { id, studentId } = attempt;
    const [existing, before] = await Promise.all([
      transaction.get(attempts.doc(id)),
      summaries.readIn(transaction, studentId),
    ]);
    if (existing.exists) return;
    const isFirst = before.quizzes[attempt.quizId] === undefined;
    transaction.create(attempts.doc(id), toStoredAttempt(isFirst ? withFirst(attempt) : attempt));
    summaries.writeIn(transaction, studentId, addAttempt(before, attempt));
  }

  /** Every attempt of a student at these quizzes, in no order. */
  async function listTaken(studentId: string, quizIds: readonly string[]) {
    const pages = await Promise.all(
      inChunks(quizIds, MAX_DISJUNCTIONS).map((ids) =>
        attempts
          .where('studentId', '==', studentId)
          .where('quizId', 'in', ids)
          .select(...takenFieldNames)
          .get(),
      ),
    );
    return readDocuments(
      storedTakenAttempt,
      pages.flatMap(({ docs }) => docs),
    );
  }

  return {
    newId: () => attempts.doc().id,

    async find(id: string): Promise<AttemptRecord | null> {
      return readDocument(storedAttempt, await attempts.doc(id).get());
    },

    /** The attempt that a request has handed in; null when it has handed in none. */
    async findSubmitted(submitKey: string): Promise<string | null> {
      const found = await attempts.where('submitKey', '==', submitKey).select().limit(1).get();
      return found.docs[0]?.id ?? null;
    },

    /** Newest first; with `quizId` those at one quiz alone. */
    async listOfStudent(
      studentId: string,
      { limit, before, quizId }: PageAsked & { quizId?: string | undefined },
    ): Promise<{ attempts: ListedAttempt[]; next: string | null }> {
      const own = attempts.where('studentId', '==', studentId).select(...listedFieldNames);
      const { found, end } = await readPage(
        quizId === undefined ? own : own.where('quizId', '==', quizId),
        { schema: storedListedAttempt, orderedBy: 'completedAt' },
        { limit, after: readCursor(placeSchema, before) },
      );
      return {
        attempts: found.map((attempt) => ({ ...attempt, timestamp: attempt.completedAt })),
        next: end && toCursor(end),
      };
    },

    /** A student's best attempts at these quizzes, by quiz id; none at one that she has not taken. */
    async findBests(
      studentId: string,
      quizIds: readonly string[],
    ): Promise<ReadonlyMap<string, BestAttempt>> {
      return findBestAttempts(await listTaken(studentId, quizIds));
    },

    /** Which attempt at its quiz each of a student's attempts at these quizzes is, by attempt id. */
    async findNumbers(
      studentId: string,
      quizIds: readonly string[],
    ): Promise<ReadonlyMap<string, number>> {
      return numberAttempts(await listTaken(studentId, quizIds));
    },

    /** The first attempts at a quiz, one for each student who took it. Nothing else of them is read. */
    async listFirst(quizId: string): Promise<FirstAttempt[]> {
      const found = await attempts.where('first.quizId', '==', quizId).select('first').get();
      return readDocuments(storedFirstAttempt, found.docs).map(({ first }) => first);
    },

    async findMany(ids: string[]): Promise<AttemptRecord[]> {
      return readDocuments(
        storedAttempt,
        await firestore.getAll(...ids.map((id) => attempts.doc(id))),
      );
    },

    /** With their details, newest first; with null, from the beginning. */
    async listSince(
      studentId: string,
      since: Date | null,
      limit: number,
    ): Promise<AttemptRecord[]> {
      const own = attempts.where('studentId', '==', studentId).orderBy('completedAt', 'desc');
      const recent = since ? own.where('completedAt', '>=', toStoredTime(since)) : own;
      return readDocuments(storedAttempt, (await recent.limit(limit).get()).docs);
    },

    addIn,

    /** Stores an attempt once: a second call with its id changes nothing. */
    async add(attempt: AttemptRecord): Promise<void> {
      await firestore.runTransaction((transaction) => addIn(transaction, attempt), {
        maxAttempts: TRANSACTION_TRIES,
      });
    },

    async saveAdvice(id: string, advice: KeptAdvice): Promise<void> {
      await attempts.doc(id).update({ advice });
    },

    /** Changes what is marked as complete; null when there is no such attempt. */
    async changeProgress(
      id: string,
      next: (attempt: AttemptRecord) => AttemptProgress,
    ): Promise<AttemptRecord | null> {
      return firestore.runTransaction(async (transaction) => {
        const attempt = readDocument(storedAttempt, await transaction.get(attempts.doc(id)));
        if (!attempt) return null;
        const changed = { ...attempt, progress: next(attempt) };
        const more = resourceCountsOf(changed).completed - resourceCountsOf(attempt).completed;
        if (more === 0) return attempt;
        const summary = await summaries.readIn(transaction, attempt.studentId);
        const completedResources = summary.completedResources + more;
        transaction.update(attempts.doc(id), { progress: changed.progress });
        summaries.writeIn(transaction, attempt.studentId, { ...summary, completedResources });
        return changed;
      });
    },
  };
}

function withFirst(attempt: AttemptRecord): AttemptRecord {
  const { quizId, detailedResults } = attempt;
  return { ...attempt, first: { quizId, ...packFirstAttempt(detailedResults) } };
}

function inChunks<T>(values: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(values.length / size) }, (_, at) =>
    values.slice(at * size, (at + 1) * size),
  );
}
