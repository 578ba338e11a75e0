import type { AnswerMark } from '@study-assistant/contract/attempts/attempts';
import { MARKING_PAGE } from '@study-assistant/contract/attempts/marking';
import {
  AggregateField,
  type CollectionReference,
  type DocumentReference,
} from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { markAttempt } from '../../domain/attempt/mark-attempt.ts';
import { toDisjunctions } from '../../platform/firestore/disjunctions.ts';
import { readDocuments } from '../../platform/firestore/documents.ts';
import { mapAtMost } from '../../platform/firestore/map-at-most.ts';
import { heldAttemptsOf } from './held-attempts.repository.ts';
import type { ResultChanges } from './result-changes.ts';
import { attemptFields, attemptsOf } from './stored-attempt.ts';

const { detailedResults } = attemptFields;
const storedToMark = z.object({ id: z.string(), detailedResults });
export type AttemptToMark = z.infer<typeof storedToMark>;

/** Attempts that are marked at once. */
const AT_ONCE = 8;

export type MarkingRepository = ReturnType<typeof createMarkingRepository>;

/** `attempts/{id}` and `heldAttempts/{id}` with answers that a teacher marks. */
export function createMarkingRepository(school: DocumentReference, resultChanges: ResultChanges) {
  const places = [attemptsOf(school), heldAttemptsOf(school)];

  async function sumAt(place: CollectionReference, quizIds: readonly string[]): Promise<number> {
    const waiting = place.where('quizId', 'in', quizIds).where('marking', '==', 'waits');
    const sum = await waiting.aggregate({ answers: AggregateField.sum('awaiting') }).get();
    return sum.data().answers;
  }

  /** How many answers to these quizzes wait, by the indexes: two reads for thirty quizzes. */
  async function countToMark(quizIds: readonly string[]): Promise<number> {
    const asked = toDisjunctions(quizIds).flatMap((some) =>
      places.map((place) => sumAt(place, some)),
    );
    return (await Promise.all(asked)).reduce((all, answers) => all + answers, 0);
  }

  /** Whether the mark is there now; false where there is no such answer to mark. */
  async function markOne(
    id: string,
    quizId: string,
    questionId: string,
    mark: AnswerMark | null,
  ): Promise<boolean> {
    const listed = await resultChanges.find(id);
    if (listed?.attempt.quizId !== quizId) return false;
    let isThere = false;
    await resultChanges.change(listed, () => (attempt) => {
      const marked = markAttempt(attempt, questionId, mark);
      isThere = marked !== 'nothing-to-mark';
      return typeof marked === 'string' ? null : marked;
    });
    return isThere;
  }

  return {
    countToMark,

    /**
     * The attempts at a quiz with answers that wait, or with marked ones, in no order that means
     * something; not more than `MARKING_PAGE` of those that are held and of the others.
     */
    async list(
      quizId: string,
      which: 'waiting' | 'marked',
    ): Promise<{ attempts: AttemptToMark[]; isMore: boolean }> {
      const states = which === 'waiting' ? ['waits'] : ['waits', 'done'];
      const pages = await Promise.all(
        places.map((place) =>
          place
            .where('quizId', '==', quizId)
            .where('marking', 'in', states)
            .select('detailedResults')
            .limit(MARKING_PAGE)
            .get(),
        ),
      );
      return {
        attempts: pages.flatMap(({ docs }) => readDocuments(storedToMark, docs)),
        isMore: pages.some(({ size }) => size === MARKING_PAGE),
      };
    },

    /** Marks an answer in each of these attempts, each in a transaction, and says in how many it stands. */
    async mark(
      ids: readonly string[],
      { quizId, questionId }: { quizId: string; questionId: string },
      mark: AnswerMark | null,
    ): Promise<number> {
      const done = await mapAtMost(AT_ONCE, [...new Set(ids)], (id) =>
        markOne(id, quizId, questionId, mark),
      );
      return done.filter(Boolean).length;
    },
  };
}
