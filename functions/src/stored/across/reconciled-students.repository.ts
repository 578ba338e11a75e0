import { PASS_PERCENT } from '@study-assistant/contract/wire/constants';
import {
  AggregateField,
  type DocumentReference,
  type DocumentSnapshot,
  type Query,
} from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { pairById } from '../../domain/reconcile/pair-by-id.ts';
import type { StudentPair, Totals } from '../../domain/reconcile/student-differences.ts';
import { studentSummarySchema } from '../../domain/student/student-summary.ts';
import { readIfPossible, toStoredTime, readField } from '../../platform/firestore/documents.ts';
import { readPages } from '../../platform/firestore/read-pages.ts';
import { attemptsOf, attemptFields } from '../attempts/stored-attempt.ts';
import { marksOf } from '../people/stored-marks.ts';
import { studentsOf } from '../people/stored-student.ts';
import { storedUser, usersOf } from '../people/stored-user.ts';

const totalsFields = {
  version: true,
  profile: true,
  since: true,
  attempts: true,
  percentageSum: true,
  highestPercentage: true,
  passed: true,
} as const;
const storedTotals = z.pick(studentSummarySchema, totalsFields);

const profileFields = {
  fullName: true,
  email: true,
  currentGrade: true,
  classIds: true,
  closedAt: true,
} as const;
const storedAccount = z.pick(storedUser, profileFields);

const marksFields = { fullName: z.string(), classIds: z.array(z.string()), isClosed: z.boolean() };
const storedMarks = z.object(marksFields);

export type ReconciledStudentsRepository = ReturnType<typeof createReconciledStudentsRepository>;

/** `students/{uid}` and `marks/{uid}` beside what they are counted and copied from. */
export function createReconciledStudentsRepository(school: DocumentReference) {
  const students = studentsOf(school);
  const marks = marksOf(school);
  const users = usersOf(school);
  const accounts = users.where('userType', '==', 'student');
  const attempts = attemptsOf(school);
  const totals = students.select(...Object.keys(totalsFields));
  const heads = marks.select(...Object.keys(marksFields));
  const profiles = accounts.select(...Object.keys(profileFields));

  async function* listTotals() {
    for await (const page of readPages(totals)) {
      yield* page.map((stored) => ({ id: stored.id, kept: readTotals(stored) }));
    }
  }

  async function* listAccounts() {
    for await (const page of readPages(profiles)) {
      yield* page.map((stored) => ({
        id: stored.id,
        account: readIfPossible(storedAccount, stored),
      }));
    }
  }

  async function* listMarks() {
    for await (const page of readPages(heads)) {
      yield* page.map((stored) => ({ id: stored.id, marks: readIfPossible(storedMarks, stored) }));
    }
  }

  async function* listProfiles() {
    for await (const [of, as] of pairById(listTotals(), listAccounts())) {
      const isReadable = as === null || as.account !== null;
      const account = as?.account ?? null;
      yield { id: (of ?? as).id, kept: of?.kept ?? null, account, isReadable };
    }
  }

  return {
    /** Each student once; not those whose account cannot be read. */
    async *listPairs(): AsyncGenerator<StudentPair> {
      for await (const [one, other] of pairById(listProfiles(), listMarks())) {
        if (one?.isReadable === false) continue;
        const { kept = null, account = null } = one ?? {};
        yield { uid: (one ?? other).id, kept, account, marks: other?.marks ?? null };
      }
    },

    async findPair(uid: string): Promise<StudentPair> {
      const refs = [students.doc(uid), users.doc(uid)];
      const [[kept, user], [head]] = await Promise.all([
        school.firestore.getAll(...refs),
        school.firestore.getAll(marks.doc(uid), { fieldMask: Object.keys(marksFields) }),
      ]);
      const isStudent = readField(storedUser.shape, 'userType', user) === 'student';
      return {
        uid,
        kept: kept ? readTotals(kept) : null,
        account: user && isStudent ? readIfPossible(storedAccount, user) : null,
        marks: head ? readIfPossible(storedMarks, head) : null,
      };
    },

    /** Of her year, with one attempt read, the best: the indexes add up the others. */
    async countAttempts(uid: string, since: string | null): Promise<Totals> {
      let own: Query = attempts.where('studentId', '==', uid);
      // By the one index that has both fields.
      if (since !== null) {
        const from = toStoredTime(new Date(since));
        own = own.orderBy('percentage', 'desc');
        own = own.where('completedAt', '>=', from);
      }
      const byPercentage = since === null ? own.orderBy('percentage', 'desc') : own;
      const [all, passed, highest] = await Promise.all([
        own
          .aggregate({
            attempts: AggregateField.count(),
            percentageSum: AggregateField.sum('percentage'),
          })
          .get(),
        own.where('percentage', '>=', PASS_PERCENT).count().get(),
        byPercentage.select('percentage').limit(1).get(),
      ]);
      const highestPercentage = readField(attemptFields, 'percentage', highest.docs[0]) ?? 0;
      return { ...all.data(), passed: passed.data().count, highestPercentage };
    },
  };
}

function readTotals(snapshot: DocumentSnapshot): StudentPair['kept'] {
  return readIfPossible(storedTotals, snapshot);
}
