import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { TimeFactor } from '@study-assistant/contract/quizzes/time-limit';
import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { ApiError, notFound } from '../../domain/api-error.ts';
import {
  explainRefusal,
  findShown,
  isThereFor,
  type GivenAssignment,
} from '../../domain/assignment/given-assignment.ts';
import { windowOf } from '../../domain/assignment/own-window.ts';
import type { Ending } from '../../domain/attempt/ending.ts';
import {
  timesOf,
  type BegunAttempt,
  type OwnedAttempt,
} from '../../domain/attempt/open-attempt.ts';
import { readDocument, readDocuments } from '../../platform/firestore/documents.ts';
import { transact } from '../../platform/firestore/transact.ts';
import type { AccommodationsRepository } from '../assignments/accommodations.repository.ts';
import type { GivenAssignments } from '../assignments/given-assignments.ts';
import type { QuizVersionsRepository } from '../quizzes/quiz-versions.repository.ts';
import type { AttemptsRepository } from './attempts.repository.ts';
import type { HeldAttemptsRepository } from './held-attempts.repository.ts';
import { createResultKeeper, type KeeperDeps } from './keep-result.repository.ts';
import { createQuizResultsRepository } from './quiz-results.repository.ts';
import { seatOf, seatOfAttempt } from './seat-of.ts';
import { storedOpenAttempt, toStoredSeat, openAttemptsOf } from './stored-seat.ts';
import type { SummariesRepository } from './summaries.repository.ts';

/** What a seat needs of quizzes, of assignments and of what is over, within its transactions. */
type Deps = KeeperDeps & {
  attempts: Pick<AttemptsRepository, 'hasTaken'>;
  summaries: Pick<SummariesRepository, 'refOf'>;
  heldAttempts: Pick<HeldAttemptsRepository, 'hasTaken'>;
  versions: Pick<QuizVersionsRepository, 'isTakeable' | 'isPublished'>;
  accommodations: Pick<AccommodationsRepository, 'findIn'>;
  givenAssignments: Pick<GivenAssignments, 'findIn'>;
};

type Own = { given: GivenAssignment | null; factor: TimeFactor };

export type OpenAttemptsRepository = ReturnType<typeof createOpenAttemptsRepository>;

/**
 * `openAttempts/{seat}`: a student has one seat at a quiz of the shelf and one at each assignment. An
 * attempt's id begins with its seat's. When it ends, `end` puts its result in its place.
 */
