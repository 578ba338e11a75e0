import {
  AggregateField,
  FieldPath,
  type DocumentReference,
  type DocumentSnapshot,
  type Query,
  type Transaction,
} from 'firebase-admin/firestore';
import {
  addToResult,
  changeInResult,
  countResults,
  isTaken,
  keepShown,
  losesBest,
  quizResultSchema,
  showOnBoard,
  toBestAttempt,
  type BestAttempt,
  type QuizResult,
  type TakenAttempt,
  type TakenResult,
} from '../../domain/attempt/quiz-result.ts';
import type { ResultSums } from '../../domain/reconcile/student-differences.ts';
import { toDisjunctions } from '../../platform/firestore/disjunctions.ts';
import { readDocuments, readField, readIfPossible } from '../../platform/firestore/documents.ts';
import { mapAtMost } from '../../platform/firestore/map-at-most.ts';
import { readPages } from '../../platform/firestore/read-pages.ts';
import { transact } from '../../platform/firestore/transact.ts';
import { quizResultsOf, studentsOf } from '../people/stored-student.ts';
import {
  attemptFields,
  storedTakenAttempt,
  takenFieldNames,
  attemptsOf,
} from './stored-attempt.ts';

/** A student's result at one quiz, as a transaction that has written nothing yet sees it. */
export type ResultChange = {
  add: (attempt: TakenAttempt) => void;
  change: (before: TakenAttempt, after: TakenAttempt) => void;
};

/** Results that are counted again at once. */
const AT_ONCE = 10;

export type QuizResultsRepository = ReturnType<typeof createQuizResultsRepository>;

/**
 * `students/{uid}/quizResults/{quizId}`: how often a student has taken a quiz, and her best attempt at
 * it, and whether she has been shown its answers, also without an attempt. One that is missing or cannot be read is counted again from the attempts, once: by the list that
 * shows it, by the next attempt, or by the night.
 */
