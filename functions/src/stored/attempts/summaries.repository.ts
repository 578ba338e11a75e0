import type {
  DocumentReference,
  DocumentSnapshot,
  QueryDocumentSnapshot,
  Transaction,
} from 'firebase-admin/firestore';
import { endYear, isWithin, type Span, type YearEnd } from '../../domain/student/kept-year.ts';
import {
  addAttempt,
  addToTotals,
  changeAttempt,
  changeInTotals,
  EMPTY_SUMMARY,
  studentSummarySchema,
  type CountedAttempt,
  type StudentProfile,
  type StudentSummary,
  type Totals,
} from '../../domain/student/student-summary.ts';
import { readDocuments, readField, readIfPossible } from '../../platform/firestore/documents.ts';
import { transact } from '../../platform/firestore/transact.ts';
import { studentsOf } from '../people/stored-student.ts';
import { createKeptYearsRepository } from './kept-years.repository.ts';
import {
  attemptFields,
  countedFieldNames,
  storedCountedAttempt,
  attemptsOf,
} from './stored-attempt.ts';

/** Attempts that are held at once while totals are counted again. */
const PAGE = 200;

type Counted = { summary: StudentSummary; unreadable: number };

/** The totals that an attempt counts in, as a transaction sees them: those of the year it was handed in. */
type Counting = {
  totals: Totals;
  span: Span;
  /** The percentages of all of them by id, where they are so few that the totals name each; else null. */
  all: ReadonlyMap<string, number> | null;
  add: (attempt: CountedAttempt) => void;
  change: (before: CountedAttempt, after: CountedAttempt, highestOther?: number) => void;
};

export type SummariesRepository = ReturnType<typeof createSummariesRepository>;

/**
 * `students/{uid}`, made when somebody signs up. Totals that cannot be read are counted again from the
 * attempts, once; so are those that are gone, before anything is changed in them.
 */
