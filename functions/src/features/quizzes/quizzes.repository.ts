import type { Question, QuizSummary, WriterName } from '@study-assistant/contract/quizzes';
import type { WrittenDraft } from '@study-assistant/writer/writer';
import type { DocumentReference, Transaction, WriteBatch } from 'firebase-admin/firestore';
import { draftId, firstId } from '../../domain/quiz/question-ids.ts';
import { countReview } from '../../domain/quiz/review.ts';
import {
  readDocument,
  readDocuments,
  readIfPossible,
  skipUnreadable,
  toStoredTime,
} from '../../platform/documents.ts';
import { createListVersions } from '../../platform/list-versions.repository.ts';
import { createQuizLists } from './quiz-lists.repository.ts';
import {
  splitQuestions,
  storedKey,
  storedQuiz,
  storedSummary,
  wholeQuiz,
  type OpenQuiz,
  type WholeQuiz,
} from './stored-quiz.ts';

export type WrittenQuestions = Pick<QuizSummary, 'id' | 'teacherId' | 'title' | 'notice'> & {
  questions: readonly Question[];
  drafts: readonly WrittenDraft[];
  status: 'draft' | 'ready';
};

/** Writes the job of a quiz together with it. */
type WithJob<Writes = Transaction> = (writes: Writes) => void;
const alone = () => undefined;

/** Students take it, from the shelf or by an assignment. */
const PUBLISHED = ['assigned', 'ready'];

/**
 * `quizzes/{id}` holds what a student may see, `quizzes/{id}/private/key` the answers, and
 * `…/private/drafts` what is not a question yet.
 */
export function createQuizzesRepository(school: DocumentReference) {
  const quizzes = school.collection('quizzes');
  const key = (id: string) => quizzes.doc(id).collection('private').doc('key');
  const drafts = (id: string) => quizzes.doc(id).collection('private').doc('drafts');
  const lists = createListVersions(school);

  function unlessWritten(
    id: string,
    fields: Partial<Pick<QuizSummary, 'status' | 'writer'>>,
    changeJob: WithJob,
  ): Promise<boolean> {
    return school.firestore.runTransaction(async (transaction) => {
      const quiz = await transaction.get(quizzes.doc(id));
      if (!['generating', 'failed'].includes(String(quiz.get('status')))) return false;
      transaction.update(quiz.ref, fields);
      lists.raiseQuiz(transaction, String(quiz.get('teacherId')), { isReady: false });
      changeJob(transaction);
      return true;
    });
  }

  return {
    newId: () => quizzes.doc().id,
    ...createQuizLists(quizzes),

    async find(id: string): Promise<OpenQuiz | null> {
      return readDocument(storedQuiz, await quizzes.doc(id).get());
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
      lists.raiseQuiz(transaction, teacherId, { isReady: false });
    },

    /** A teacher's newest published quizzes with their keys: a question's topic is there. */
    async listNewestOpen(teacherId: string, limit: number): Promise<WholeQuiz[]> {
      const found = await quizzes
        .where('teacherId', '==', teacherId)
        .where('status', 'in', PUBLISHED)
        .orderBy('createdAt', 'desc')
        .limit(limit)
        .get();
      const open = readDocuments(storedQuiz, found.docs);
      const keys =
        open.length > 0 ? await school.firestore.getAll(...open.map(({ id }) => key(id))) : [];
      return open
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
    async create(summary: QuizSummary, addJob: WithJob<WriteBatch> = alone): Promise<void> {
      const { id, createdAt, ...fields } = summary;
      const batch = school.firestore.batch();
      batch.set(quizzes.doc(id), {
        version: 1,
        quizVersion: 1,
        ...fields,
        createdAt: toStoredTime(new Date(createdAt)),
        questions: [],
      });
      lists.raiseQuiz(batch, summary.teacherId, { isReady: summary.status === 'ready' });
      addJob(batch);
      await batch.commit();
    },

    /** That it could not be written; false for a quiz that is written, or gone. */
    fail: (id: string, changeJob: WithJob) => unlessWritten(id, { status: 'failed' }, changeJob),

    /** That it is written once more; false for a quiz that is written, or gone. */
    reopen: (id: string, writer: WriterName, changeJob: WithJob) =>
      unlessWritten(id, { status: 'generating', writer }, changeJob),

    /**
     * Stores what was written, all at once, and that its job is done; false when the quiz was deleted
     * meanwhile. A quiz that is written already stays as it is, since its teacher may have edited it.
     */
    storeWritten(
      { id, teacherId, title, notice, status, ...written }: WrittenQuestions,
      endJob: WithJob = alone,
    ) {
      return school.firestore.runTransaction(async (transaction) => {
        const quiz = readDocument(storedSummary, await transaction.get(quizzes.doc(id)));
        if (!quiz) return false;
        if (quiz.status !== 'generating') return true;
        const placed = written.questions.map((one, at) => ({ ...one, id: firstId(at) }));
        const waiting = written.drafts.map((one, at) => ({ ...one, id: draftId(at) }));
        const { open, keys } = splitQuestions(placed);
        transaction.update(quizzes.doc(id), {
          title,
          notice,
          status,
          numQuestions: placed.length,
          questions: open,
          review: countReview(placed, waiting.length),
        });
        if (waiting.length > 0) {
          transaction.set(drafts(id), { version: 1, teacherId, drafts: waiting, dismissed: [] });
        }
        transaction.set(key(id), { version: 1, teacherId, questions: keys, corrections: [] });
        lists.raiseQuiz(transaction, teacherId, { isReady: status === 'ready' });
        endJob(transaction);
        return true;
      });
    },

    /** Takes a published quiz back from the students: it is a draft again, which remembers it. */
    async withdraw(id: string): Promise<void> {
      await school.firestore.runTransaction(async (transaction) => {
        const quiz = await transaction.get(quizzes.doc(id));
        const status = String(quiz.get('status'));
        if (!PUBLISHED.includes(status)) return;
        transaction.update(quiz.ref, { status: 'draft', isWithdrawn: true });
        const isReady = status === 'ready';
        lists.raiseQuiz(transaction, String(quiz.get('teacherId')), { isReady });
      });
    },

    /**
     * With its key, its drafts, its earlier versions and its job; in a transaction, so that no edit slips
     * in between. False, and nothing removed, while students may take it.
     */
    async remove(id: string): Promise<boolean> {
      return school.firestore.runTransaction(async (transaction) => {
        const versions = quizzes.doc(id).collection('versions').select();
        const [earlier, quiz] = await Promise.all([
          transaction.get(versions),
          transaction.get(quizzes.doc(id)),
        ]);
        if (PUBLISHED.includes(String(quiz.get('status')))) return false;
        for (const { ref } of earlier.docs) transaction.delete(ref);
        transaction.delete(key(id));
        transaction.delete(drafts(id));
        transaction.delete(school.collection('jobs').doc(id));
        transaction.delete(quizzes.doc(id));
        if (quiz.exists) {
          lists.raiseQuiz(transaction, String(quiz.get('teacherId')), { isReady: false });
        }
        return true;
      });
    },
  };
}
