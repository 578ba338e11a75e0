import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { YearOrder } from '../../../functions/src/domain/school/school-year.ts';
import { EMPTY_SUMMARY } from '../../../functions/src/domain/student/student-summary.ts';
import { openSchool, type School } from '../school.ts';

const STUDENTS = 30;

let school: School;

beforeAll(async () => {
  school = openSchool('demo-school-year-cost');
  for (let at = 0; at < STUDENTS; at += 1) {
    const uid = `pupil-${at}`;
    const person = { fullName: uid, email: `${uid}@example.org`, currentGrade: '9', classIds: [] };
    const account = { version: 1, userType: 'student', createdAt: Timestamp.fromMillis(0) };
    await school.documents.doc(`users/${uid}`).set({ ...account, ...person });
    const totals = { ...EMPTY_SUMMARY, profile: person, attempts: 400, percentageSum: 20000 };
    await school.documents.doc(`students/${uid}`).set(totals);
  }
});
afterAll(() => school.close());

const order: YearOrder = {
  ...{ key: '2026', name: '2026/27', ended: { key: 'before-2026', name: 'Before 2026/27' } },
  ...{ archiveClasses: false, except: [], startedAt: '2026-07-01T08:00:00.000Z' },
};

async function moveAll(): Promise<void> {
  const { moves } = school.repositories;
  for await (const page of moves.list()) {
    for (const { id } of page) await moves.move(id, order, () => new Date(order.startedAt));
  }
}

test('a student moves up for three reads and three writes, whatever she took', async () => {
  expect(await school.costOf(moveAll)).toEqual([3 * STUDENTS, 3 * STUDENTS, 0]);
});

test('who has moved up is looked at again, and not written', async () => {
  expect(await school.costOf(moveAll)).toEqual([3 * STUDENTS, 0, 0]);
});

test('an attempt of an earlier year costs one read more than one of this year', async () => {
  const { attempts } = school.repositories;
  const attempt = {
    ...{ quizTitle: 'Rivers', quizVersion: 1, studentId: 'pupil-0' },
    ...{ score: 1, totalQuestions: 2, percentage: 50, timeTaken: 9, allowedSeconds: null },
    ...{ detailedResults: [], topics: [] },
    resourceRecommendations: { onlineResources: [], youtubeVideos: [] },
    progress: { onlineResources: [], youtubeVideos: [], analysisViewed: false },
  };
  const add = (id: string, completedAt: string) =>
    school.costOf(() => attempts.add({ ...attempt, id, quizId: id, completedAt }));
  const [now] = await add('now', '2026-09-01T08:00:00.000Z');
  const before = await add('before', '2026-06-01T08:00:00.000Z');
  expect(before).toEqual([now + 1, 3, 0]);
});
