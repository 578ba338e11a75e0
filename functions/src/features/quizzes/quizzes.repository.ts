import { MAX_LIST } from '@study-assistant/contract/limits';
import {
  openQuestionSchema,
  questionKeySchema,
  quizStatusSchema,
  targetGradeSchema,
  toughnessSchema,
  writerNameSchema,
  type OpenQuestion,
  type Question,
  type QuestionKey,
  type QuizSummary,
} from '@study-assistant/contract/quizzes';
import type { Firestore, Query } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { readDocument, readDocuments, storedTime, toStoredTime } from '../../platform/documents.ts';

const summaryFields = {
  version: z.literal(1),
  title: z.string(),
  toughness: toughnessSchema,
  targetGrade: targetGradeSchema,
  numQuestions: z.int(),
  createdAt: storedTime,
  teacherId: z.string(),
  status: quizStatusSchema,
  writer: writerNameSchema,
  notice: z.nullable(z.string()),
};
const storedSummary = z.object({ id: z.string(), ...summaryFields });
const storedQuiz = z.object({
  id: z.string(),
  ...summaryFields,
  questions: z.array(openQuestionSchema),
});
const storedKey = z.object({
  id: z.string(),
  version: z.literal(1),
  /** Also here, so that security rules can tell whose key it is without reading the quiz. */
  teacherId: z.string(),
  questions: z.array(questionKeySchema),
});

/** A quiz as a student may see it. */
export type OpenQuiz = QuizSummary & { questions: OpenQuestion[] };

export type FinishedQuiz = Pick<QuizSummary, 'id' | 'teacherId' | 'title' | 'notice'> & {
  questions: readonly Question[];
};

export type QuizzesRepository = ReturnType<typeof createQuizzesRepository>;

/**
 * `quizzes/{id}` holds what a student may see, `quizzes/{id}/private/key` the answers. Lists leave
 * the questions in the database.
 */
export function createQuizzesRepository(firestore: Firestore) {
  const quizzes = firestore.collection('quizzes');
  const key = (id: string) => quizzes.doc(id).collection('private').doc('key');

  async function list(query: Query): Promise<QuizSummary[]> {
    const fields = Object.keys(summaryFields);
    const found = await query
      .orderBy('createdAt', 'desc')
      .limit(MAX_LIST)
      .select(...fields)
      .get();
    return readDocuments(storedSummary, found.docs).map(withoutVersion);
  }

  return {
    newId: () => quizzes.doc().id,
    listOfTeacher: (teacherId: string) => list(quizzes.where('teacherId', '==', teacherId)),
    listReady: () => list(quizzes.where('status', '==', 'ready')),

    async find(id: string): Promise<OpenQuiz | null> {
      const quiz = readDocument(storedQuiz, await quizzes.doc(id).get());
      return quiz && withoutVersion(quiz);
    },

    /** A teacher's published quizzes with their questions, without the keys. */
    async listOpenOfTeacher(teacherId: string): Promise<OpenQuiz[]> {
      const found = await quizzes
        .where('teacherId', '==', teacherId)
        .orderBy('createdAt', 'desc')
        .limit(MAX_LIST)
        .get();
      const stored = readDocuments(storedQuiz, found.docs).map(withoutVersion);
      return stored.filter(({ status }) => status === 'ready');
    },

    async findKey(id: string): Promise<QuestionKey[] | null> {
      return readDocument(storedKey, await key(id).get())?.questions ?? null;
    },

    /** A ready quiz with its key; null when students cannot take it. */
    async findWithKey(id: string): Promise<(QuizSummary & { questions: Question[] }) | null> {
      const [quiz, keys] = await Promise.all([this.find(id), this.findKey(id)]);
      if (quiz?.status !== 'ready' || !keys) return null;
      const questions = quiz.questions.map((question, index) => {
        const answer = keys[index];
        if (!answer) throw new Error(`quizzes/${id} has no key for question ${index}`);
        return { ...question, ...answer };
      });
      return { ...quiz, questions };
    },

    async create(summary: QuizSummary): Promise<void> {
      const { id, createdAt, ...fields } = summary;
      const stored = {
        version: 1,
        ...fields,
        createdAt: toStoredTime(new Date(createdAt)),
        questions: [],
      };
      await quizzes.doc(id).create(stored);
    },

    async update(
      id: string,
      fields: Partial<Pick<QuizSummary, 'status' | 'writer'>>,
    ): Promise<void> {
      await quizzes.doc(id).update(fields);
    },

    /** Stores what was written and opens the quiz, all at once; false when it was deleted meanwhile. */
    publish({ id, teacherId, title, questions, notice }: FinishedQuiz): Promise<boolean> {
      return firestore.runTransaction(async (transaction) => {
        const quiz = await transaction.get(quizzes.doc(id));
        if (!quiz.exists) return false;
        const open = questions.map((question) => openQuestionSchema.parse(question));
        const keys = questions.map((question) => questionKeySchema.parse(question));
        transaction.update(quizzes.doc(id), {
          title,
          notice,
          status: 'ready',
          numQuestions: questions.length,
          questions: open,
        });
        transaction.set(key(id), { version: 1, teacherId, questions: keys });
        return true;
      });
    },

    async remove(id: string): Promise<void> {
      const batch = firestore.batch();
      batch.delete(key(id));
      batch.delete(quizzes.doc(id));
      await batch.commit();
    },
  };
}

function withoutVersion<T extends { version: 1 }>({
  version: _version,
  ...rest
}: T): Omit<T, 'version'> {
  return rest;
}
