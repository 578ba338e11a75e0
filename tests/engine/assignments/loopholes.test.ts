import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anna, openSittingRoom, pupil, RIGHT, type SittingRoom } from '../attempts/sitting-room.ts';

const NONE = { opensAt: null, dueAt: null, closesAt: null, moreAttempts: 0, isExcused: false };

let room: SittingRoom;
let turn = 0;
let quizId = '';
let classId = '';
let maya = pupil('maya');
let ben = pupil('ben');

beforeAll(async () => {
  room = await openSittingRoom('demo-loopholes');
});
afterAll(() => room.close());
beforeEach(async () => {
  turn += 1;
  [quizId, classId] = [`quiz-${turn}`, `class-${turn}`];
  [maya, ben] = [pupil(`maya-${turn}`), pupil(`ben-${turn}`)];
  room.at(0);
  room.queues.begin(0);
  await room.openClass(classId, [maya.uid, ben.uid]);
  await room.writeQuiz(quizId);
});

const give = (settings: Parameters<SittingRoom['give']>[2] = {}) =>
  room.give(quizId, classId, settings);
const except = (id: string, uid: string, said: object) =>
  room.call(anna, 'PUT', `/assignments/${id}/students/${uid}`, { ...NONE, ...said });
const publish = (to: 'school' | 'classes') =>
  room.call(anna, 'POST', `/quizzes/${quizId}/publish`, { to });
const startAtShelf = (who = maya) => room.call(who, 'POST', `/quizzes/${quizId}/attempts`);
const isFirst = async (id: string) => {
  const stored = await room.documents.doc(`attempts/${id}`).get();
  return stored.get('first') !== undefined;
};

async function startOf(id: string, who = maya) {
  const { status, body } = await room.start(who, id);
  if (!body.attempt) throw new Error(`${status}: ${body.error}`);
  return body.attempt;
}

describe('a result that is held', () => {
  test('is not shown at an own closing while others still work', async () => {
    const id = await give({ closesAt: room.timeAt(7200), release: 'after-closing' });
    await except(id, maya.uid, { closesAt: room.timeAt(600) });
    const attempt = await startOf(id);
    await room.submit(maya, { quizId, attemptId: attempt.id });
    room.at(1000);
    expect(await room.read(maya, attempt.id)).toMatchObject({ status: 403 });
    const { body } = await room.call(maya, 'GET', `/student/${maya.uid}/to-do`);
    expect(body.assignments).toMatchObject([
      { state: 'closed', isReleased: false, shownAfter: room.timeAt(7200) },
    ]);
    expect(JSON.stringify(body)).not.toContain('percentage');
    room.at(7300);
    expect(await room.read(maya, attempt.id)).toMatchObject({ status: 200 });
  });

  test('is not shown in the seconds in which a second attempt can still be handed in', async () => {
    const closesAt = room.timeAt(400);
    const id = await give({ closesAt, release: 'after-closing', attempts: 2 });
    const first = await startOf(id);
    await room.submit(maya, { quizId, attemptId: first.id }, [0, 0, 0, 0, 0]);
    room.at(200);
    const second = await startOf(id);
    room.at(401);
    expect(await room.read(maya, first.id)).toMatchObject({ status: 403 });
    await room.submit(maya, { quizId, attemptId: second.id });
    room.at(432);
    expect(await room.read(maya, first.id)).toMatchObject({ status: 200 });
  });

  test('stays in the markbook with its assignment, which was put off, when the quiz is deleted', async () => {
    const id = await give({ release: 'by-hand' });
    const attempt = await startOf(id);
    await room.submit(maya, { quizId, attemptId: attempt.id });
    await room.change(anna, id, { opensAt: room.timeAt(9000), release: 'by-hand' });
    await room.call(anna, 'DELETE', `/quizzes/${quizId}`);
    expect(await room.call(anna, 'GET', `/assignments/${id}`)).toMatchObject({ status: 200 });
    await room.call(anna, 'POST', `/assignments/${id}/release`);
    await room.runDue();
    expect(await room.read(maya, attempt.id)).toMatchObject({ status: 200 });
  });
});

test('an assignment stays that somebody has handed in who has left the class since', async () => {
  const id = await give();
  const attempt = await startOf(id);
  await room.submit(maya, { quizId, attemptId: attempt.id });
  await room.documents.doc(`marks/${maya.uid}`).update({ classIds: [] });
  expect(await room.call(anna, 'DELETE', `/assignments/${id}`)).toMatchObject({ status: 409 });
});

describe('a quiz that all students find with its answers', () => {
  test('is not given so that its results wait, nor later on', async () => {
    await publish('school');
    await expect(give({ release: 'by-hand' })).rejects.toThrow('400: This quiz is on the shelf');
    const id = await give({ release: 'at-once' });
    const { status } = await room.change(anna, id, { release: 'by-hand' });
    expect(status).toBe(400);
  });
});

