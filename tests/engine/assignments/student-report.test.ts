import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  anna,
  colleague,
  openSittingRoom,
  pupil,
  RIGHT,
  type SittingRoom,
} from '../attempts/sitting-room.ts';

const DAY = 24 * 60 * 60;
const WRONG = [0, 0, 0, 0, 0];
let room: SittingRoom;
let turn = 0;
let classId = '';
let maya = pupil('maya');

beforeAll(async () => void (room = await openSittingRoom('demo-student-report')));
afterAll(() => room.close());
beforeEach(async () => {
  turn += 1;
  classId = `class-${turn}`;
  maya = pupil(`maya-${turn}`);
  room.at(0);
  room.queues.begin(0);
  await room.openClass(classId, [maya.uid, `noor-${turn}`]);
  for (const part of ['a', 'b', 'c']) await room.writeQuiz(quiz(part));
});

const quiz = (part: string) => `quiz-${turn}-${part}`;
const plain = { shuffle: { questions: false, options: false } };

async function handIn(part: string, assignmentId: string, answers: (number | null)[]) {
  const { body } = await room.start(maya, assignmentId);
  await room.submit(maya, { quizId: quiz(part), attemptId: body.attempt?.id }, answers);
}

type Report = { fullName: string; tests: Record<string, unknown>[]; topics: unknown[] };

async function read(query = ''): Promise<Report> {
  const path = `/classes/${classId}/students/${maya.uid}/report${query}`;
  const { status, body } = await room.call(anna, 'GET', path);
  expect(status).toBe(200);
  return body.report as Report;
}

test('a report has what she was given with her scores, and how her topics grew', async () => {
  const first = await room.give(quiz('a'), classId, plain);
  await handIn('a', first, WRONG);
  room.at(DAY);
  const second = await room.give(quiz('b'), classId, plain);
  await handIn('b', second, RIGHT);
  const others = { only: [`noor-${turn}`] };
  await room.give(quiz('c'), classId, others);
  expect(await read()).toMatchObject({
    fullName: maya.uid,
    className: classId,
    tests: [
      { assignmentId: first, state: 'handed-in', score: 0, percentage: 0, at: room.timeAt(0) },
      { assignmentId: second, state: 'handed-in', score: 5, percentage: 100 },
    ],
    topics: [{ topic: 'rivers', level: 'secure', change: 'better' }],
  });
});

test('the period counts for tests and topics alike', async () => {
  const first = await room.give(quiz('a'), classId, plain);
  await handIn('a', first, WRONG);
  room.at(5 * DAY);
  const second = await room.give(quiz('b'), classId, plain);
  await handIn('b', second, RIGHT);
  const early = await read(`?until=${room.timeAt(3 * DAY)}`);
  expect(early).toMatchObject({
    tests: [{ assignmentId: first }],
    topics: [{ level: 'beginning' }],
  });
  const late = await read(`?from=${room.timeAt(3 * DAY)}`);
  expect(late).toMatchObject({ tests: [{ assignmentId: second }], topics: [{ level: 'secure' }] });
});

test('what is open and due after the period is in it, as not handed in yet', async () => {
  const dueAt = room.timeAt(9 * DAY);
  const open = await room.give(quiz('a'), classId, { ...plain, dueAt });
  const now = await read(`?until=${room.timeAt(DAY)}`);
  expect(now.tests).toMatchObject([{ assignmentId: open, state: 'waiting', at: dueAt }]);
  room.at(3 * DAY);
  expect((await read(`?until=${room.timeAt(DAY)}`)).tests).toEqual([]);
});

test('a result that she does not see yet is not in it, nor what she does in another class', async () => {
  const held = await room.give(quiz('a'), classId, { ...plain, release: 'by-hand' });
  await handIn('a', held, RIGHT);
  const others = `other-${turn}`;
  await room.openClass(others, [`omar-${turn}`]);
  const marks = room.documents.doc(`marks/${maya.uid}`);
  await marks.update({ classIds: [classId, others] });
  const elsewhere = await room.give(quiz('b'), others, plain);
  await handIn('b', elsewhere, RIGHT);
  expect(await read()).toMatchObject({
    tests: [{ assignmentId: held, state: 'handed-in', score: null, percentage: null }],
    topics: [],
  });
});

test('nor what she did in another class at a quiz that this one has too', async () => {
  const others = `other-${turn}`;
  await room.openClass(others, [`omar-${turn}`]);
  await room.documents.doc(`marks/${maya.uid}`).update({ classIds: [classId, others] });
  await room.give(quiz('a'), classId, plain);
  await handIn('a', await room.give(quiz('a'), others, plain), WRONG);
  expect((await read()).topics).toEqual([]);
});

test('it is there for the teachers of her class alone', async () => {
  const of = (uid: string, id = classId) => `/classes/${id}/students/${uid}/report`;
  const status = async (path: string, who = anna) => (await room.call(who, 'GET', path)).status;
  expect(await status(of(maya.uid), colleague)).toBe(404);
  expect(await status(of(maya.uid), maya)).toBe(403);
  expect(await status(of('nobody'))).toBe(404);
  await room.openClass(`empty-${turn}`, []);
  expect(await status(of(maya.uid, `empty-${turn}`))).toBe(404);
  expect(await status(`${of(maya.uid)}?from=${room.timeAt(9)}&until=${room.timeAt(3)}`)).toBe(400);
});
