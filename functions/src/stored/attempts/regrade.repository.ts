import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldPath,
  type Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { regradeTry } from '../../domain/assignment/regrade-try.ts';
import type { AttemptRecord } from '../../domain/attempt/attempt-record.ts';
import { toScoreOnly } from '../../domain/attempt/held-attempt.ts';
import { regrade } from '../../domain/attempt/regrade.ts';
import type { Span } from '../../domain/student/kept-year.ts';
import { losesHighest } from '../../domain/student/student-summary.ts';
import { readField, readIfPossible, toStoredTime } from '../../platform/firestore/documents.ts';
import { transact } from '../../platform/firestore/transact.ts';
import type { MarksRepository } from '../assignments/marks.repository.ts';
import type { QuizVersionsRepository } from '../quizzes/quiz-versions.repository.ts';
import type { HeldAttemptsRepository, ListedHeld } from './held-attempts.repository.ts';
import { createQuizResultsRepository } from './quiz-results.repository.ts';
import { attemptFields, storedAttempt, attemptsOf } from './stored-attempt.ts';
import { createSummariesRepository } from './summaries.repository.ts';

/** An attempt with all its results, and which state of its document that is. */
export type ListedAttempt = { attempt: AttemptRecord; asOf: Timestamp } | ListedHeld;

type Deps = {
  versions: Pick<QuizVersionsRepository, 'findCorrections'>;
  heldAttempts: Pick<HeldAttemptsRepository, 'refOf' | 'findListed' | 'listOfQuiz'>;
  marks: Pick<MarksRepository, 'readIn' | 'writeIn'>;
};

type Page = { attempts: ListedAttempt[]; next: string | null };

/** Attempts that are held at once. */
const PAGE = 50;

/** The statuses of gRPC: it is gone, or not as it was listed. */
const CHANGED_MEANWHILE = [5, 9];

/** What is held is listed first: what is moved from there meanwhile is found at its new place. */
const AFTER_HELD = 'attempts/';

export type RegradeRepository = ReturnType<typeof createRegradeRepository>;