describe('a student at the shelf, whose quiz is moved to classes', () => {
  test('goes on, saves and hands in', async () => {
    await publish('school');
    const { body } = await startAtShelf();
    const attemptId = body.attempt?.id ?? '';
    expect(await publish('classes')).toMatchObject({ status: 200 });
    expect(await startAtShelf()).toMatchObject({
      status: 200,
      body: { attempt: { id: attemptId } },
    });
    const answers = [1, null, null, null, null];
    const saved = await room.call(maya, 'PUT', `/attempts/${attemptId}/answers`, { answers });
    expect(saved.status).toBe(200);
    expect(await room.submit(maya, { quizId, attemptId })).toMatchObject({ status: 201 });
    const other = await room.submit(maya, { quizId, attemptId }, [0, 0, 0, 0, 0]);
    expect(other.body.notice).not.toContain('deleted');
    expect(await startAtShelf()).toMatchObject({ status: 404 });
  });
});

describe('of two attempts at once, at the shelf and at an assignment, only one is the first', () => {
  test.each(['shelf', 'assignment', 'none'])('the other one begun at: %s', async (begun) => {
    await publish('school');
    const id = await give();
    const ids: string[] = [];
    if (begun === 'shelf') ids.push((await startAtShelf()).body.attempt?.id ?? '');
    ids.push((await startOf(id)).id);
    if (begun === 'assignment') ids.push((await startAtShelf()).body.attempt?.id ?? '');
    if (begun === 'none') ids.push((await room.submit(maya, { quizId })).body.attemptId ?? '');
    for (const attemptId of ids) await room.submit(maya, { quizId, attemptId }, RIGHT);
    const firsts = await Promise.all(ids.map(isFirst));
    expect(firsts.filter((one) => one)).toHaveLength(1);
  });
});

describe('minutes that are added', () => {
  test('for one student are these minutes, also with her extra time', async () => {
    await room.call(anna, 'PUT', `/student/${maya.uid}/accommodation`, { timeFactor: 2 });
    const id = await give();
    await startOf(id);
    await room.call(anna, 'POST', `/assignments/${id}/add-time`, {
      ...{ studentId: maya.uid, minutes: 5 },
    });
    expect((await startOf(id)).deadline).toBe(room.timeAt(600 + 300));
  });

  test('for all, broken off before they reached everybody, are the same for all afterwards', async () => {
    const id = await give();
    const before = await startOf(id);
    await startOf(id, ben);
    const add = () => room.call(anna, 'POST', `/assignments/${id}/add-time`, { minutes: 5 });
    await add();
    const seats = room.documents.collection('openAttempts').where('studentId', '==', maya.uid);
    const { deadline } = before;
    const limit = { seconds: 300, closing: null, addedSeconds: 0 };
    for (const { ref } of (await seats.get()).docs) await ref.update({ deadline, limit });
    await add();
    expect((await startOf(id)).deadline).toBe(room.timeAt(900));
    expect((await startOf(id, ben)).deadline).toBe(room.timeAt(900));
  });

  test('do not keep her from a later closing that all have', async () => {
    const id = await give({ closesAt: room.timeAt(200) });
    await startOf(id);
    await room.call(anna, 'POST', `/assignments/${id}/add-time`, {
      ...{ studentId: maya.uid, minutes: 5 },
    });
    expect((await startOf(id)).deadline).toBe(room.timeAt(500));
    await room.change(anna, id, { closesAt: room.timeAt(90_000) });
    room.at(10_000);
    const { body } = await room.call(maya, 'GET', `/student/${maya.uid}/to-do`);
    expect(body.assignments).toMatchObject([{ state: 'open' }]);
  });
});

test('the same request again, because its answer was lost, gives nothing twice', async () => {
  const settings = { dueAt: room.timeAt(3600) };
  const first = await give(settings);
  room.at(20);
  expect(await give(settings)).toBe(first);
  expect(await give({ dueAt: room.timeAt(7200) })).not.toBe(first);
});

describe('archiving a class', () => {
  const archive = (archived = true) =>
    room.call(anna, 'PUT', `/classes/${classId}/archived`, { archived });

  test('hands in what is under way, and nobody starts any more', async () => {
    const [open, coming] = [await give(), await give({ opensAt: room.timeAt(3600) })];
    const attempt = await startOf(open);
    const answers = [1, null, null, null, null];
    await room.call(maya, 'PUT', `/attempts/${attempt.id}/answers`, { answers });
    room.at(60);
    expect(await archive()).toMatchObject({ status: 200 });
    expect(await room.triesOf(maya.uid, open)).toMatchObject([{ score: 1 }]);
    expect(await room.start(ben, open)).toMatchObject({ status: 409 });
    room.at(4000);
    expect(await room.start(ben, coming)).toMatchObject({ status: 404 });
  });

  test('leaves nothing that could be opened again before the class is', async () => {
    const id = await give();
    await archive();
    const later = { closesAt: room.timeAt(90_000) };
    expect(await room.change(anna, id, later)).toMatchObject({ status: 409 });
    expect(await except(id, ben.uid, later)).toMatchObject({ status: 409 });
    await archive(false);
    expect(await room.change(anna, id, later)).toMatchObject({ status: 200 });
  });
});