export function createOpenAttemptsRepository(school: DocumentReference, deps: Deps) {
  const { attempts, summaries, heldAttempts, versions, accommodations, givenAssignments } = deps;
  const seats = openAttemptsOf(school);
  const refOf = (attemptId: string) => seats.doc(seatOfAttempt(attemptId));
  const keepIn = createResultKeeper(deps);
  const results = createQuizResultsRepository(school);

  async function listBy(field: 'quizId' | 'assignmentId' | 'studentId', value: string) {
    return readDocuments(storedOpenAttempt, (await seats.where(field, '==', value).get()).docs);
  }

  /** What a student's time depends on, beside what everybody has. */
  async function findOwn(
    transaction: Transaction,
    { studentId, assignmentId }: Pick<OwnedAttempt, 'studentId' | 'assignmentId'>,
  ): Promise<Own> {
    if (assignmentId === null) {
      const { timeFactor } = await accommodations.findIn(transaction, studentId);
      return { given: null, factor: timeFactor };
    }
    const given = await givenAssignments.findIn(transaction, studentId, assignmentId);
    return { given, factor: given?.accommodation.timeFactor ?? 1 };
  }

  /** Also where she sits at the quiz elsewhere: of two attempts at once only one is the first. */
  async function hasTaken(
    transaction: Transaction,
    { studentId, quizId, assignmentId }: BegunAttempt,
  ): Promise<boolean> {
    const hers = seats.where('studentId', '==', studentId).where('quizId', '==', quizId);
    const [isTaken, isHeld, sitting] = await Promise.all([
      attempts.hasTaken(transaction, studentId, quizId),
      assignmentId !== null && heldAttempts.hasTaken(transaction, studentId, quizId),
      transaction.get(hers.select().limit(1)),
    ]);
    return isTaken || isHeld || !sitting.empty;
  }

  /**
   * Whether she has been shown the answers of an assignment elsewhere by now, as on the shelf. What its own
   * earlier attempts have shown her does not count.
   */
  async function sawElsewhere(
    transaction: Transaction,
    { studentId, quizId }: Pick<OwnedAttempt, 'studentId' | 'quizId'>,
    given: GivenAssignment | null,
    now: Date,
  ): Promise<boolean> {
    if (!given) return false;
    const taken = given.marks.marks[given.assignment.id]?.count ?? 0;
    if (taken > 0 && findShown(given, now) === 'all') return false;
    return results.hasSeenAnswersIn(transaction, studentId, quizId);
  }

  return {
    newId: (studentId: string, quizId: string, assignmentId: string | null = null) =>
      `${seatOf(studentId, quizId, assignmentId)}${randomBytes(4).toString('hex')}`,

    async find(id: string): Promise<OwnedAttempt | null> {
      return readSeat(await refOf(id).get(), id);
    },

    async findAt(
      studentId: string,
      quizId: string,
      assignmentId: string | null = null,
    ): Promise<OwnedAttempt | null> {
      return readSeat(await seats.doc(seatOf(studentId, quizId, assignmentId)).get());
    },

    /** The attempts that are open at a quiz, those whose time is up among them. */
    listAt: (quizId: string): Promise<OwnedAttempt[]> => listBy('quizId', quizId),

    /** Whether anybody sits at a quiz, as a transaction sees it. */
    async isTaken(transaction: Transaction, quizId: string): Promise<boolean> {
      const any = seats.where('quizId', '==', quizId).select().limit(1);
      return !(await transaction.get(any)).empty;
    },

    listOfAssignment: (assignmentId: string): Promise<OwnedAttempt[]> =>
      listBy('assignmentId', assignmentId),

    listOfStudent: (studentId: string): Promise<OwnedAttempt[]> => listBy('studentId', studentId),

    /**
     * Nothing is stored when the seat is taken, because a second tab was quicker, or when the quiz was
     * taken back: it is read in the same transaction, so that nobody sits down at it afterwards. Nor
     * when its assignment has closed by then.
     */
    open(attempt: BegunAttempt): Promise<OwnedAttempt | 'seat-taken' | 'quiz-gone'> {
      const { id, quizId, assignmentId } = attempt;
      return transact(school.firestore, async (transaction) => {
        const [seat, isThere, isRepeated, own] = await Promise.all([
          transaction.get(refOf(id)),
          assignmentId === null
            ? versions.isTakeable(transaction, quizId)
            : versions.isPublished(transaction, quizId),
          hasTaken(transaction, attempt),
          findOwn(transaction, attempt),
        ]);
        if (!isThere) return 'quiz-gone';
        if (seat.exists) return 'seat-taken';
        const limit = assignmentId === null ? attempt.limit : requireLimit(attempt, own);
        const times = timesOf(attempt.startedAt, limit, own.factor);
        const startedAt = new Date(attempt.startedAt);
        // Also at her first attempt: the board of the class may have shown them to her.
        const sawAnswers = await sawElsewhere(transaction, attempt, own.given, startedAt);
        const opened = { ...attempt, limit, ...times, isFirst: !isRepeated, sawAnswers };
        transaction.create(seat.ref, toStoredSeat(opened));
        return opened;
      });
    },

    /** Null when the attempt is not open any more. */
    change(
      id: string,
      next: (attempt: OwnedAttempt) => OwnedAttempt,
    ): Promise<OwnedAttempt | null> {
      return transact(school.firestore, async (transaction) => {
        const attempt = readSeat(await transaction.get(refOf(id)), id);
        if (!attempt) return null;
        const changed = next(attempt);
        if (!isDeepStrictEqual(changed, attempt)) {
          transaction.set(refOf(id), toStoredSeat(changed));
        }
        return changed;
      });
    },

    /** The same with what its time depends on, as it is then. */
    changeTimes(
      id: string,
      next: (attempt: OwnedAttempt, own: Own) => OwnedAttempt,
    ): Promise<{ before: OwnedAttempt; after: OwnedAttempt } | null> {
      return transact(school.firestore, async (transaction) => {
        const before = readSeat(await transaction.get(refOf(id)), id);
        if (!before) return null;
        const after = next(before, await findOwn(transaction, before));
        if (!isDeepStrictEqual(after, before)) transaction.set(refOf(id), toStoredSeat(after));
        return { before, after };
      });
    },

    /**
     * Ends a student's attempt once, as `decide` says: its result and its end are one write or none.
     * Null when it is not open any more. Where `decide` answers null it stays open.
     */
    end(
      { id, studentId }: Pick<OwnedAttempt, 'id' | 'studentId'>,
      decide: (attempt: OwnedAttempt, given: GivenAssignment | null) => Ending | null,
    ): Promise<{ attempt: OwnedAttempt; ending: Ending | null } | null> {
      return transact(school.firestore, async (transaction) => {
        const [seat, totals] = await transaction.getAll(refOf(id), summaries.refOf(studentId));
        const attempt = seat && readSeat(seat, id);
        if (!attempt || !totals) return null;
        const given =
          attempt.assignmentId === null
            ? null
            : await givenAssignments.findIn(transaction, attempt.studentId, attempt.assignmentId);
        const ending = decide(attempt, given);
        if (!ending) return { attempt, ending };
        const { isFirst } = attempt;
        // She may sit at the quiz elsewhere at the same time, and be shown its answers there first.
        const sawAnswers =
          attempt.sawAnswers ||
          (ending.result !== null &&
            (await sawElsewhere(transaction, attempt, given, new Date(ending.result.completedAt))));
        await keepIn(transaction, { totals, given, isFirst, sawAnswers }, ending);
        transaction.delete(seat.ref);
        return { attempt, ending };
      });
    },
  };
}

/** Null when the seat is empty, or taken by another attempt than the one that is asked for. */
function readSeat(seat: DocumentSnapshot, attemptId?: string): OwnedAttempt | null {
  const attempt = readDocument(storedOpenAttempt, seat);
  return attemptId === undefined || attempt?.id === attemptId ? attempt : null;
}

/** @throws ApiError when the assignment is not there for the student, or she cannot start it now */
function requireLimit({ startedAt, answers }: BegunAttempt, { given }: Own) {
  if (!given || !isThereFor(given.assignment, given.marks)) throw notFound('Assignment not found.');
  const refusal = explainRefusal(given, new Date(startedAt));
  if (refusal !== null) throw new ApiError('attempt-closed', refusal);
  const { assignment, accommodation } = given;
  const asked = { ...assignment, numQuestions: answers.length };
  return windowOf(asked, accommodation).everybody;
}
