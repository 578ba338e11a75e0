import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EMPTY_SUMMARY } from '../../../functions/src/domain/student/student-summary.ts';
import { createReconcileJob } from '../../../functions/src/features/reconcile/reconcile.job.ts';
import { openSchool, type School } from '../school.ts';

const STUDENTS = 310;
const ATTEMPTS_EACH = 5;

let school: School;

beforeAll(async () => {
  school = openSchool('demo-reconcile-cost');
  const writer = school.firestore.bulkWriter();
  for (let at = 0; at < STUDENTS; at += 1) {
    const uid = `pupil-${1000 + at}`;
    const profile = { fullName: uid, email: `${uid}@example.org`, currentGrade: '9' };
    const percentages = { percentageSum: 400.5, highestPercentage: 80.1 };
    const totals = { attempts: ATTEMPTS_EACH, ...percentages, passed: ATTEMPTS_EACH };
    const standing = { createdAt: Timestamp.fromMillis(0), closedAt: null };
    const account = { version: 1, userType: 'student', ...profile, ...standing };
    void writer.set(school.documents.doc(`users/${uid}`), account);
    void writer.set(school.documents.doc(`students/${uid}`), {
      ...{ ...EMPTY_SUMMARY, profile, ...totals },
    });
    const sums = { attempts: ATTEMPTS_EACH, percentageSum: 400.5 };
    void writer.set(school.documents.doc(`students/${uid}/quizResults/rivers`), sums);
    for (let one = 0; one < ATTEMPTS_EACH; one += 1) {
      const attempt = school.documents.doc(`attempts/${uid}-${one}`);
      void writer.set(attempt, { studentId: uid, percentage: 80.1 });
    }
  }
  await writer.close();
});
afterAll(() => school.close());

test('a school where all fits is looked through for eight reads a student, whatever they took', async () => {
  const told: string[] = [];
  const say = (event: string) => void told.push(event);
  const never = () => Promise.reject(new Error('Nobody asks for this here.'));
  async function* nothing() {
    await Promise.resolve();
    yield [];
  }
  const files = { list: nothing, remove: never };
  const log = { info: say, warn: say, error: say };
  const findOtherStanding = () => Promise.resolve([]);
  const reconcile = createReconcileJob({
    ...school.repositories,
    ...{ schoolId: 'main', identity: { findOtherStanding }, files, log, clock: () => new Date() },
    ...{ closeAttempt: never, releaseResults: never, purgeDeleted: never, followStanding: never },
    keepBoard: { clear: never },
    tasks: { moveUp: { enqueue: never } },
  });
  const [reads, writes, deletes] = await school.costOf(reconcile);
  expect(told).toEqual(['reconcile.done']);
  // The totals, the account, four counts by indexes, the best attempt, and the account again to
  // compare with Auth; an empty query for each of the twelve other collections.
  expect({ reads, writes, deletes }).toEqual({ reads: 8 * STUDENTS + 12, writes: 0, deletes: 0 });
});
