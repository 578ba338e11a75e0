import {
  FieldValue,
  type DocumentReference,
  type DocumentSnapshot,
  type Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { regradeTry } from '../../domain/assignment/regrade-try.ts';
import type { AttemptRecord } from '../../domain/attempt/attempt-record.ts';
import { toScoreOnly } from '../../domain/attempt/held-attempt.ts';
import type { Span } from '../../domain/student/kept-year.ts';
import { losesHighest } from '../../domain/student/student-summary.ts';
import { readField, readIfPossible, toStoredTime } from '../../platform/firestore/documents.ts';
import { transact } from '../../platform/firestore/transact.ts';
import type { MarksRepository } from '../assignments/marks.repository.ts';
import type { HeldAttemptsRepository, ListedHeld } from './held-attempts.repository.ts';
import { createQuizResultsRepository } from './quiz-results.repository.ts';
import { attemptFields, attemptsOf, markingOf, storedAttempt } from './stored-attempt.ts';
import { createSummariesRepository } from './summaries.repository.ts';

/** An attempt with all its results, and which state of its document that is. */
export type ListedAttempt = { attempt: AttemptRecord; asOf: Timestamp } | ListedHeld;

/** What an attempt becomes; null where it stays as it is. */
type Next = (attempt: AttemptRecord) => AttemptRecord | null;

type Deps = {
  heldAttempts: Pick<HeldAttemptsRepository, 'refOf' | 'findListed'>;
  marks: Pick<MarksRepository, 'readIn' | 'writeIn'>;
};

/** The statuses of gRPC: it is gone, or not as it was listed. */
const CHANGED_MEANWHILE = [5, 9];

export type ResultChanges = ReturnType<typeof createResultChanges>;

/**
 * `attempts/{id}` and `heldAttempts/{id}` whose points change after they were handed in, and with each
 * the student's totals, her result at the quiz and her mark, by the difference.
 */
export function createResultChanges(school: DocumentReference, { heldAttempts, marks }: Deps) {
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
    const asListed = { lastUpdateTime: listed.asOf };
    const scores = scoreFields(after);
    const { detailedResults, topics } = after;
    const marking = markingOf(detailedResults) ?? FieldValue.delete();
    const graded = { ...scores, detailedResults, topics, marking };
    if (!isHeld(listed)) return void transaction.update(attempts.doc(id), graded, asListed);
    transaction.update(heldAttempts.refOf(id), graded, asListed);
    if (listed.isScoreShown) transaction.update(attempts.doc(id), scores);
  }

  async function changeAsListedIn(
    transaction: Transaction,
    listed: ListedAttempt,
    prepare: (transaction: Transaction) => Next | Promise<Next>,
  ): Promise<void> {
    const { id, studentId, quizId, assignmentId, completedAt } = listed.attempt;
    const before = toCounted(listed, listed.attempt);
    const [next, counting, kept] = await Promise.all([
      prepare(transaction),
      before && summaries.findCountingIn(transaction, studentId, completedAt),
      assignmentId === undefined ? null : marks.readIn(transaction, studentId, [assignmentId]),
    ]);
    const after = next(listed.attempt);
    if (!after) return;
    const highestOther =
      before && counting && losesHighest(counting.totals, before, after)
        ? (highestOf(counting.all, id) ??
          (await findHighestOther(transaction, before, counting.span)))
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
      const { score, percentage, awaiting } = after;
      const regraded = { attemptId: id, score, percentage, awaiting };
      marks.writeIn(transaction, studentId, assignmentId, regradeTry(ofAssignment, regraded));
    }
  }

  /** The refusal, when the attempt may be not as it was listed any more; null when it is done. */
  async function changeAsListed(
    listed: ListedAttempt,
    prepare: (transaction: Transaction) => Next | Promise<Next>,
  ): Promise<Error | null> {
    try {
      await transact(school.firestore, (transaction) =>
        changeAsListedIn(transaction, listed, prepare),
      );
      return null;
    } catch (error) {
      if (isRefusal(error)) return error;
      throw error;
    }
  }

  /** With its details, wherever they are; null where there is none. Two reads where it is held. */
  async function find(id: string): Promise<ListedAttempt | null> {
    const [shown] = toListed(await attempts.doc(id).get());
    if (shown && !shown.attempt.isScoreOnly) return shown;
    const held = await heldAttempts.findListed(id);
    if (held) return held;
    // Moved from there just now, it is among those that are shown.
    const [moved] = toListed(await attempts.doc(id).get());
    return moved && !moved.attempt.isScoreOnly ? moved : null;
  }

  return {
    find,
    toListed,

    /**
     * Changes an attempt, or does nothing at all. It is not read in the transaction: it is only changed as
     * long as it is as it was listed. Refused though it is so, it has another cause, such as an index that
     * is still being built.
     */
    async change(
      listed: ListedAttempt,
      prepare: (transaction: Transaction) => Next | Promise<Next>,
    ): Promise<void> {
      let current: ListedAttempt | null = listed;
      while (current) {
        const refusal = await changeAsListed(current, prepare);
        if (!refusal) return;
        const { asOf }: ListedAttempt = current;
        current = await find(listed.attempt.id);
        if (current?.asOf.isEqual(asOf)) throw refusal;
      }
    },
  };
}

function isHeld(listed: ListedAttempt): listed is ListedHeld {
  return 'isScoreShown' in listed;
}

/** What the score alone tells of it, too. */
function scoreFields({ score, percentage, awaiting, note }: AttemptRecord) {
  return {
    ...{ score, percentage, awaiting: awaiting ?? FieldValue.delete() },
    ...(note === undefined ? {} : { note }),
  };
}

function highestOf(all: ReadonlyMap<string, number> | null, but: string): number | null {
  if (all === null) return null;
  const others = [...all].filter(([id]) => id !== but).map(([, percentage]) => percentage);
  return Math.max(0, ...others);
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