/** `attempts/{id}` and `heldAttempts/{id}` of one quiz, graded again. */
export function createRegradeRepository(
  school: DocumentReference,
  { versions, heldAttempts, marks }: Deps,
) {
  const attempts = attemptsOf(school);
  const summaries = createSummariesRepository(school);
  const results = createQuizResultsRepository(school);

  /** The highest percentage of the student's attempts of that year but this one, which may be the first of two. */
  async function findHighestOther(
    transaction: Transaction,
    { id, studentId }: AttemptRecord,
    { from, until }: Span,
  ): Promise<number> {
    let own = attempts.where('studentId', '==', studentId).orderBy('percentage', 'desc');
    // A query that begins with this order has to ask for the field, too, where it asks for another one.
    if (from !== null || until !== null) own = own.where('percentage', '>=', 0);
    if (from !== null) own = own.where('completedAt', '>=', toStoredTime(new Date(from)));
    if (until !== null) own = own.where('completedAt', '<', toStoredTime(new Date(until)));
    const highest = own.select('percentage').limit(2);
    const { docs } = await transaction.get(highest);
    const other = docs.find((doc) => doc.id !== id);
    return readField(attemptFields, 'percentage', other) ?? 0;
  }

  /** What the totals count of an attempt; null where its student sees nothing of it. */
  function toCounted(listed: ListedAttempt, attempt: AttemptRecord): AttemptRecord | null {
    if (!isHeld(listed)) return attempt;
    return listed.isScoreShown ? toScoreOnly(attempt) : null;
  }

  function changeIn(transaction: Transaction, listed: ListedAttempt, after: AttemptRecord): void {
    const { id } = listed.attempt;
    const graded = gradedFields(after);
    const asListed = { lastUpdateTime: listed.asOf };
    if (!isHeld(listed)) return void transaction.update(attempts.doc(id), graded, asListed);
    transaction.update(heldAttempts.refOf(id), graded, asListed);
    if (!listed.isScoreShown) return;
    const { score, percentage, note } = graded;
    transaction.update(attempts.doc(id), { score, percentage, note });
  }

  /** The refusal, when the attempt may be not as it was listed any more; null when it is done. */
  async function regradeAsListed(listed: ListedAttempt): Promise<Error | null> {
    const { id, studentId, quizId, assignmentId, completedAt } = listed.attempt;
    const before = toCounted(listed, listed.attempt);
    const change = async (transaction: Transaction) => {
      const [corrections, counting, kept] = await Promise.all([
        versions.findCorrections(quizId, transaction),
        before && summaries.findCountingIn(transaction, studentId, completedAt),
        assignmentId === undefined ? null : marks.readIn(transaction, studentId, [assignmentId]),
      ]);
      const after = regrade(listed.attempt, corrections);
      if (!after) return;
      const highestOther =
        before && counting && losesHighest(counting.totals, before, after)
          ? await findHighestOther(transaction, before, counting.span)
          : undefined;
      const counted = toCounted(listed, after);
      const result = counted && (await results.changingIn(transaction, studentId, quizId, counted));
      changeIn(transaction, listed, after);
      if (before && counted) {
        counting?.change(before, counted, highestOther);
        result?.change(before, counted);
      }
      const ofAssignment = assignmentId === undefined ? undefined : kept?.marks[assignmentId];
      if (assignmentId !== undefined && ofAssignment) {
        const { score, percentage } = after;
        const regraded = regradeTry(ofAssignment, { attemptId: id, score, percentage });
        marks.writeIn(transaction, studentId, assignmentId, regraded);
      }
    };
    try {
      await transact(school.firestore, change);
      return null;
    } catch (error) {
      if (isRefusal(error)) return error;
      throw error;
    }
  }

  async function listShown(quizId: string, after: string): Promise<Page> {
    const all = attempts.where('quizId', '==', quizId).orderBy(FieldPath.documentId());
    const { docs } = await (after ? all.startAfter(after) : all).limit(PAGE).get();
    const last = docs.length === PAGE ? docs.at(-1) : undefined;
    return { attempts: docs.flatMap(toListed), next: last ? `${AFTER_HELD}${last.id}` : null };
  }

  return {
    /** A page of the attempts at a quiz after that place, in no order that means something. */
    async listOfQuiz(quizId: string, after: string): Promise<Page> {
      if (after.startsWith(AFTER_HELD)) return listShown(quizId, after.slice(AFTER_HELD.length));
      const page = await heldAttempts.listOfQuiz(quizId, after);
      if (page.held.length === 0) return listShown(quizId, '');
      return { attempts: page.held, next: page.next ?? AFTER_HELD };
    },

    /**
     * Grades an attempt again, or does nothing at all, and changes the student's totals and her result at the
     * quiz by the difference.
     * The key is read with them, so that a regrade that began before a later correction never undoes it.
     * The attempt is not: it is only changed as long as it is as it was listed. Refused though it is so,
     * it has another cause, such as an index that is still being built.
     */
    async regradeAttempt(listed: ListedAttempt): Promise<void> {
      const { id } = listed.attempt;
      let current: ListedAttempt | undefined = listed;
      while (current) {
        const refusal = await regradeAsListed(current);
        if (!refusal) return;
        const { asOf }: ListedAttempt = current;
        current = isHeld(listed)
          ? ((await heldAttempts.findListed(id)) ?? undefined)
          : toListed(await attempts.doc(id).get())[0];
        if (current?.asOf.isEqual(asOf)) throw refusal;
      }
    },
  };
}

function isHeld(listed: ListedAttempt): listed is ListedHeld {
  return 'isScoreShown' in listed;
}

function gradedFields({ score, percentage, detailedResults, topics, note }: AttemptRecord) {
  return { score, percentage, detailedResults, topics, note };
}

function toListed(snapshot: DocumentSnapshot): ListedAttempt[] {
  const attempt = readIfPossible(storedAttempt, snapshot);
  return attempt && snapshot.updateTime ? [{ attempt, asOf: snapshot.updateTime }] : [];
}

function isRefusal(error: unknown): error is Error {
  return (
    error instanceof Error && 'code' in error && CHANGED_MEANWHILE.includes(Number(error.code))
  );
}
