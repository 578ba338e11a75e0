import type { Grade } from '@study-assistant/contract/people/accounts';
import { targetGrades, type QuizSummary } from '@study-assistant/contract/quizzes/quizzes';
import type { CollectionReference, Query } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import {
  placeSchema,
  readCursor,
  readPage,
  toCursor,
  type FoundPage,
  type PageAsked,
  type Place,
} from '../../platform/firestore/pages.ts';
import { forOthers, storedSummary, summaryFields, type Filed } from './stored-quiz.ts';

type QuizPage<Q = QuizSummary> = { quizzes: Q[]; next: string | null };

/** A student's list has two parts, read one after the other. */
type Part = 'own-grade' | 'other-grades';
const readyCursor = z.tuple([z.enum(['own-grade', 'other-grades']), placeSchema]);

const listing = { schema: storedSummary, orderedBy: 'createdAt' };
/** The questions stay in the database. */
const listedFieldNames = Object.keys(summaryFields);

/** Quizzes page by page, newest first. */
export function createQuizLists(quizzes: CollectionReference) {
  const read = (query: Query, limit: number, after: Place | null) =>
    readPage(query.select(...listedFieldNames), listing, { limit, after });

  return {
    async listOfTeacher(
      teacherId: string,
      { limit, before }: PageAsked,
    ): Promise<QuizPage<Filed<QuizSummary>>> {
      const own = quizzes.where('teacherId', '==', teacherId);
      const { found, end } = await read(own, limit, readCursor(placeSchema, before));
      return { quizzes: found, next: end && toCursor(end) };
    },

    /** Those that teachers share with their colleagues, whosever they are. */
    async listShared({ limit, before }: PageAsked): Promise<QuizPage> {
      const shared = quizzes.where('filing.isShared', '==', true);
      const { found, end } = await read(shared, limit, readCursor(placeSchema, before));
      return { quizzes: found.map(forOthers), next: end && toCursor(end) };
    },

    /** As students see them: those of one grade first, and only where they end those of the others. */
    async listReady(grade: Grade | null, { limit, before }: PageAsked): Promise<QuizPage> {
      const ready = quizzes.where('status', '==', 'ready');
      const [part, after] = readCursor(readyCursor, before) ?? (['own-grade', null] as const);
      const own = `Grade ${grade}`;
      const isOwnPart = part === 'own-grade';
      const first =
        isOwnPart && grade !== null
          ? await read(ready.where('targetGrade', '==', own), limit, after)
          : EMPTY;
      if (first.end) return toReadyPage(first.found, 'own-grade', first.end);
      const others = ready.where(
        'targetGrade',
        'in',
        targetGrades.filter((one) => one !== own),
      );
      const rest = await read(others, limit - first.size, isOwnPart ? null : after);
      return toReadyPage([...first.found, ...rest.found], 'other-grades', rest.end);
    },
  };
}

const EMPTY: FoundPage<Filed<QuizSummary>> = { found: [], size: 0, end: null };

function toReadyPage(found: Filed<QuizSummary>[], part: Part, end: Place | null): QuizPage {
  return { quizzes: found.map(forOthers), next: end && toCursor([part, end]) };
}
