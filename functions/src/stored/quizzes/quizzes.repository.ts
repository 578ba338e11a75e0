import { isDeepStrictEqual } from 'node:util';
import type { Subject } from '@study-assistant/contract/materials/subjects';
import type { PlacedQuestion, Question } from '@study-assistant/contract/questions/question';
import {
  isPublished,
  PUBLISHED_STATUSES,
  type Filing,
  type QuizSummary,
  type WriterName,
} from '@study-assistant/contract/quizzes/quizzes';
import type { WrittenDraft } from '@study-assistant/writer/writer';
import type {
  DocumentReference,
  DocumentSnapshot,
  Transaction,
  WriteBatch,
} from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { AssignmentRecord } from '../../domain/assignment/assignment-record.ts';
import { listGiven } from '../../domain/assignment/given-of-quiz.ts';
import { draftId, firstId, spareId } from '../../domain/quiz/question-ids.ts';
import type { JobState } from '../../domain/quiz/quiz-job.ts';
import { listQuizTopics } from '../../domain/quiz/quiz-topics.ts';
import { countReview } from '../../domain/quiz/review.ts';
import {
  readDocument,
  readDocuments,
  readIfPossible,
  skipUnreadable,
  toStoredTime,
  readField,
} from '../../platform/firestore/documents.ts';
import { transact } from '../../platform/firestore/transact.ts';
import { createListVersions } from '../kept/list-versions.repository.ts';
import { createJobsRepository, type Job } from './jobs.repository.ts';
import { createQuizLists } from './quiz-lists.repository.ts';
import { jobsOf } from './stored-job.ts';
import {
  splitQuestions,
  toMarkedByHand,
  storedKey,
  storedQuiz,
  storedSummary,
  wholeQuiz,
  type Filed,
  type OpenQuiz,
  type WholeQuiz,
  quizzesOf,
  deletedQuizzesOf,
  keyOf,
  draftsOf,
  summaryFields,
  versionsOf,
} from './stored-quiz.ts';

export type NamedQuiz = Pick<QuizSummary, 'title' | 'teacherId' | 'teacherName'>;

export type WrittenQuestions = Pick<QuizSummary, 'id' | 'title' | 'notice'> & {
  /** Without one it stays as it was ordered. */
  subject?: Subject | null;
  /** The same. */
  writer?: WriterName;
  questions: readonly Question[];
  drafts: readonly WrittenDraft[];
  /** Sound questions of other kinds that the quiz does not have. */
  spares?: readonly Question[];
  status: 'draft' | 'ready';
};

const storedTitle = z.object({ id: z.string(), title: summaryFields.title });

export type QuizzesRepository = ReturnType<typeof createQuizzesRepository>;

/**
 * `quizzes/{id}` holds what a student may see, `quizzes/{id}/private/key` the answers, and
 * `…/private/drafts` what is not one of its questions.
 */
