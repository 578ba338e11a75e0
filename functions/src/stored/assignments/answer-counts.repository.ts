import {
  FieldValue,
  type CollectionReference,
  type DocumentReference,
  type Transaction,
} from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { AttemptRecord } from '../../domain/attempt/attempt-record.ts';
import { packFirstAttempt, unpackFirstAttempt } from '../../domain/attempt/first-attempt.ts';
import type { ResponseCounts } from '../../domain/attempt/response-counts.ts';
import { readDocument, readDocuments } from '../../platform/firestore/documents.ts';

const LEFT_OPEN = 'open';
/** Stands before the answer to a question of another kind than a choice. */
const OTHER = '=';

const storedCounts = z.object({
  id: z.string(),
  version: z.literal(1),
  students: z.int(),
  /** By the mark of the question's wording, how often each option was chosen or an answer given. */
  questions: z.record(z.string(), z.record(z.string(), z.int())),
});

const storedStudents = z.object({ id: z.string(), students: z.int() });

/** How an assignment was answered, and by how many students. */
export type AnswerCounts = { students: number; counts: ResponseCounts };

/** `answerCounts/{assignmentId}` of a school. */
export function answerCountsOf(school: DocumentReference): CollectionReference {
  return school.collection('answerCounts');
}

export type AnswerCountsRepository = ReturnType<typeof createAnswerCountsRepository>;

/**
 * `answerCounts/{assignmentId}`: how the students of an assignment answered its questions at their first
 * attempt, counted, without who they are. Whoever hands in counts herself, in the write that keeps her
 * result; the document is not read for it, so that a class that hands in at once does not wait for itself.
 */
export function createAnswerCountsRepository(school: DocumentReference) {
  const counts = answerCountsOf(school);

  function changeIn(
    transaction: Transaction,
    assignmentId: string,
    { detailedResults }: Pick<AttemptRecord, 'detailedResults'>,
    by: 1 | -1,
  ): void {
    const more = FieldValue.increment(by);
    const answers = [...unpackFirstAttempt(packFirstAttempt(detailedResults))];
    const questions = Object.fromEntries(
      answers.map(([mark, { chosen }]) => [`q${mark}`, { [toName(chosen)]: more }]),
    );
    const changed = { version: 1, students: more, questions };
    transaction.set(counts.doc(assignmentId), changed, { merge: true });
  }

  return {
    async find(assignmentId: string): Promise<AnswerCounts> {
      const found = readDocument(storedCounts, await counts.doc(assignmentId).get());
      return {
        students: found?.students ?? 0,
        counts: Object.entries(found?.questions ?? {}).map(([key, chosen]) => ({
          mark: key.slice(1),
          ...toPlaces(chosen),
        })),
      };
    },

    /** How many students have handed in at each of these; none where nobody has. */
    async countStudents(assignmentIds: readonly string[]): Promise<Map<string, number>> {
      if (assignmentIds.length === 0) return new Map();
      const refs = assignmentIds.map((id) => counts.doc(id));
      const found = await school.firestore.getAll(...refs, { fieldMask: ['students'] });
      return new Map(
        readDocuments(storedStudents, found).map(({ id, students }) => [id, students]),
      );
    },

    /** A student's first attempt at an assignment, within the transaction that keeps it. */
    addIn: (
      transaction: Transaction,
      assignmentId: string,
      attempt: Pick<AttemptRecord, 'detailedResults'>,
    ) => changeIn(transaction, assignmentId, attempt, 1),

    /** The same attempt, of a student who is erased. */
    takeOutIn: (
      transaction: Transaction,
      assignmentId: string,
      attempt: Pick<AttemptRecord, 'detailedResults'>,
    ) => changeIn(transaction, assignmentId, attempt, -1),
  };
}

function toName(chosen: number | string | null): string {
  return typeof chosen === 'string' ? OTHER + chosen : String(chosen ?? LEFT_OPEN);
}

function toPlaces(answered: Readonly<Record<string, number>>) {
  const { [LEFT_OPEN]: leftOpen = 0, ...given } = answered;
  const others = Object.entries(given).filter(([name]) => name.startsWith(OTHER));
  const options = Object.keys(given).filter((name) => !name.startsWith(OTHER));
  const places = Math.max(-1, ...options.map(Number)) + 1;
  return {
    chosen: Array.from({ length: places }, (_, option) => given[option] ?? 0),
    leftOpen,
    ...(others.length > 0 && {
      others: Object.fromEntries(others.map(([name, count]) => [name.slice(OTHER.length), count])),
    }),
  };
}
