import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anAttempt } from '../../../functions/src/domain/attempt/attempt-record.fixture.ts';
import {
  anna,
  colleague,
  openSittingRoom,
  pupil,
  RIGHT,
  type SittingRoom,
} from './sitting-room.ts';

let maya = pupil('maya');
const held = { release: 'by-hand' } as const;
const DAY = 24 * 60 * 60;
let room: SittingRoom;
let quizId = '';
let turn = 0;

beforeAll(async () => {
  room = await openSittingRoom('demo-held-results');
});
afterAll(() => room.close());
beforeEach(async () => {
  turn += 1;
  quizId = `quiz-${turn}`;
  room.at(0);
  room.queues.begin(0);
  maya = pupil(`maya-${turn}`);
  await room.openClass(`class-${turn}`, [maya.uid, 'ben']);
  await room.writeQuiz(quizId);
});

const give = (settings: Parameters<SittingRoom['give']>[2]) =>
  room.give(quizId, `class-${turn}`, settings);

/** Maya's attempt, handed in two minutes after the start. */
async function handIn(assignmentId: string, answers: readonly (number | null)[] = RIGHT) {
  const started = await room.start(maya, assignmentId);
  room.at(120);
  const attemptId = started.body.attempt?.id ?? '';
  const { status, body } = await room.submit(maya, { quizId, attemptId }, answers);
  expect(status).toBe(201);
  return { attemptId, reply: body };
}