export function createQuizzesRepository(school: DocumentReference) {
  const quizzes = quizzesOf(school);
  const key = (id: string) => keyOf(quizzes.doc(id));
  const drafts = (id: string) => draftsOf(quizzes.doc(id));
  const deletedQuizzes = deletedQuizzesOf(school);
  const lists = createListVersions(school);
  const jobs = createJobsRepository(school);

  function unlessWritten(
    id: string,
    fields: Partial<Pick<QuizSummary, 'status' | 'writer'>>,
    changeJob: (transaction: Transaction) => void,
  ): Promise<boolean> {
    return transact(school.firestore, async (transaction) => {
      const quiz = await transaction.get(quizzes.doc(id));
      const { status, teacherId } = readStanding(quiz);
      if (status !== 'generating' && status !== 'failed') return false;
      transaction.update(quiz.ref, fields);
      lists.raiseQuiz(transaction, { id, teacherId }, { isReady: false });
      changeJob(transaction);
      return true;
    });
  }

  /** Its key, its drafts and its earlier versions. */
  function removeBelowIn(
    transaction: Transaction,
    id: string,
    earlier: readonly DocumentSnapshot[],
  ): void {
    for (const { ref } of earlier) transaction.delete(ref);
    transaction.delete(key(id));
    transaction.delete(drafts(id));
  }

  function createIn(
    writes: WriteBatch | Transaction,
    { id, createdAt, ...fields }: QuizSummary,
    job?: Job,
  ): void {
    const quiz = { ...fields, createdAt: toStoredTime(new Date(createdAt)), questions: [] };
    // TypeScript finds no signature that both have, though both set in the same way.
    (writes as WriteBatch).set(quizzes.doc(id), { version: 1, quizVersion: 1, ...quiz });
    lists.raiseQuiz(
      writes,
      { id, teacherId: fields.teacherId },
      { isReady: fields.status === 'ready' },
    );
    if (job) jobs.saveIn(writes, job);
  }

  return {
    newId: () => quizzes.doc().id,
    ...createQuizLists(quizzes),

    async find(id: string): Promise<OpenQuiz | null> {
      return readDocument(storedQuiz, await quizzes.doc(id).get());
    },

    /** What they are called and whose they are, by id; those that are gone are not among them. */
    async findNamed(ids: readonly string[]): Promise<Map<string, NamedQuiz>> {
      if (ids.length === 0) return new Map();
      const refs = ids.map((id) => quizzes.doc(id));
      const fieldMask = ['title', 'teacherId', 'teacherName'];
      const found = await school.firestore.getAll(...refs, { fieldMask });
      return new Map(
        found.flatMap((quiz): [string, NamedQuiz][] => {
          const title = readField(summaryFields, 'title', quiz);
          const teacherId = readField(summaryFields, 'teacherId', quiz);
          const teacherName = readField(summaryFields, 'teacherName', quiz) ?? '';
          if (title === null || teacherId === null) return [];
          return [[quiz.id, { title, teacherId, teacherName }]];
        }),
      );
    },

    async findIn(transaction: Transaction, id: string): Promise<OpenQuiz | null> {
      return readDocument(storedQuiz, await transaction.get(quizzes.doc(id)));
    },

    /** Opens a draft to the students who have an assignment with it. */
    openToClassesIn(
      transaction: Transaction,
      { id, teacherId }: Pick<QuizSummary, 'id' | 'teacherId'>,
    ): void {
      transaction.update(quizzes.doc(id), { status: 'assigned' });
      lists.raiseQuiz(transaction, { id, teacherId }, { isReady: false });
    },

    /** Notes in a quiz, which may be gone by now, to whom these assignments give it. */
    noteGivenIn(
      transaction: Transaction,
      quiz: OpenQuiz | null,
      assignments: readonly AssignmentRecord[],
    ): void {
      const given = listGiven(assignments);
      if (!quiz || isDeepStrictEqual(given, quiz.filing.given)) return;
      transaction.update(quizzes.doc(quiz.id), { 'filing.given': given });
      const { id, teacherId } = quiz;
      lists.raiseQuiz(transaction, { id, teacherId }, { isReady: false });
    },

    /**
     * Stores what its teacher files a quiz under and whether she shares it; null where it is gone, or
     * is another teacher's by now.
     */
    saveFiling(
      id: string,
      teacherId: string,
      changes: Partial<Pick<Filing, 'tags' | 'isShared'>>,
    ): Promise<Filed<QuizSummary> | null> {
      const ref = quizzes.doc(id);
      return transact(school.firestore, async (transaction) => {
        const quiz = readDocument(storedSummary, await transaction.get(ref));
        if (quiz?.teacherId !== teacherId) return null;
        const filing = { ...quiz.filing, ...changes };
        transaction.update(ref, { filing });
        const isShared = filing.isShared || quiz.filing.isShared;
        lists.raiseQuiz(transaction, { id, teacherId, isShared }, { isReady: false });
        return { ...quiz, filing };
      });
    },

    /** A quiz that is written already, with its key and, where its document is kept, its job. */
    async createWritten(
      { questions, filing, ...summary }: Filed<QuizSummary> & { questions: PlacedQuestion[] },
      job: Job | null,
    ): Promise<void> {
      const batch = school.firestore.batch();
      const { id, teacherId } = summary;
      createIn(batch, summary, job ?? undefined);
      const { open, keys } = splitQuestions(questions);
      batch.update(quizzes.doc(id), { questions: open, filing, ...toMarkedByHand(questions) });
      batch.set(key(id), { version: 1, teacherId, questions: keys, corrections: [] });
      await batch.commit();
    },

    /** A teacher's quizzes of which she marks answers, in no order that means something. */
    async listMarkedByHand(
      teacherId: string,
      limit: number,
    ): Promise<{ id: string; title: string }[]> {
      const own = quizzes.where('teacherId', '==', teacherId).where('isMarkedByHand', '==', true);
      const found = await own.select('title').limit(limit).get();
      return readDocuments(storedTitle, found.docs);
    },

    /** A teacher's newest published quizzes with their keys: a question's topic is there. */
    async listNewestOpen(
      teacherId: string,
      limit: number,
      since: string | null,
    ): Promise<WholeQuiz[]> {
      const open = quizzes
        .where('teacherId', '==', teacherId)
        .where('status', 'in', PUBLISHED_STATUSES);
      const ofYear =
        since === null ? open : open.where('createdAt', '>=', toStoredTime(new Date(since)));
      const found = await ofYear.orderBy('createdAt', 'desc').limit(limit).get();
      const read = readDocuments(storedQuiz, found.docs);
      const keys =
        read.length > 0 ? await school.firestore.getAll(...read.map(({ id }) => key(id))) : [];
      return read
        .map((quiz, at) => {
          const path = `quizzes/${quiz.id}`;
          const stored = keys[at] ? readIfPossible(storedKey, keys[at]) : null;
          return skipUnreadable(path, () => wholeQuiz(quiz, stored));
        })
        .filter((quiz) => quiz !== null);
    },

    /**
     * A quiz that is yet to be written, with its job: neither is ever there without the other. Setting
     * is no mistake when it comes again, because its answer was lost; the id is new.
     */
    async create(summary: QuizSummary, job?: Job): Promise<void> {
      const batch = school.firestore.batch();
      createIn(batch, summary, job);
      await batch.commit();
    },

    createIn,

    /** Stores that it could not be written, and how its job ended; false for a quiz that is written, or gone. */
    fail: (id: string, ended: JobState) =>
      unlessWritten(id, { status: 'failed' }, (transaction) => jobs.endIn(transaction, id, ended)),

    /** Stores that it is written once more, with its job; false for a quiz that is written, or gone. */
    reopen: (job: Job) =>
      unlessWritten(job.id, { status: 'generating', writer: job.order.writer }, (transaction) =>
        jobs.saveIn(transaction, job),
      ),

    /**
     * Stores what was written, all at once, and how its job ended; false when the quiz was deleted
     * meanwhile. A quiz that is written already stays as it is, since its teacher may have edited it.
     */
    storeWritten(
      { id, title, notice, subject, writer, status, ...written }: WrittenQuestions,
      ended?: JobState,
    ) {
      return transact(school.firestore, async (transaction) => {
        const quiz = readDocument(storedSummary, await transaction.get(quizzes.doc(id)));
        if (!quiz) return false;
        if (quiz.status !== 'generating') return true;
        // Whose it is now: it may have been handed over since it was ordered.
        const { teacherId } = quiz;
        const placed = written.questions.map((one, at) => ({ ...one, id: firstId(at) }));
        const waiting = written.drafts.map((one, at) => ({ ...one, id: draftId(at) }));
        const spares = (written.spares ?? []).map((one, at) => ({ ...one, id: spareId(at) }));
        const { open, keys } = splitQuestions(placed);
        transaction.update(quizzes.doc(id), {
          title,
          notice,
          ...(subject !== undefined && { subject }),
          ...(writer !== undefined && { writer }),
          topics: listQuizTopics(placed, title),
          status,
          numQuestions: placed.length,
          questions: open,
          ...toMarkedByHand(placed),
          review: countReview(placed, { drafts: waiting.length, spares: spares.length }),
        });
        if (waiting.length + spares.length > 0) {
          const left = { drafts: waiting, dismissed: [], spares };
          transaction.set(drafts(id), { version: 1, teacherId, ...left });
        }
        transaction.set(key(id), { version: 1, teacherId, questions: keys, corrections: [] });
        lists.raiseQuiz(transaction, { id, teacherId }, { isReady: status === 'ready' });
        if (ended) jobs.endIn(transaction, id, ended);
        return true;
      });
    },

    /**
     * Takes a published quiz back from the students: it is a draft again, which remembers it. False where
     * there is no such quiz.
     */
    withdraw(id: string): Promise<boolean> {
      return transact(school.firestore, async (transaction) => {
        const quiz = await transaction.get(quizzes.doc(id));
        const { status, teacherId } = readStanding(quiz);
        if (status === null || !isPublished({ status })) return quiz.exists;
        transaction.update(quiz.ref, { status: 'draft', isWithdrawn: true });
        lists.raiseQuiz(transaction, { id, teacherId }, { isReady: status === 'ready' });
        return true;
      });
    },

    /**
     * With its key, its drafts, its earlier versions and its job; in a transaction, so that no edit slips
     * in between. False, and nothing removed, while students may take it. Of one that can be taken back
     * nothing is removed either: it is gone by its own way.
     */
    remove(id: string): Promise<boolean> {
      return transact(school.firestore, async (transaction) => {
        const versions = versionsOf(quizzes.doc(id)).select();
        const [earlier, quiz] = await Promise.all([
          transaction.get(versions),
          transaction.get(quizzes.doc(id)),
        ]);
        const { status, teacherId, isShared } = readStanding(quiz);
        if (status !== null && isPublished({ status })) return false;
        if (!quiz.exists && (await transaction.get(deletedQuizzes.doc(id))).exists) return true;
        removeBelowIn(transaction, id, earlier.docs);
        transaction.delete(jobsOf(school).doc(id));
        transaction.delete(quizzes.doc(id));
        if (quiz.exists) {
          lists.raiseQuiz(transaction, { id, teacherId, isShared }, { isReady: false });
        }
        return true;
      });
    },

    /** What is left of a quiz that was taken away, and with it the way back. */
    removeLeftovers(id: string): Promise<void> {
      return transact(school.firestore, async (transaction) => {
        const versions = versionsOf(quizzes.doc(id)).select();
        removeBelowIn(transaction, id, (await transaction.get(versions)).docs);
        transaction.delete(deletedQuizzes.doc(id));
      });
    },
  };
}

/** How a quiz stands, whose it is and who sees it, whatever else of it can be read. */
function readStanding(quiz: DocumentSnapshot) {
  return {
    status: readField(summaryFields, 'status', quiz),
    teacherId: readField(summaryFields, 'teacherId', quiz),
    isShared: readField(summaryFields, 'filing', quiz)?.isShared ?? false,
  };
}
