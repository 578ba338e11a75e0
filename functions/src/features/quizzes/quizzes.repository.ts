import { MAX_LIST } from '@study-assistant/contract/limits';
import type { Question, QuizSummary } from '@study-assistant/contract/quizzes';
import type { WrittenDraft } from '@study-assistant/writer/writer';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
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

/**
 * `quizzes/{id}` holds what a student may see, `quizzes/{id}/private/key` the answers, and
 * `…/private/drafts` what is not a question yet.
 */
export function createQuizzesRepository(firestore: Firestore) {
  const quizzes = firestore.collection('quizzes');
  const key = (id: string) => quizzes.doc(id).collection('private').doc('key');
  const drafts = (id: string) => quizzes.doc(id).collection('private').doc('drafts');
  const lists = createListVersions(firestore);

  return {
    newId: () => quizzes.doc().id,
    ...createQuizLists(quizzes),

    async find(id: string): Promise<OpenQuiz | null> {
      return readDocument(storedQuiz, await quizzes.doc(id).get());
    },

    async findIn(transaction: Transaction, id: string): Promise<OpenQuiz | null> {
      return readDocument(storedQuiz, await transaction.get(quizzes.doc(id)));
    },

    /** A teacher's published quizzes with their keys: a question's topic is there. */
    async listOpenOfTeacher(teacherId: string): Promise<WholeQuiz[]> {
      const found = await quizzes
        .where('teacherId', '==', teacherId)
        .orderBy('createdAt', 'desc')
        .limit(MAX_LIST)
        .get();
      const open = readDocuments(storedQuiz, found.docs).filter(({ status }) => status === 'ready');
      const keys = open.length > 0 ? await firestore.getAll(...open.map(({ id }) => key(id))) : [];
      return open
        .map((quiz, at) => {
          const path = `quizzes/${quiz.id}`;
          const stored = keys[at] ? readIfPossible(storedKey, keys[at]) : null;
          return skipUnreadable(path, () => wholeQuiz(quiz, stored));
        })
        .filter((quiz) => quiz !== null);
    },

    async create(summary: QuizSummary): Promise<void> {
      const { id, createdAt, ...fields } = summary;
      const stored = {
        version: 1,
        quizVersion: 1,
        ...fields,
        createdAt: toStoredTime(new Date(createdAt)),
        questions: [],
      };
      const batch = firestore.batch();
      batch.create(quizzes.doc(id), stored);
      lists.raiseQuiz(batch, summary.teacherId, { isReady: summary.status === 'ready' });
      await batch.commit();
    },

    /** Of a quiz that may have been open to students until now. */
    async update(
      { id, teacherId }: Pick<QuizSummary, 'id' | 'teacherId'>,
      fields: Partial<Pick<QuizSummary, 'status' | 'writer'>>,
    ): Promise<void> {
      const batch = firestore.batch();
      batch.update(quizzes.doc(id), fields);
      lists.raiseQuiz(batch, teacherId, { isReady: true });
      await batch.commit();
    },

    /**
     * Stores what was written, all at once; false when the quiz was deleted meanwhile. A quiz that
     * is written already stays as it is, since its teacher may have edited it.
     */
    storeWritten({ id, teacherId, title, notice, status, ...written }: WrittenQuestions) {
      return firestore.runTransaction(async (transaction) => {
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
        return true;
      });
    },

    /** Takes an open quiz back from the students: it is a draft again. */
    async withdraw(id: string): Promise<void> {
      await firestore.runTransaction(async (transaction) => {
        const quiz = await transaction.get(quizzes.doc(id));
        if (quiz.get('status') !== 'ready') return;
        transaction.update(quiz.ref, { status: 'draft' });
        lists.raiseQuiz(transaction, String(quiz.get('teacherId')), { isReady: true });
      });
    },

    /**
     * With its key, its drafts and its earlier versions; in a transaction, so that no edit slips in between. False,
     * and nothing removed, while students may take it.
     */
    async remove(id: string): Promise<boolean> {
      return firestore.runTransaction(async (transaction) => {
        const versions = quizzes.doc(id).collection('versions').select();
        const [earlier, quiz] = await Promise.all([
          transaction.get(versions),
          transaction.get(quizzes.doc(id)),
        ]);
        if (quiz.get('status') === 'ready') return false;
        for (const { ref } of earlier.docs) transaction.delete(ref);
        transaction.delete(key(id));
        transaction.delete(drafts(id));
        transaction.delete(quizzes.doc(id));
        if (quiz.exists) {
          lists.raiseQuiz(transaction, String(quiz.get('teacherId')), { isReady: false });
        }
        return true;
      });
    },
  };
}
