import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldPath,
  type Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import type { AttemptRecord } from '../../domain/attempt/attempt-record.ts';
import { regrade } from '../../domain/attempt/regrade.ts';
import type { KeyCorrection } from '../../domain/quiz/key-corrections.ts';
import { changeAttempt, losesHighest } from '../../domain/student/student-summary.ts';
import { readIfPossible } from '../../platform/documents.ts';
import { TRANSACTION_TRIES } from './attempts.repository.ts';
import { storedAttempt } from './stored-attempt.ts';
import { createSummariesRepository } from './summaries.repository.ts';

/** The corrections of a quiz's key as a transaction sees them. */
type ReadCorrections = (quizId: string, transaction: Transaction) => Promise<KeyCorrection[]>;

/** An attempt with all its results, and which state of its document that is. */
export type ListedAttempt = { attempt: AttemptRecord; asOf: Timestamp };

/** Attempts that are held at once. */
const PAGE = 50;

/** The status of gRPC. */
const FAILED_PRECONDITION = 9;

/** `attempts/{id}` of one quiz, graded again. */
export function createRegradeRepository(
  school: DocumentReference,
  readCorrections: ReadCorrections,
) {
  const attempts = school.collection('attempts');
  const summaries = createSummariesRepository(school);

  /** The highest percentage of the student's attempts but this one, which may be the first of two. */
  async function findHighestOther(
    transaction: Transaction,
    { id, studentId }: AttemptRecord,
  ): Promise<number> {
    const highest = attempts
      .where('studentId', '==', studentId)
      .orderBy('percentage', 'desc')
      .select('percentage')
      .limit(2);
    const { docs } = await transaction.get(highest);
    return Number(docs.find((doc) => doc.id !== id)?.get('percentage') ?? 0);
  }

  /** The refusal, when the attempt may be not as it was listed any more; null when it is done. */
  async function regradeAsListed({ attempt, asOf }: ListedAttempt): Promise<Error | null> {
    const { id, studentId, quizId } = attempt;
    const change = async (transaction: Transaction) => {
      const [corrections, summary] = await Promise.all([
        readCorrections(quizId, transaction),
        summaries.readIn(transaction, studentId),
      ]);
      const after = regrade(attempt, corrections);
      if (!after) return;
      const highestOther = losesHighest(summary, attempt, after)
        ? await findHighestOther(transaction, attempt)
        : summary.highestPercentage;
      const { score, percentage, detailedResults, topics, note } = after;
      const graded = { score, percentage, detailedResults, topics, note };
      transaction.update(attempts.doc(id), graded, { lastUpdateTime: asOf });
      const changed = changeAttempt(summary, attempt, after, highestOther);
      summaries.writeIn(transaction, studentId, changed);
    };
    try {
      await school.firestore.runTransaction(change, { maxAttempts: TRANSACTION_TRIES });
      return null;
    } catch (error) {
      if (isRefusal(error)) return error;
      throw error;
    }
  }

  return {
    /** A page of the attempts at a quiz after that id, in no order that means something. */
    async listOfQuiz(
      quizId: string,
      after: string,
    ): Promise<{ attempts: ListedAttempt[]; next: string | null }> {
      const all = attempts.where('quizId', '==', quizId).orderBy(FieldPath.documentId());
      const { docs } = await (after ? all.startAfter(after) : all).limit(PAGE).get();
      return {
        attempts: docs.flatMap(toListed),
        next: docs.length === PAGE ? (docs.at(-1)?.id ?? null) : null,
      };
    },

    /**
     * Grades an attempt again, or does nothing at all, and changes the student's totals by the difference.
     * The key is read with them, so that a regrade that began before a later correction never undoes it.
     * The attempt is not: it is only changed as long as it is as it was listed. Refused though it is so,
     * it has another cause, such as an index that is still being built.
     */
    async regradeAttempt(listed: ListedAttempt): Promise<void> {
      let current: ListedAttempt | undefined = listed;
      while (current) {
        const refusal = await regradeAsListed(current);
        if (!refusal) return;
        const { asOf }: ListedAttempt = current;
        [current] = toListed(await attempts.doc(listed.attempt.id).get());
        if (current?.asOf.isEqual(asOf)) throw refusal;
      }
    },
  };
}

function toListed(snapshot: DocumentSnapshot): ListedAttempt[] {
  const attempt = readIfPossible(storedAttempt, snapshot);
  return attempt && snapshot.updateTime ? [{ attempt, asOf: snapshot.updateTime }] : [];
}

function isRefusal(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && error.code === FAILED_PRECONDITION;
}
