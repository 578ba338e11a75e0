import { gradeSchema } from '@study-assistant/contract/accounts';
import { PASS_PERCENT } from '@study-assistant/contract/constants';
import { AggregateField } from 'firebase-admin/firestore';
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { pairById } from '../../domain/reconcile/pair-by-id.ts';
import type { StudentPair, Totals } from '../../domain/reconcile/student-differences.ts';
import { studentSummarySchema } from '../../domain/student/student-summary.ts';
import { readIfPossible } from '../../platform/documents.ts';
import { readPages } from '../../platform/read-pages.ts';

const totalsFields = {
  version: true,
  profile: true,
  attempts: true,
  percentageSum: true,
  highestPercentage: true,
  passed: true,
} as const;
const storedTotals = z.pick(studentSummarySchema, totalsFields);

const profileFields = { fullName: z.string(), email: z.string(), currentGrade: gradeSchema };
const storedAccount = z.object(profileFields);

/** `students/{uid}` beside what it is counted and copied from, `attempts` and `users/{uid}`. */
export function createReconciledStudentsRepository(school: DocumentReference) {
  const students = school.collection('students');
  const users = school.collection('users');
  const accounts = users.where('userType', '==', 'student');
  const attempts = school.collection('attempts');
  const totals = students.select(...Object.keys(totalsFields));
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

  return {
    /** Each student once; not those whose account cannot be read. */
    async *listPairs(): AsyncGenerator<StudentPair> {
      for await (const [of, as] of pairById(listTotals(), listAccounts())) {
        if (as && !as.account) continue;
        yield { uid: (of ?? as).id, kept: of?.kept ?? null, account: as?.account ?? null };
      }
    },

    async findPair(uid: string): Promise<StudentPair> {
      const [kept, user] = await school.firestore.getAll(students.doc(uid), users.doc(uid));
      const isStudent = user?.get('userType') === 'student';
      return {
        uid,
        kept: kept ? readTotals(kept) : null,
        account: user && isStudent ? readIfPossible(storedAccount, user) : null,
      };
    },

    /** With one attempt read, the best: the indexes add up the others. */
    async countAttempts(uid: string): Promise<Totals> {
      const own = attempts.where('studentId', '==', uid);
      const byPercentage = own.orderBy('percentage', 'desc').select('percentage');
      const [all, passed, highest] = await Promise.all([
        own
          .aggregate({
            attempts: AggregateField.count(),
            percentageSum: AggregateField.sum('percentage'),
          })
          .get(),
        own.where('percentage', '>=', PASS_PERCENT).count().get(),
        byPercentage.limit(1).get(),
      ]);
      const highestPercentage = Number(highest.docs[0]?.get('percentage') ?? 0);
      return { ...all.data(), passed: passed.data().count, highestPercentage };
    },
  };
}

function readTotals(snapshot: DocumentSnapshot): StudentPair['kept'] {
  return readIfPossible(storedTotals, snapshot);
}