describe('a result that is held', () => {
  test('says when it was handed in, and that nobody has said when it is shown', async () => {
    const id = await give(held);
    const { attemptId, reply } = await handIn(id);
    const sentence =
      'Handed in Fri 20 Nov 09:02. Your teacher has not said yet when the answers are shown.';
    expect(reply).toEqual({ success: true, attemptId, held: sentence });
    expect(await room.read(maya, attemptId)).toMatchObject({
      status: 403,
      body: { code: 'results-held', error: sentence },
    });
  });

  test('says when it is shown, in the zone of the class', async () => {
    const closesAt = room.timeAt(2 * DAY + 9 * 60 * 60);
    const id = await give({ release: 'after-closing', closesAt });
    const { reply } = await handIn(id);
    expect(reply.held).toBe(
      'Handed in Fri 20 Nov 09:02. Your teacher shows the answers after Sun 22 Nov 18:00.',
    );
  });

  test('is answered in the same words when it is handed in again', async () => {
    const id = await give(held);
    const { attemptId, reply } = await handIn(id);
    const again = await room.submit(maya, { quizId, attemptId });
    expect(again.body).toEqual(reply);
  });

  test('is in no total, and in the marks of its teacher', async () => {
    const id = await give(held);
    await handIn(id);
    expect(await room.totalsOf(maya.uid)).toMatchObject({ attempts: 0, percentageSum: 0 });
    expect(await room.count('attempts', id)).toBe(0);
    expect(await room.triesOf(maya.uid, id)).toMatchObject([{ score: 5, percentage: 100 }]);
  });

  test('is read whole by a teacher of the class, by no other and by no classmate', async () => {
    const { attemptId } = await handIn(await give(held));
    expect((await room.read(anna, attemptId)).body.attempt).toMatchObject({ score: 5 });
    expect(await room.read(colleague, attemptId)).toMatchObject({ status: 403 });
    const classmate = await room.read(pupil('ben'), attemptId);
    expect(classmate).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  test('counts as an attempt that is used up', async () => {
    const id = await give(held);
    await handIn(id);
    expect(await room.start(maya, id)).toMatchObject({ status: 409 });
  });
});

describe('a release', () => {
  test('shows each result once, however often and from wherever it is asked for', async () => {
    const id = await give(held);
    const { attemptId } = await handIn(id);
    const release = () => room.call(anna, 'POST', `/assignments/${id}/release`);
    await Promise.all([release(), release()]);
    const { jobs } = room;
    await Promise.all([1, 2, 3].map(() => jobs.releaseResults(id, null)));
    await room.runDue();
    expect((await room.read(maya, attemptId)).body.attempt).toMatchObject({ score: 5 });
    expect(await room.totalsOf(maya.uid)).toMatchObject({ attempts: 1, percentageSum: 100 });
    expect(await room.count('heldAttempts', id)).toBe(0);
    expect(await room.count('attempts', id)).toBe(1);
  });

  test('beside a submit leaves nothing held and counts it once', async () => {
    const id = await give({ ...held, attempts: 2 });
    const started = await room.start(maya, id);
    const attemptId = started.body.attempt?.id ?? '';
    await Promise.all([
      room.submit(maya, { quizId, attemptId }),
      room.call(anna, 'POST', `/assignments/${id}/release`),
    ]);
    await room.runDue();
    expect(await room.count('heldAttempts', id)).toBe(0);
    expect(await room.totalsOf(maya.uid)).toMatchObject({ attempts: 1, percentageSum: 100 });
  });

  test('of the score alone keeps the answers from the student, and shows them afterwards', async () => {
    const id = await give({ ...held, shows: 'score' });
    const { attemptId } = await handIn(id, [1, 1, 0, 0, null]);
    await room.call(anna, 'POST', `/assignments/${id}/release`);
    await room.runDue();
    const shown = (await room.read(maya, attemptId)).body.attempt;
    expect(shown).toMatchObject({ score: 2, isScoreOnly: true, detailedResults: [] });
    expect(shown?.errorTopics).toEqual([]);
    expect(await room.totalsOf(maya.uid)).toMatchObject({ attempts: 1, totalResources: 0 });
    const whole = (await room.read(anna, attemptId)).body.attempt;
    expect(whole?.detailedResults).toHaveLength(5);

    await room.change(anna, id, { ...held, shows: 'score-and-answers' });
    await room.runDue();
    const all = (await room.read(maya, attemptId)).body.attempt;
    expect(all?.detailedResults).toHaveLength(5);
    expect(all).not.toHaveProperty('isScoreOnly');
    const totals = await room.totalsOf(maya.uid);
    expect(totals).toMatchObject({ attempts: 1, percentageSum: 40 });
    expect(totals.totalResources).toBeGreaterThan(0);
    expect(await room.count('heldAttempts', id)).toBe(0);
  });

  test('comes with the closing, and for who has longer when her time is over', async () => {
    const closesAt = room.timeAt(600);
    const id = await give({ release: 'after-closing', closesAt });
    await room.call(anna, 'PUT', '/student/ben/accommodation', { timeFactor: 2 });
    const { attemptId } = await handIn(id);
    const bens = (await room.start(pupil('ben'), id)).body.attempt?.id ?? '';
    await room.submit(pupil('ben'), { quizId, attemptId: bens });
    room.at(700);
    await room.runDue();
    expect(await room.read(maya, attemptId)).toMatchObject({ status: 200 });
    expect(await room.read(pupil('ben'), bens)).toMatchObject({ status: 403 });
    room.at(1000);
    await room.runDue();
    expect(await room.count('heldAttempts', id)).toBe(0);
    expect(await room.read(pupil('ben'), bens)).toMatchObject({ status: 200 });
  });

  test('that no task has made is made by the student who looks', async () => {
    const closesAt = room.timeAt(600);
    const id = await give({ release: 'after-closing', closesAt });
    const { attemptId } = await handIn(id);
    room.queues.waiting = [];
    room.at(631);
    expect(await room.read(maya, attemptId)).toMatchObject({ status: 200 });
    expect(await room.totalsOf(maya.uid)).toMatchObject({ attempts: 1 });
  });

  test('that no task has made is made by the night', async () => {
    const closesAt = room.timeAt(600);
    const id = await give({ release: 'after-closing', closesAt });
    await handIn(id);
    room.queues.waiting = [];
    room.at(DAY);
    await room.jobs.reconcile();
    expect(await room.count('heldAttempts', id)).toBe(0);
  });

  test('puts what went wrong into practice, also long after the newest that was looked through', async () => {
    const id = await give(held);
    await handIn(id, [0, 1, 1, 1, 1]);
    room.at(DAY);
    const due = async () =>
      (await room.call(maya, 'GET', `/student/${maya.uid}/practice`)).body.due;
    const before = Number(await due());
    await room.call(anna, 'POST', `/assignments/${id}/release`);
    await room.runDue();
    expect(await due()).toBe(before + 1);
  });
});

describe('a corrected key', () => {
  async function correct(): Promise<void> {
    const { body } = await room.call(anna, 'GET', `/quizzes/${quizId}`);
    const { version, title, questions } = body.quiz as {
      version: number;
      title: string;
      questions: { correctAnswer: number }[];
    };
    const changed = questions.map((question, at) =>
      at === 0 ? { ...question, correctAnswer: 0 } : question,
    );
    const edit = { version, title, questions: changed };
    const { status, body: reply } = await room.call(anna, 'PATCH', `/quizzes/${quizId}`, edit);
    expect([status, reply.error]).toEqual([200, undefined]);
    await room.runDue();
  }

  test('grades what is held again, with the marks and without the totals', async () => {
    const id = await give(held);
    const { attemptId } = await handIn(id, [0, 1, 1, 1, 1]);
    await correct();
    expect(await room.triesOf(maya.uid, id)).toMatchObject([{ score: 5, percentage: 100 }]);
    expect((await room.read(anna, attemptId)).body.attempt).toMatchObject({ score: 5 });
    expect(await room.totalsOf(maya.uid)).toMatchObject({ attempts: 0 });
  });

  test('grades a score that is shown alone, with the totals', async () => {
    const id = await give({ shows: 'score' });
    const { attemptId } = await handIn(id, [0, 1, 1, 1, 1]);
    await correct();
    const shown = (await room.read(maya, attemptId)).body.attempt;
    expect(shown).toMatchObject({ score: 5, percentage: 100, detailedResults: [] });
    expect(await room.totalsOf(maya.uid)).toMatchObject({ attempts: 1, percentageSum: 100 });
    expect(await room.triesOf(maya.uid, id)).toMatchObject([{ score: 5 }]);
  });

  test('grades what is shown at once, with the marks', async () => {
    const id = await give({});
    await handIn(id, [0, 1, 1, 1, 1]);
    await correct();
    expect(await room.triesOf(maya.uid, id)).toMatchObject([{ score: 5, percentage: 100 }]);
    expect(await room.totalsOf(maya.uid)).toMatchObject({ percentageSum: 100 });
  });
});

test('two hundred results are shown once each, and each costs what a regrade costs', async () => {
  const uids = Array.from({ length: 200 }, (_, at) => `one-${at}`);
  await room.openClass(`class-${turn}`, uids);
  const id = await give(held);
  await room.documents.root.firestore.runTransaction((transaction) => {
    for (const [at, studentId] of uids.entries()) {
      const result = anAttempt({ id: `result-${at}`, quizId, studentId });
      const attempt = { ...result, assignmentId: id };
      const held = { attempt, isFirst: true, isScoreShown: false };
      room.repositories.heldAttempts.storeIn(transaction, held);
    }
    return Promise.resolve();
  });
  await room.call(anna, 'POST', `/assignments/${id}/release`);
  const [reads, writes, deletes] = await room.costOf(() => room.jobs.releaseResults(id, null));
  // The result; then assignment, marks, totals and, at a quiz new to her, no result and no attempt.
  expect(reads).toBeLessThanOrEqual(6 * 200 + 3);
  expect([writes, deletes]).toEqual([3 * 200, 200]);
  for (const uid of uids) {
    expect(await room.totalsOf(uid)).toMatchObject({ attempts: 1, percentageSum: 100 });
  }
});
