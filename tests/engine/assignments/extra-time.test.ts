import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  anna,
  colleague,
  openSittingRoom,
  pupil,
  type SittingRoom,
} from '../attempts/sitting-room.ts';

let maya = pupil('maya');
let room: SittingRoom;
let quizId = '';
let turn = 0;

beforeAll(async () => {
  room = await openSittingRoom('demo-extra-time');
});
afterAll(() => room.close());
beforeEach(async () => {
  turn += 1;
  quizId = `quiz-${turn}`;
  maya = pupil(`maya-${turn}`);
  room.at(0);
  room.queues.begin(0);
  await room.openClass(`class-${turn}`, [maya.uid, 'ben']);
  await room.writeQuiz(quizId);
});

const give = (settings: Parameters<SittingRoom['give']>[2] = {}) =>
  room.give(quizId, `class-${turn}`, settings);
const setFactor = (timeFactor: unknown) =>
  room.call(anna, 'PUT', `/student/${maya.uid}/accommodation`, { timeFactor });
const addTime = (id: string, body: object) =>
  room.call(anna, 'POST', `/assignments/${id}/add-time`, body);

async function startOf(id: string, who = maya) {
  const { status, body } = await room.start(who, id);
  if (!body.attempt) throw new Error(`${status}: ${body.error}`);
  return body.attempt;
}

async function saved(attemptId: string, answers = [1, null, null, null, null]) {
  const { body } = await room.call(maya, 'PUT', `/attempts/${attemptId}/answers`, { answers });
  return body.attempt;
}

describe('extra time', () => {
  test('is set by nobody who teaches her in an archived class alone', async () => {
    await setFactor(1.5);
    const classId = `class-${turn}`;
    const archive = (archived: boolean) =>
      room.call(anna, 'PUT', `/classes/${classId}/archived`, { archived });
    await archive(true);
    expect(await setFactor(2)).toMatchObject({
      status: 409,
      body: { error: 'This class is archived. Please restore it first.' },
    });
    const read = await room.call(anna, 'GET', `/student/${maya.uid}/accommodation`);
    expect(read).toMatchObject({ status: 200, body: { timeFactor: 1.5 } });
    await archive(false);
    expect((await setFactor(2)).status).toBe(200);
  });

  test('is told to her alone, and her result does not tell it', async () => {
    await setFactor(1.5);
    const attempt = await startOf(await give());
    expect(attempt).toMatchObject({
      deadline: room.timeAt(450),
      timeLimit: { seconds: 450, usualSeconds: 300 },
    });
    await room.submit(maya, { quizId, attemptId: attempt.id });
    const stored = await room.documents.doc(`attempts/${attempt.id}`).get();
    expect(stored.get('allowedSeconds')).toBe(300);
    // The number is matched as a value, since ids and times may contain these digits.
    expect(JSON.stringify(stored.data())).not.toMatch(/[:,[]450[,\]}]/);
  });

  test('counts at the shelf, for a read more at the start and none at the hand-in', async () => {
    await setFactor(2);
    await room.call(anna, 'POST', `/quizzes/${quizId}/publish`, { to: 'school' });
    const start = () => room.call(maya, 'POST', `/quizzes/${quizId}/attempts`);
    let attemptId = '';
    const started = await room.costOf(async () => {
      const { attempt } = (await start()).body;
      attemptId = attempt?.id ?? '';
      expect(attempt?.deadline).toBe(room.timeAt(600));
    });
    // This includes the counter of starts of this quiz in this hour.
    expect(started).toEqual([9, 2, 0]);
    const handedIn = await room.costOf(() => room.submit(maya, { quizId, attemptId }));
    expect(handedIn).toEqual([6, 3, 1]);
  });

  test('lengthens an attempt under way, whose task then orders itself again', async () => {
    const attempt = await startOf(await give());
    await setFactor(2);
    expect((await saved(attempt.id))?.deadline).toBe(room.timeAt(600));
    room.at(331);
    await room.runDue();
    expect(await saved(attempt.id)).toMatchObject({ id: attempt.id });
    room.at(631);
    await room.runDue();
    expect((await room.read(maya, attempt.id)).body.attempt).toMatchObject({ score: 1 });
  });

  test.each([
    ['is shorter from then on', 100, 300],
    ['ends no attempt by the change, but in a minute', 400, 460],
  ])('taken back, it %s', async (_what, seconds, deadline) => {
    await setFactor(2);
    const attempt = await startOf(await give());
    room.at(seconds);
    await setFactor(1);
    expect((await saved(attempt.id))?.deadline).toBe(room.timeAt(deadline));
    room.at(deadline + 31);
    await room.runDue();
    expect((await room.read(maya, attempt.id)).body.attempt).toMatchObject({ score: 1 });
  });

  test('without a limit ends with the assignment, and else after a week', async () => {
    await setFactor('untimed');
    const week = 7 * 24 * 60 * 60;
    const open = await startOf(await give());
    expect(open).toMatchObject({ deadline: room.timeAt(week), timeLimit: { seconds: null } });
  });

  test('closes an assignment later for her', async () => {
    await setFactor(2);
    const id = await give({ closesAt: room.timeAt(100) });
    expect((await startOf(id, pupil('ben'))).deadline).toBe(room.timeAt(100));
    expect((await startOf(id)).deadline).toBe(room.timeAt(400));
  });
});