export function createSummariesRepository(school: DocumentReference) {
  const students = studentsOf(school);
  const attempts = attemptsOf(school);
  const years = createKeptYearsRepository(school);

  /**
   * This year's. Without the profile: the class overview finds that it is missing and puts it back. Nothing
   * says by what an attempt that cannot be read is to be sorted, so they come in the order of their ids.
   */
  async function count(
    transaction: Transaction,
    studentId: string,
    since: string | null,
  ): Promise<Counted> {
    const page = attempts
      .where('studentId', '==', studentId)
      .select(...countedFieldNames)
      .limit(PAGE);
    let summary: StudentSummary = { ...EMPTY_SUMMARY, since };
    let unreadable = 0;
    let last: QueryDocumentSnapshot | undefined;
    do {
      const { docs } = await transaction.get(last ? page.startAfter(last) : page);
      const ofYear = docs.filter((doc) => mayBeSince(doc, since));
      const readable = readDocuments(storedCountedAttempt, ofYear);
      summary = readable.reduce(addAttempt, summary);
      unreadable += ofYear.length - readable.length;
      last = docs.length === PAGE ? docs.at(-1) : undefined;
    } while (last);
    return { summary, unreadable };
  }

  async function parseIn(
    transaction: Transaction,
    snapshot: DocumentSnapshot,
  ): Promise<StudentSummary> {
    const kept = readIfPossible(studentSummarySchema, snapshot);
    if (kept) return kept;
    const since = await years.findLastEndIn(transaction, snapshot.id);
    return (await count(transaction, snapshot.id, since)).summary;
  }

  /**
   * Null where the year of an attempt cannot be read: it counts nowhere then. Without an earlier year
   * in it, this costs nothing beside the totals.
   */
  async function countingIn(
    transaction: Transaction,
    snapshot: DocumentSnapshot,
    completedAt: string,
  ): Promise<Counting | null> {
    const summary = await parseIn(transaction, snapshot);
    const write = (ref: DocumentReference, totals: object) => void transaction.set(ref, totals);
    const span = { from: summary.since, until: null };
    if (isWithin(span, completedAt)) {
      return {
        ...{ totals: summary, span, all: listAll(summary) },
        add: (attempt) => write(snapshot.ref, addAttempt(summary, attempt)),
        change: (...change) => write(snapshot.ref, changeAttempt(summary, ...change)),
      };
    }
    const earlier = await years.findAtIn(transaction, snapshot.id, completedAt);
    if (!earlier) return null;
    const { year, ref } = earlier;
    return {
      ...{ totals: year, span: { from: year.startedAt, until: year.endedAt }, all: null },
      add: (attempt) => write(ref, addToTotals(year, attempt)),
      change: (...change) => write(ref, changeInTotals(year, ...change)),
    };
  }

  async function readIn(transaction: Transaction, studentId: string): Promise<StudentSummary> {
    return parseIn(transaction, await transaction.get(students.doc(studentId)));
  }

  function change(
    studentId: string,
    next: (summary: StudentSummary) => StudentSummary,
  ): Promise<StudentSummary> {
    return transact(school.firestore, async (transaction) => {
      const changed = next(await readIn(transaction, studentId));
      transaction.set(students.doc(studentId), changed);
      return changed;
    });
  }

  return {
    refOf: (studentId: string) => students.doc(studentId),

    countingIn,

    findCountingIn: async (transaction: Transaction, studentId: string, completedAt: string) =>
      countingIn(transaction, await transaction.get(students.doc(studentId)), completedAt),

    /** Keeps the totals of a document that the transaction has read under `key`, and begins new ones. */
    async endYearIn(
      transaction: Transaction,
      snapshot: DocumentSnapshot,
      { key, ...end }: YearEnd & { key: string },
    ): Promise<void> {
      const { kept, begun } = endYear(await parseIn(transaction, snapshot), end);
      years.keepIn(transaction, snapshot.id, key, kept);
      transaction.set(snapshot.ref, begun);
    },

    /** When her year began; null in her first. */
    async findSince(studentId: string): Promise<string | null> {
      const ref = students.doc(studentId);
      const [found] = await school.firestore.getAll(ref, { fieldMask: ['since'] });
      return readField(studentSummarySchema.shape, 'since', found);
    },

    listYears: (studentId: string) => years.list(studentId),

    async read(studentId: string): Promise<StudentSummary> {
      const snapshot = await students.doc(studentId).get();
      if (!snapshot.exists) return EMPTY_SUMMARY;
      return (
        readIfPossible(studentSummarySchema, snapshot) ?? change(studentId, (counted) => counted)
      );
    },

    /**
     * Counts the totals of this year again from the attempts; the profile stays.
     *
     * @throws Error when there are totals, and an attempt that may be in them cannot be read
     */
    async recount(studentId: string): Promise<void> {
      await transact(school.firestore, async (transaction) => {
        const ref = students.doc(studentId);
        const found = await transaction.get(ref);
        const kept = readIfPossible(studentSummarySchema, found);
        const since = kept ? kept.since : await years.findLastEndIn(transaction, studentId);
        const { summary, unreadable } = await count(transaction, studentId, since);
        // Of somebody who was erased meanwhile nothing comes back.
        if (!found.exists && summary.attempts === 0) return;
        if (kept && unreadable > 0) throw new Error(`${unreadable} attempts cannot be read.`);
        transaction.set(ref, { ...summary, profile: kept?.profile ?? null });
      });
    },

    /**
     * The profile as it is when it is written: a sign-up, a change of grade or a closing beside this one
     * stays. Null takes the student off the class list; the totals stay.
     */
    copyProfile(
      studentId: string,
      findProfile: (transaction: Transaction) => Promise<StudentProfile | null>,
    ): Promise<StudentSummary> {
      return transact(school.firestore, async (transaction) => {
        const found = await transaction.get(students.doc(studentId));
        const [summary, profile] = await Promise.all([
          parseIn(transaction, found),
          findProfile(transaction),
        ]);
        const copied = { ...summary, profile };
        // Of somebody who was erased meanwhile nothing comes back.
        if (!found.exists && profile === null && summary.attempts === 0) return copied;
        transaction.set(students.doc(studentId), copied);
        return copied;
      });
    },
  };
}

function listAll({ attempts, recent }: StudentSummary): Counting['all'] {
  if (attempts > recent.length) return null;
  return new Map(recent.map(({ id, percentage }) => [id, percentage]));
}

/** One whose time cannot be read may be of this year. */
function mayBeSince(attempt: DocumentSnapshot, since: string | null): boolean {
  const completedAt = readField(attemptFields, 'completedAt', attempt);
  return completedAt === null || isWithin({ from: since, until: null }, completedAt);
}