test('imports at once make no more accounts in a day than one after the other', async () => {
  const { limits } = room.repositories;
  const now = new Date('2026-11-20T12:00:00.000Z');
  const asker = { uid: `teacher-${turn}`, address: null };
  const add = (at: Date) => limits.take(asker, [{ name: 'rosterAccounts', amount: 200 }], at);
  const made = await Promise.allSettled([1, 2, 3].map(() => add(now)));
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  await add(new Date('2026-11-21T00:00:00.000Z'));
});

describe('a quiz that a class has twice', () => {
  const giveAgain = async (settings: Parameters<SittingRoom['give']>[2], to = classId) => {
    try {
      return await room.give(quizId, to, settings);
    } catch (error) {
      return (error as Error).message;
    }
  };
  const refusal = (name: string) =>
    `409: ${name} has this quiz already, and its results are not shown yet: they would be told by this one. Show those results first, or have these shown by hand.`;
  const nameOf = async (id: string) => {
    const { body } = await room.call(anna, 'GET', `/assignments/${id}`);
    return (body.assignment as unknown as { className: string }).className;
  };

  test.each([
    ['by hand', { release: 'by-hand' }],
    ['after its closing', { release: 'after-closing' }],
    ['as a score', { shows: 'score' }],
  ] as const)('tells no results at once while the first shows its %s', async (_how, held) => {
    const id = await give({ closesAt: room.timeAt(600), ...held });
    expect(await giveAgain({})).toBe(refusal(await nameOf(id)));
    expect(await giveAgain({ opensAt: room.timeAt(300) })).toMatch(/^409/);
  });

  test('may be shown by hand, as a score, or not before the first', async () => {
    const closesAt = room.timeAt(600);
    await give({ closesAt, release: 'after-closing' });
    expect(await giveAgain({ release: 'after-closing', closesAt: room.timeAt(599) })).toMatch(
      /^409/,
    );
    for (const settings of [
      { release: 'after-closing', closesAt: room.timeAt(900) },
      { release: 'after-closing', closesAt: room.timeAt(900), attempts: 2 },
      { release: 'by-hand' },
      { shows: 'score' },
    ] as const) {
      expect(await giveAgain(settings)).not.toMatch(/^409/);
    }
  });

  test('is given again when the first results are shown, and to another class before', async () => {
    const id = await give({ release: 'by-hand' });
    const other = `${classId}-b`;
    await room.openClass(other, [ben.uid]);
    expect(await giveAgain({}, other)).not.toMatch(/^409/);
    expect(await giveAgain({})).toMatch(/^409/);
    await room.call(anna, 'POST', `/assignments/${id}/close`);
    expect(await giveAgain({})).toMatch(/^409/);
    await room.call(anna, 'POST', `/assignments/${id}/release`);
    expect(await giveAgain({})).not.toMatch(/^409/);
  });

  test('does not hold results while the first can still be taken, and tells them at once', async () => {
    const id = await give();
    expect(await giveAgain({ release: 'by-hand' })).toMatch(/^409/);
    await room.call(anna, 'POST', `/assignments/${id}/close`);
    room.at(1);
    expect(await giveAgain({ release: 'by-hand' })).not.toMatch(/^409/);
  });

  test('is not held for longer than the second, nor is the second closed before the first', async () => {
    const [closesAt, later] = [room.timeAt(600), room.timeAt(900)];
    const first = await give({ closesAt, release: 'after-closing' });
    room.at(1);
    const second = await give({ closesAt: later, release: 'after-closing' });
    const longer = { closesAt: room.timeAt(1200), release: 'after-closing' } as const;
    expect(await room.change(anna, first, longer)).toMatchObject({ status: 409 });
    room.at(60);
    expect(await room.call(anna, 'POST', `/assignments/${second}/close`)).toMatchObject({
      status: 409,
    });
    await room.call(anna, 'POST', `/assignments/${first}/close`);
    room.at(70);
    expect(await room.call(anna, 'POST', `/assignments/${second}/close`)).toMatchObject({
      status: 200,
    });
  });

  test('does not become one that tells, either', async () => {
    await give({ release: 'by-hand' });
    const second = await give({ release: 'by-hand', attempts: 2 });
    const { body } = await room.call(anna, 'GET', `/assignments/${second}`);
    const { settings } = body.assignment as unknown as { settings: object };
    const edit = (changes: object) =>
      room.call(anna, 'PUT', `/assignments/${second}/settings`, {
        settings: { ...settings, ...changes },
      });
    expect(await edit({ release: 'at-once' })).toMatchObject({ status: 409 });
    expect(await edit({ attempts: 3 })).toMatchObject({ status: 200 });
  });
});
