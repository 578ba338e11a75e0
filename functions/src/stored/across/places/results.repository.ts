import { FieldPath, FieldValue, type DocumentReference } from 'firebase-admin/firestore';
import { readField, readIfPossible } from '../../../platform/firestore/documents.ts';
import { transact } from '../../../platform/firestore/transact.ts';
import {
  answerCountsOf,
  createAnswerCountsRepository,
} from '../../assignments/answer-counts.repository.ts';
import { heldAttemptsOf } from '../../attempts/held-attempts.repository.ts';
import { responsesOf, responsePagesOf } from '../../attempts/responses.repository.ts';
import { attemptsOf, attemptFields } from '../../attempts/stored-attempt.ts';
import { insightsOf, insightsFields } from '../../classes/insights.repository.ts';
import { createListVersions } from '../../kept/list-versions.repository.ts';
import { marksOf, storedMarks } from '../../people/stored-marks.ts';
import { type ReportsRepository, reportsOf } from '../../quizzes/reports.repository.ts';
import { quizzesOf, summaryFields } from '../../quizzes/stored-quiz.ts';
import type { Place } from '../place.ts';
import { isAny, removeRefs } from './documents.repository.ts';

/** Attempts that go in one write, each with what is kept of its quiz. */
const PAGE = 50;

/**
 * Her attempts. What is kept of first attempts at their quizzes has hers among it, without her name; it
 * goes in the same write, so that no break can part them, and is made again without her by the next look.
 */
export function attemptsPlace(school: DocumentReference): Place {
  const own = (uid: string) => attemptsOf(school).where('studentId', '==', uid);
  return {
    name: 'attempts',
    collections: ['attempts', 'responses'],
    async erase({ uid }) {
      let removed = 0;
      for (;;) {
        const { docs } = await own(uid).select('quizId').limit(PAGE).get();
        if (docs.length === 0) return removed;
        const quizIds = new Set(docs.map((attempt) => readField(attemptFields, 'quizId', attempt)));
        const known = [...quizIds].filter((id) => id !== null);
        const kept = await Promise.all(known.map((id) => listKept(school, id)));
        await noteCounts(school, known);
        await removeRefs([...docs.map(({ ref }) => ref), ...kept.flat()]);
        removed += docs.length;
      }
    },
    isLeft: ({ uid }) => isAny(own(uid)),
  };
}

/** That these quizzes are to be counted again where their teachers look at all their questions. */
async function noteCounts(school: DocumentReference, quizIds: readonly string[]): Promise<void> {
  const refs = quizIds.map((id) => quizzesOf(school).doc(id));
  if (refs.length === 0) return;
  const lists = createListVersions(school);
  const batch = school.firestore.batch();
  const quizzes = await school.firestore.getAll(...refs, { fieldMask: ['teacherId'] });
  for (const quiz of quizzes) {
    const teacherId = readField(summaryFields, 'teacherId', quiz);
    lists.raiseQuiz(batch, { id: quiz.id, teacherId }, { isReady: false });
  }
  await batch.commit();
}

/**
 * Her first attempts at assignments, in the counts of how these were answered. Each leaves them in one
 * write with her mark there, which tells that it was counted.
 */
export function answerCountsPlace(school: DocumentReference): Place {
  const answerCounts = createAnswerCountsRepository(school);
  const marks = marksOf(school);
  const listCounted = async (uid: string) =>
    Object.keys(readIfPossible(storedMarks, await marks.doc(uid).get())?.marks ?? {});

  function takeOut(uid: string, assignmentId: string): Promise<void> {
    return transact(school.firestore, async (transaction) => {
      const ref = marks.doc(uid);
      const found = readIfPossible(storedMarks, await transaction.get(ref));
      const attemptId = found?.marks[assignmentId]?.tries[0]?.attemptId;
      if (attemptId === undefined) return;
      // What its student sees the score of is held as a whole.
      const places = [heldAttemptsOf(school), attemptsOf(school)].map((all) => all.doc(attemptId));
      const attempt = (await transaction.getAll(...places)).find(({ exists }) => exists);
      const detailedResults = attempt && readField(attemptFields, 'detailedResults', attempt);
      if (detailedResults) answerCounts.takeOutIn(transaction, assignmentId, { detailedResults });
      transaction.update(ref, new FieldPath('marks', assignmentId), FieldValue.delete());
    });
  }

  return {
    name: 'answerCounts',
    collections: [answerCountsOf(school).id],
    async erase({ uid }) {
      const counted = await listCounted(uid);
      for (const assignmentId of counted) await takeOut(uid, assignmentId);
      return counted.length;
    },
    isLeft: async ({ uid }) => (await listCounted(uid)).length > 0,
  };
}

/** Head and pages of the first attempts at a quiz. */
async function listKept(school: DocumentReference, quizId: string): Promise<DocumentReference[]> {
  const head = responsesOf(school).doc(quizId);
  const pages = await responsePagesOf(head).select().get();
  return [...pages.docs.map(({ ref }) => ref), head];
}

/** What she has reported: the lists of the teachers whom it waits for tell how much that is. */
export function reportsPlace(
  school: DocumentReference,
  reports: Pick<ReportsRepository, 'removeOf'>,
): Place {
  return {
    name: 'reports',
    collections: ['reports', 'lists'],
    erase: async ({ uid }) => Number(await reports.removeOf(uid)),
    isLeft: async ({ uid }) => (await reportsOf(school).doc(uid).get()).exists,
  };
}

/**
 * Words about students, which name some of them. All go, since a model may have written half a name;
 * they are written again from the numbers.
 */
export function insightsPlace(school: DocumentReference): Place {
  const insights = insightsOf(school);
  return {
    name: 'insights',
    collections: ['insights'],
    async erase() {
      const { docs } = await insights.select().get();
      await removeRefs(docs.map(({ ref }) => ref));
      return docs.length;
    },
    async isLeft({ uid, fullName }) {
      const { docs } = await insights.select('teacherId', 'text').get();
      return docs.some(
        (words) =>
          readField(insightsFields, 'teacherId', words) === uid ||
          (fullName !== '' && readField(insightsFields, 'text', words)?.includes(fullName)),
      );
    },
  };
}
