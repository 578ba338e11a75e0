import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { readDocument } from '../../platform/firestore/documents.ts';
import { keyOf, quizzesOf, storedKey, storedQuiz, wholeQuiz } from './stored-quiz.ts';

/** A question that asks a fact of the catalogue. */
export type AskedFact = {
  fact: string;
  quizId: string;
  quizTitle: string;
  teacherId: string;
  questionId: string;
  question: string;
  /** False for one that its teacher has taken out again. */
  isInQuiz: boolean;
};

const PAGE = 100;

/** Questions by the fact that they ask. */
export function createAskedFactsRepository(school: DocumentReference) {
  const quizzes = quizzesOf(school).orderBy('__name__').limit(PAGE);

  /** All that a quiz asks of the catalogue, or asked. */
  async function listIn(quiz: DocumentSnapshot): Promise<AskedFact[]> {
    const open = readDocument(storedQuiz, quiz);
    const key = readDocument(storedKey, await keyOf(quiz.ref).get());
    if (!open || !key) return [];
    const { id: quizId, title: quizTitle, teacherId, questions, former } = wholeQuiz(open, key);
    return [
      ...questions.map((one) => ({ one, isInQuiz: true })),
      ...former.map((one) => ({ one, isInQuiz: false })),
    ].flatMap(({ one: { id: questionId, question, fact }, isInQuiz }) =>
      fact === undefined
        ? []
        : [{ fact, quizId, quizTitle, teacherId, questionId, question, isInQuiz }],
    );
  }

  return {
    /** The fact that a question of a quiz asks; null where it asks none, or is not there. */
    async find(quizId: string, questionId: string): Promise<string | null> {
      const asked = await listIn(await quizzesOf(school).doc(quizId).get());
      return asked.find((one) => one.questionId === questionId)?.fact ?? null;
    },

    /**
     * Every question of the school that asks it. Two reads for each quiz that there is, since no
     * index leads into a list of questions: for a fault that was found, not for a screen.
     */
    async list(fact: string): Promise<AskedFact[]> {
      const asked: AskedFact[] = [];
      let page: readonly DocumentSnapshot[] = (await quizzes.get()).docs;
      while (page.length > 0) {
        const found = (await Promise.all(page.map(listIn))).flat();
        asked.push(...found.filter((one) => one.fact === fact));
        page = page.length < PAGE ? [] : (await quizzes.startAfter(page.at(-1)).get()).docs;
      }
      return asked;
    },
  };
}
