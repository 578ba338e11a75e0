import type { ListedAttempt } from '@study-assistant/contract/attempts/attempts';
import type { AttemptProgress } from '@study-assistant/contract/attempts/completion';
import {
  FieldPath,
  FieldValue,
  type DocumentReference,
  type DocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import type { AttemptRecord } from '../../domain/attempt/attempt-record.ts';
import { resourceCountsOf } from '../../domain/attempt/attempt-resources.ts';
import type { KeptAdvice } from '../../domain/attempt/kept-advice.ts';
import type { AttemptTopics } from '../../domain/attempt/skill-gap.ts';
import { readDocument, readDocuments, toStoredTime } from '../../platform/firestore/documents.ts';
import {
  placeSchema,
  readCursor,
  readPage,
  toCursor,
  type PageAsked,
} from '../../platform/firestore/pages.ts';
import { readPages } from '../../platform/firestore/read-pages.ts';
import { transact } from '../../platform/firestore/transact.ts';
import { createQuizResultsRepository } from './quiz-results.repository.ts';
import { seatOf } from './seat-of.ts';
import {
  listedFieldNames,
  storedAttempt,
  storedAttemptTopics,
  storedListedAttempt,
  storedShownAttempt,
  topicsFieldNames,
  toStoredAttempt,
  toStoredFirst,
  attemptsOf,
} from './stored-attempt.ts';
import { openAttemptsOf } from './stored-seat.ts';
import { createSummariesRepository } from './summaries.repository.ts';

/** The status of gRPC. */
const ALREADY_EXISTS = 6;

export type AttemptsRepository = ReturnType<typeof createAttemptsRepository>;

/** `attempts/{id}`, and with each change the student's totals and her result at its quiz. */
export function createAttemptsRepository(school: DocumentReference) {
  const attempts = attemptsOf(school);
  const seats = openAttemptsOf(school);
  const summaries = createSummariesRepository(school);
  const results = createQuizResultsRepository(school);

  /**
   * Adds an attempt to the student's totals of its year, and to her result at its quiz, within a transaction
   * that has read the totals and written nothing.
   * That the attempt is not there yet is for the caller to know, or to learn from the commit.
   *
   * @param whole with its details, where the attempt is stored without them
   */
  async function addIn(
    transaction: Transaction,
    totals: DocumentSnapshot,
    attempt: AttemptRecord,
    isFirst: boolean,
    whole: AttemptRecord = attempt,
  ): Promise<void> {
    const { studentId, quizId, completedAt } = attempt;
    const [counting, result] = await Promise.all([
      summaries.countingIn(transaction, totals, completedAt),
      results.changingIn(transaction, studentId, quizId),
    ]);
    const shownAt = FieldValue.serverTimestamp();
    const first = isFirst ? { first: { ...toStoredFirst(whole), storedAt: shownAt } } : {};
    const stored = { ...toStoredAttempt(attempt), ...first, shownAt };
    transaction.create(attempts.doc(attempt.id), stored);
    counting?.add(attempt);
    result.add(attempt);
  }

  /** Whether a student has taken a quiz before, as a transaction sees it; or sits at it, with `seats`. */
  async function hasTaken(
    transaction: Transaction,
    studentId: string,
    quizId: string,
    among = attempts,
  ): Promise<boolean> {
    const any = among.where('studentId', '==', studentId).where('quizId', '==', quizId);
    return !(await transaction.get(any.select().limit(1))).empty;
  }

  /** How many attempts at its quiz are older than this one. */
  async function countOlder({
    id,
    studentId,
    quizId,
    completedAt,
  }: ListedAttempt): Promise<number> {
    const newestFirst = attempts
      .where('studentId', '==', studentId)
      .where('quizId', '==', quizId)
      .orderBy('completedAt', 'desc')
      .orderBy(FieldPath.documentId(), 'desc');
    const older = newestFirst.startAfter(toStoredTime(new Date(completedAt)), id);
    return (await older.count().get()).data().count;
  }

  return {
    newId: () => attempts.doc().id,

    async find(id: string): Promise<AttemptRecord | null> {
      return readDocument(storedAttempt, await attempts.doc(id).get());
    },

    /**
     * The attempt that a request has handed in: one that it made itself is named by the request, one
     * that was open remembers it. Null when it has handed in none.
     */
    async findSubmitted(submitKey: string): Promise<string | null> {
      if ((await attempts.doc(submitKey).get()).exists) return submitKey;
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

    /**
     * Which attempt at its quiz each on a page of a student's attempts is, by id. The page has them newest
     * first; on the first one how many there are tells it, on a later one those that are older are counted
     * by the index. None of them is read.
     */
    async findNumbers(
      studentId: string,
      page: readonly ListedAttempt[],
      isFirstPage: boolean,
    ): Promise<ReadonlyMap<string, number>> {
      const quizIds = [...new Set(page.map(({ quizId }) => quizId))];
      const kept = await results.find(studentId, quizIds);
      const numberQuiz = async (quizId: string) => {
        const onPage = page.filter((attempt) => attempt.quizId === quizId);
        const all = kept.get(quizId)?.attempts ?? onPage.length;
        const oldest = onPage.at(-1);
        const isAll = isFirstPage || all <= onPage.length;
        const older = isAll || !oldest ? all - onPage.length : await countOlder(oldest);
        return onPage.map(({ id }, at) => [id, older + onPage.length - at] as const);
      };
      return new Map((await Promise.all(quizIds.map(numberQuiz))).flat());
    },

    /** All of a student that are shown to her, newest first. */
    async *listAllOf(studentId: string): AsyncGenerator<AttemptRecord[]> {
      const own = attempts.where('studentId', '==', studentId).orderBy('completedAt', 'desc');
      for await (const page of readPages(own)) yield readDocuments(storedAttempt, page);
    },

    async findMany(ids: string[]): Promise<AttemptRecord[]> {
      return readDocuments(
        storedAttempt,
        await school.firestore.getAll(...ids.map((id) => attempts.doc(id))),
      );
    },

    /** How the topics of a student's newest attempts in a period went, newest first; null has no bound. */
    async listTopics(
      studentId: string,
      limit: number,
      since: string | null = null,
      until: string | null = null,
    ): Promise<AttemptTopics[]> {
      const own = attempts.where('studentId', '==', studentId);
      const begun =
        since === null ? own : own.where('completedAt', '>=', toStoredTime(new Date(since)));
      const inPeriod =
        until === null ? begun : begun.where('completedAt', '<', toStoredTime(new Date(until)));
      const newest = inPeriod
        .orderBy('completedAt', 'desc')
        .select(...topicsFieldNames)
        .limit(limit);
      const found = readDocuments(storedAttemptTopics, (await newest.get()).docs);
      return found.filter(({ isScoreOnly }) => !isScoreOnly);
    },

    /** With their details, shown last first; with null, from the beginning. */
    async listShownSince(
      studentId: string,
      since: Date | null,
      limit: number,
    ): Promise<(AttemptRecord & { shownAt: string })[]> {
      const own = attempts.where('studentId', '==', studentId).orderBy('shownAt', 'desc');
      const recent = since ? own.where('shownAt', '>=', toStoredTime(since)) : own;
      const { docs } = await recent.limit(limit).get();
      // One without details is looked through when they are shown.
      return readDocuments(storedShownAttempt, docs).filter(({ isScoreOnly }) => !isScoreOnly);
    },

    addIn,
    hasTaken,

    /**
     * Stores an attempt that nobody started, once: a second call with its id changes nothing. Nothing is
     * stored when the student sits at the quiz: the seat is read in the same transaction, so that of two
     * attempts at once, also at an assignment, only one is the first. Nor when its grading is out of date at a later try.
     *
     * @param isBeside stores it also when the student sits at the quiz, whose attempt then is the first
     */
    async add(
      attempt: AttemptRecord,
      isOutdated: () => boolean = () => false,
      isBeside = false,
    ): Promise<'added' | 'seat-taken' | 'outdated'> {
      const { studentId, quizId } = attempt;
      const seatRef = seats.doc(seatOf(studentId, quizId));
      const add = async (transaction: Transaction) => {
        const [seat, totals] = await transaction.getAll(seatRef, summaries.refOf(studentId));
        if (!seat || !totals || (seat.exists && !isBeside)) return 'seat-taken';
        if (isOutdated()) return 'outdated';
        const isRepeated =
          (await hasTaken(transaction, studentId, quizId)) ||
          (await hasTaken(transaction, studentId, quizId, seats));
        await addIn(transaction, totals, attempt, !isRepeated);
        return 'added';
      };
      try {
        return await transact(school.firestore, add);
      } catch (error) {
        if (isAlreadyThere(error)) return 'added';
        throw error;
      }
    },

    async saveAdvice(id: string, advice: KeptAdvice): Promise<void> {
      await attempts.doc(id).update({ advice });
    },

    /** Changes what is marked as complete; null when there is no such attempt. */
    async changeProgress(
      id: string,
      next: (attempt: AttemptRecord) => AttemptProgress,
    ): Promise<AttemptRecord | null> {
      const change = async (transaction: Transaction) => {
        const attempt = readDocument(storedAttempt, await transaction.get(attempts.doc(id)));
        if (!attempt) return null;
        const changed = { ...attempt, progress: next(attempt) };
        const more = resourceCountsOf(changed).completed - resourceCountsOf(attempt).completed;
        if (more === 0) return attempt;
        const { studentId, completedAt } = attempt;
        const counting = await summaries.findCountingIn(transaction, studentId, completedAt);
        transaction.update(attempts.doc(id), { progress: changed.progress });
        counting?.change(attempt, changed);
        return changed;
      };
      return transact(school.firestore, change);
    },
  };
}

/** The request before this one has stored it, and the answer to it was lost. */
function isAlreadyThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === ALREADY_EXISTS;
}