export function createQuizResultsRepository(school: DocumentReference) {
  const students = studentsOf(school);
  const attempts = attemptsOf(school);
  const resultsOf = (studentId: string) => quizResultsOf(students.doc(studentId));

  const takenBy = (studentId: string) =>
    attempts.where('studentId', '==', studentId).select(...takenFieldNames);

  const takenAt = (studentId: string, quizId: string) =>
    takenBy(studentId).where('quizId', '==', quizId);

  /** Null where the student has neither taken the quiz nor been shown its answers. */
  async function parseIn(
    transaction: Transaction,
    studentId: string,
    snapshot: DocumentSnapshot,
  ): Promise<QuizResult | null> {
    const kept = readIfPossible(quizResultSchema, snapshot);
    if (kept) return kept;
    const { docs } = await transaction.get(takenAt(studentId, snapshot.id));
    return countResults(readDocuments(storedTakenAttempt, docs)).get(snapshot.id) ?? null;
  }

  /** The best attempt at a quiz but this one, which may be the first of two. */
  async function findBestOther(
    transaction: Transaction,
    studentId: string,
    { id, quizId }: TakenAttempt,
  ): Promise<TakenAttempt | null> {
    const best = takenAt(studentId, quizId).orderBy('percentage', 'desc').orderBy('completedAt');
    const { docs } = await transaction.get(best.limit(2));
    const others = docs.filter((doc) => doc.id !== id);
    return readDocuments(storedTakenAttempt, others)[0] ?? null;
  }

  async function changingIn(
    transaction: Transaction,
    studentId: string,
    quizId: string,
    after: TakenAttempt | null = null,
  ): Promise<ResultChange> {
    const snapshot = await transaction.get(resultsOf(studentId).doc(quizId));
    const result = await parseIn(transaction, studentId, snapshot);
    const bestOther =
      result && after && result.attempts > 1 && losesBest(result, after)
        ? await findBestOther(transaction, studentId, after)
        : null;
    const write = (changed: QuizResult) => void transaction.set(snapshot.ref, changed);
    return {
      add: (attempt) => write(addToResult(result, attempt)),
      change: (before, now) => {
        if (result) write(changeInResult(result, before, now, bestOther));
      },
    };
  }

  /** Counts one result again; of somebody who was erased meanwhile nothing comes back. */
  function recountAt(studentId: string, quizId: string): Promise<QuizResult | null> {
    return transact(school.firestore, async (transaction) => {
      const ref = resultsOf(studentId).doc(quizId);
      const [kept, taken] = await Promise.all([
        transaction.get(ref),
        transaction.get(takenAt(studentId, quizId)),
      ]);
      const readable = readDocuments(storedTakenAttempt, taken.docs);
      const ofAttempts = countResults(readable).get(quizId) ?? null;
      const counted = keepShown(readIfPossible(quizResultSchema, kept), ofAttempts);
      if (counted) transaction.set(ref, counted);
      else if (kept.exists) transaction.delete(ref);
      return counted;
    });
  }

  async function recountSome(studentId: string, quizIds: readonly string[]): Promise<QuizResult[]> {
    const counted = await mapAtMost(AT_ONCE, quizIds, (id) => recountAt(studentId, id));
    return counted.filter((result) => result !== null);
  }

  /** Of these quizzes, those that the student has an attempt at. */
  async function findTaken(studentId: string, quizIds: readonly string[]): Promise<string[]> {
    const taken = await findIn(quizIds, (ids) =>
      attempts.where('studentId', '==', studentId).where('quizId', 'in', ids).select('quizId'),
    );
    const ids = taken.map((attempt) => readField(attemptFields, 'quizId', attempt));
    return [...new Set(ids.filter((id) => id !== null))];
  }

  async function find(
    studentId: string,
    quizIds: readonly string[],
  ): Promise<ReadonlyMap<string, TakenResult>> {
    const found = await findIn(quizIds, (ids) =>
      resultsOf(studentId).where(FieldPath.documentId(), 'in', ids),
    );
    const kept = readDocuments(quizResultSchema, found);
    const known = new Set(kept.map(({ quizId }) => quizId));
    // Mostly she has not taken the others. What was taken before results were kept is counted here.
    const others = quizIds.filter((id) => !known.has(id));
    const counted = await recountSome(studentId, await findTaken(studentId, others));
    const taken = [...kept, ...counted].filter(isTaken);
    return new Map(taken.map((result) => [result.quizId, result]));
  }

  return {
    changingIn,

    /** Whether a student has been shown the answers of a quiz, as a transaction sees it. */
    async hasSeenAnswersIn(
      transaction: Transaction,
      studentId: string,
      quizId: string,
    ): Promise<boolean> {
      const snapshot = await transaction.get(resultsOf(studentId).doc(quizId));
      return readIfPossible(quizResultSchema, snapshot)?.hasSeenAnswers ?? false;
    },

    /** Of these students, those who have been shown the answers of a quiz. Costs one read each. */
    async findSeen(quizId: string, studentIds: readonly string[]): Promise<ReadonlySet<string>> {
      if (studentIds.length === 0) return new Set();
      const refs = studentIds.map((id) => resultsOf(id).doc(quizId));
      const found = await school.firestore.getAll(...refs);
      return new Set(
        found.flatMap((snapshot, at) =>
          readIfPossible(quizResultSchema, snapshot)?.hasSeenAnswers ? (studentIds[at] ?? []) : [],
        ),
      );
    },

    /**
     * Remembers that a board has shown these students the answers of a quiz. Costs two reads and a write
     * each, and one read where it is known already.
     */
    async showOnBoard(quizId: string, studentIds: readonly string[]): Promise<void> {
      await mapAtMost(AT_ONCE, studentIds, (studentId) =>
        transact(school.firestore, async (transaction) => {
          const snapshot = await transaction.get(resultsOf(studentId).doc(quizId));
          const result = await parseIn(transaction, studentId, snapshot);
          if (!result?.sawOnBoard) transaction.set(snapshot.ref, showOnBoard(result, quizId));
        }),
      );
    },

    /** By quiz id; none at a quiz that the student has not taken. Costs one read each that she has. */
    find,

    /** The same as lists show it. */
    async findBests(
      studentId: string,
      quizIds: readonly string[],
    ): Promise<ReadonlyMap<string, BestAttempt>> {
      const results = await find(studentId, quizIds);
      return new Map([...results].map(([quizId, result]) => [quizId, toBestAttempt(result)]));
    },

    /** All of a student, a page at a time. */
    async *listAllOf(studentId: string): AsyncGenerator<QuizResult[]> {
      for await (const page of readPages(resultsOf(studentId))) {
        yield readDocuments(quizResultSchema, page);
      }
    },

    /** What is kept beside what the database counts of the attempts themselves, by the indexes alone. */
    async sum(studentId: string): Promise<{ kept: ResultSums; counted: ResultSums }> {
      const [kept, counted] = await Promise.all([
        resultsOf(studentId)
          .aggregate({
            attempts: AggregateField.sum('attempts'),
            percentageSum: AggregateField.sum('percentageSum'),
          })
          .get(),
        attempts
          .where('studentId', '==', studentId)
          .aggregate({
            attempts: AggregateField.count(),
            percentageSum: AggregateField.sum('percentage'),
          })
          .get(),
      ]);
      return { kept: kept.data(), counted: counted.data() };
    },

    /**
     * Counts all of a student again that are not what her attempts come to.
     *
     * @throws Error when an attempt cannot be read
     */
    async recount(studentId: string): Promise<void> {
      const taken: TakenAttempt[] = [];
      let stored = 0;
      for await (const page of readPages(takenBy(studentId))) {
        taken.push(...readDocuments(storedTakenAttempt, page));
        stored += page.length;
      }
      if (taken.length < stored)
        throw new Error(`${stored - taken.length} attempts cannot be read.`);
      const kept = new Map<string, QuizResult | null>();
      for await (const page of readPages(resultsOf(studentId))) {
        for (const result of page) kept.set(result.id, readIfPossible(quizResultSchema, result));
      }
      const counted = countResults(taken);
      const quizIds = new Set([...counted.keys(), ...kept.keys()]);
      const others = [...quizIds].filter((id) => {
        const before = kept.get(id) ?? null;
        return !isSame(before, keepShown(before, counted.get(id) ?? null));
      });
      await recountSome(studentId, others);
    },
  };
}

async function findIn(ids: readonly string[], queryOf: (some: readonly string[]) => Query) {
  const pages = await Promise.all(toDisjunctions(ids).map((some) => queryOf(some).get()));
  return pages.flatMap(({ docs }) => docs);
}

function isSame(kept: QuizResult | null, counted: QuizResult | null): boolean {
  if (!kept || !counted) return !kept && !counted;
  return (
    kept.attempts === counted.attempts &&
    kept.percentageSum === counted.percentageSum &&
    kept.hasSeenAnswers === counted.hasSeenAnswers &&
    kept.best?.attemptId === counted.best?.attemptId &&
    kept.best?.percentage === counted.best?.percentage
  );
}