describe('added time', () => {
  test('is for all who work, and moves the closing', async () => {
    const id = await give({ closesAt: room.timeAt(200) });
    const attempts = [await startOf(id), await startOf(id, pupil('ben'))];
    const added = await addTime(id, { minutes: 5 });
    expect(added.body).toMatchObject({ extended: 2 });
    expect(attempts.map(({ deadline }) => deadline)).toEqual([room.timeAt(200), room.timeAt(200)]);
    expect((await saved(attempts[0]?.id ?? ''))?.deadline).toBe(room.timeAt(500));
  });

  test('is for one alone', async () => {
    const id = await give({ closesAt: room.timeAt(200) });
    const attempt = await startOf(id);
    const bens = await startOf(id, pupil('ben'));
    const added = await addTime(id, { studentId: maya.uid, minutes: 5 });
    expect(added.body).toMatchObject({ extended: 1 });
    expect((await saved(attempt.id))?.deadline).toBe(room.timeAt(500));
    const { body } = await room.start(pupil('ben'), id);
    expect(body.attempt).toMatchObject({ id: bens.id, deadline: room.timeAt(200) });
  });

  test('beside the task that closes the attempt leaves it open with more time, or closed', async () => {
    const id = await give();
    const attempt = await startOf(id);
    await saved(attempt.id);
    room.at(329);
    const { jobs } = room;
    await Promise.allSettled([
      addTime(id, { minutes: 5 }),
      jobs.closeAttempt(attempt.id, attempt.deadline),
    ]);
    room.at(700);
    await jobs.closeAttempt(attempt.id, room.timeAt(600));
    expect(await room.triesOf(maya.uid, id)).toMatchObject([{ score: 1 }]);
  });

  test('is refused once the assignment is closed', async () => {
    const id = await give({ closesAt: room.timeAt(200) });
    room.at(300);
    expect(await addTime(id, { minutes: 5 })).toMatchObject({ status: 409 });
  });

  test('is nothing for a student who is not working', async () => {
    const id = await give();
    const added = await addTime(id, { studentId: 'ben', minutes: 5 });
    expect(added).toMatchObject({ status: 200, body: { extended: 0 } });
  });
});

describe('who may ask', () => {
  const calls = [
    ['GET', '/student/:uid/accommodation', undefined],
    ['PUT', '/student/:uid/accommodation', { timeFactor: 2 }],
    ['POST', '/assignments/:id/add-time', { minutes: 5 }],
    ['POST', '/assignments/:id/attempts', undefined],
  ] as const;

  test.each(calls)('%s %s', async (method, path, body) => {
    const isStart = path.endsWith('attempts');
    const id = await give();
    const named = path.replace(':id', id).replace(':uid', maya.uid);
    const unknown = path.replace(':id', 'none').replace(':uid', 'nobody');
    const [right, wrong] = isStart ? [maya, anna] : [anna, maya];
    expect((await room.call(right, method, named, body)).status).toBe(isStart ? 201 : 200);
    expect((await room.call(wrong, method, named, body)).status).toBe(403);
    expect((await room.call(right, method, unknown, body)).status).toBe(404);
    const stranger = isStart ? pupil('lena') : colleague;
    expect((await room.call(stranger, method, named, body)).status).toBe(404);
    expect((await room.callWithout(method, named)).status).toBe(401);
    if (body) expect((await room.call(right, method, named, {})).status).toBe(400);
  });

  test('an id that is none is refused', async () => {
    const refused = await room.call(maya, 'POST', `/assignments/${'x'.repeat(300)}/attempts`);
    expect(refused.status).toBe(400);
  });
});
