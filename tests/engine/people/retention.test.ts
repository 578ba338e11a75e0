import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createRepositories } from '../../../functions/src/stored/repositories.ts';
import { deliverAll } from '../school/fault-schedules/deliver-tasks.ts';
import { openSchool, type School } from '../school/fault-schedules/school.ts';
import {
  ADA,
  AMY,
  BEN,
  fillSchool,
  findWords,
  TINA,
  type ErasableSchool,
} from './erasable-school.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let school: School;
let room: ErasableSchool;

beforeAll(async () => void (school = await openSchool('demo-retention')));
afterAll(() => school.close());
beforeEach(async () => void (room = await fillSchool(school)));

async function closeSince({ uid }: typeof AMY, days: number): Promise<void> {
  const closedAt = Timestamp.fromMillis(school.now() - days * DAY_MS);
  await room.documents.doc(`users/${uid}`).update({ closedAt });
}

async function night(): Promise<void> {
  await school.runOn('task-1', ({ jobsOf }) => jobsOf('main').eraseDue());
  await deliverAll(school);
}

test('a year after it was closed the night erases an account, and no other', async () => {
  await closeSince(AMY, 370);
  await closeSince(BEN, 360);
  await night();
  await night();
  const stored = await room.readAll();
  expect(findWords(stored, [AMY.uid, AMY.fullName, AMY.email])).toEqual([]);
  expect(stored.has(`schools/main/users/${BEN.uid}`)).toBe(true);
});

test("a teacher's things are the admin's who has been there the longest, before she is erased", async () => {
  await closeSince(TINA, 370);
  await night();
  const stored = await room.readAll();
  expect(findWords(stored, [TINA.uid, TINA.fullName, TINA.email])).toEqual([]);
  const quiz = await room.documents.doc(`quizzes/${room.quizzes.shelf}`).get();
  expect(quiz.get('teacherId')).toBe(ADA.uid);
});

test('where there is no admin, nothing of a teacher goes', async () => {
  await room.documents.doc(`users/${ADA.uid}`).update({ isAdmin: false });
  await closeSince(TINA, 370);
  const before = await room.readAll();
  await school.runOn('task-1', ({ jobsOf }) => jobsOf('main').eraseDue());
  expect(await room.readAll()).toEqual(before);
});

test('the night orders an erasure again whose task was lost', async () => {
  await closeSince(AMY, 1);
  await room.get(room.ask(ADA, 'POST', `/admin/people/${AMY.uid}/erase`, { email: AMY.email }));
  school.queues.waiting = [];
  school.pass(2 * 60 * 60);
  await night();
  expect(findWords(await room.readAll(), [AMY.uid])).toEqual([]);
});

test('the night is no sooner than the requests that are on their way', async () => {
  await room.get(room.ask(ADA, 'POST', `/admin/people/${AMY.uid}/close`));
  await room.get(room.ask(ADA, 'POST', `/admin/people/${AMY.uid}/erase`, { email: AMY.email }));
  school.queues.waiting = [];
  await school.runOn('task-1', ({ jobsOf }) => jobsOf('main').eraseDue());
  expect(school.queues.waiting).toEqual([]);
});

test('who was erased does not come back by the recount of a night that had listed her', async () => {
  await closeSince(AMY, 370);
  await night();
  const { summaries } = createRepositories(room.documents.root);
  await summaries.recount(AMY.uid);
  await summaries.copyProfile(AMY.uid, () => Promise.resolve(null));
  expect(findWords(await room.readAll(), [AMY.uid])).toEqual([]);
});
