import type { Today } from '@study-assistant/contract/assignments/today';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { EMPTY_SUMMARY } from '../../../functions/src/domain/student/student-summary.ts';
import {
  anna,
  openSittingRoom,
  pupil,
  type SittingRoom,
  type Who,
} from '../attempts/sitting-room.ts';

let room: SittingRoom;
let maya: Who;
let classId = '';
let count = 0;
let at = 0;

beforeAll(async () => void (room = await openSittingRoom('demo-today')));
afterAll(() => room.close());
/** Each test has a student in a separate class, and a shelf without quizzes of other tests. */
beforeEach(async () => {
  for (const { ref } of (await room.documents.collection('quizzes').get()).docs) await ref.delete();
  count += 1;
  at += 100_000;
  room.at(at);
  room.queues.waiting = [];
  maya = pupil(`maya-${count}`);
  classId = `class-${count}`;
  await room.openClass(classId, [maya.uid]);
  const profile = {
    fullName: 'Maya',
    email: 'm@example.org',
    currentGrade: '9',
    classIds: [classId],
  };
  await room.documents.doc(`students/${maya.uid}`).set({ ...EMPTY_SUMMARY, profile });
});

const named = (name: string) => `${name}-${count}`;

async function today(): Promise<Today> {
  const { status, body } = await room.call(maya, 'GET', `/student/${maya.uid}/today`);
  expect([status, body.error]).toEqual([200, undefined]);
  return body.today as Today;
}

/** Publishes a quiz that is this many seconds newer than the first. */
async function shelve(name: string, seconds = 0, fields: object = {}): Promise<string> {
  const id = named(name);
  await room.writeQuiz(id);
  await room.call(anna, 'POST', `/quizzes/${id}/publish`, { to: 'school' });
  const createdAt = new Date(room.timeAt(at + seconds));
  await room.documents.doc(`quizzes/${id}`).update({ createdAt, ...fields });
  return id;
}

async function give(name: string, settings: Parameters<SittingRoom['give']>[2] = {}) {
  const id = named(name);
  await room.writeQuiz(id);
  return { quizId: id, id: await room.give(id, classId, settings) };
}

const start = (quizId: string) => room.call(maya, 'POST', `/quizzes/${quizId}/attempts`);

test('there is nothing for a student who has just come', async () => {
  expect(await today()).toEqual({
    ...{ openAttempts: [], assignment: null, newQuiz: null, toReview: 0, lastResult: null },
  });
});

describe('attempts under way', () => {
  test('are named with their quiz, at the shelf and at an assignment, and are nowhere else', async () => {
    const quizId = await shelve('rivers');
    const given = await give('lakes', { dueAt: room.timeAt(at + 3600) });
    const shelf = (await start(quizId)).body.attempt;
    const assigned = (await room.start(maya, given.id)).body.attempt;
    await room.call(maya, 'PUT', `/attempts/${shelf?.id}/answers`, {
      answers: [1, 1, null, null, null],
    });
    const found = await today();
    expect(found.openAttempts).toHaveLength(2);
    expect(found.openAttempts).toEqual(
      expect.arrayContaining([
        {
          ...{ attemptId: shelf?.id, quizId, quizTitle: 'Rivers', assignmentId: null },
          ...{ answered: 2, numQuestions: 5, deadline: shelf?.deadline },
        },
        {
          ...{ attemptId: assigned?.id, quizId: given.quizId, quizTitle: 'Rivers' },
          ...{ assignmentId: given.id, answered: 0, numQuestions: 5, deadline: assigned?.deadline },
        },
      ]),
    );
    expect([found.assignment, found.newQuiz]).toEqual([null, null]);
  });

  test('end with their time', async () => {
    const quizId = await shelve('rivers');
    await start(quizId);
    room.at(at + 301);
    const { openAttempts, newQuiz } = await today();
    expect([openAttempts, newQuiz]).toEqual([[], null]);
  });
});

describe('the assignment', () => {
  test('is the one that is due first', async () => {
    await give('far', { dueAt: room.timeAt(at + 7200) });
    const { id } = await give('near', { dueAt: room.timeAt(at + 3600) });
    expect((await today()).assignment).toMatchObject({ id, dueAt: room.timeAt(at + 3600) });
  });

  test('goes when it is handed in, and its quiz does not come back as a new one', async () => {
    const { id, quizId } = await give('rivers', { release: 'by-hand' });
    const { body } = await room.start(maya, id);
    await room.submit(maya, { quizId, attemptId: body.attempt?.id });
    const found = await today();
    expect([found.assignment, found.newQuiz]).toEqual([null, null]);
  });
});

describe('the newest quiz', () => {
  test('is of her own grade before others, and newest first', async () => {
    await shelve('old', 0);
    const newest = await shelve('new', 10);
    await shelve('other', 20, { targetGrade: 'Grade 10' });
    expect((await today()).newQuiz).toMatchObject({ id: newest, forYourGrade: true, best: null });
  });

  test('is none that she has taken, however long ago', async () => {
    const others = await shelve('other', 0, { targetGrade: 'Grade 10' });
    const taken = await shelve('taken', 20);
    await room.submit(maya, { quizId: taken });
    const often = await shelve('often', 10);
    for (let one = 0; one < 11; one += 1) {
      room.at(at + one + 1);
      await room.submit(maya, { quizId: often });
    }
    expect((await today()).newQuiz).toMatchObject({ id: others, forYourGrade: false });
  });

  test('is none of a grade far from hers', async () => {
    await shelve('far', 0, { targetGrade: 'Grade 12' });
    expect((await today()).newQuiz).toBeNull();
  });

  test('shows neither what is checked in it nor its notice', async () => {
    const id = await shelve('rivers', 0, {
      notice: 'Two to check.',
      review: { toCheck: 2, drafts: 1 },
    });
    const { newQuiz } = await today();
    expect(newQuiz).toMatchObject({ id, notice: null });
    expect(newQuiz).not.toHaveProperty('review');
  });

  test('is none that was deleted, and is there again when that is undone', async () => {
    const id = await shelve('rivers');
    await room.call(anna, 'DELETE', `/quizzes/${id}`);
    expect((await today()).newQuiz).toBeNull();
    await room.call(anna, 'POST', `/quizzes/${id}/restore`);
    expect((await today()).newQuiz?.id).toBe(id);
  });
});

test('what she missed is to be reviewed', async () => {
  const quizId = await shelve('rivers');
  await room.submit(maya, { quizId }, [1, 0, null, 1, 1]);
  expect((await today()).toReview).toBe(2);
});

test('a new school year starts with nothing to review, and with no quiz of an earlier one as new', async () => {
  const quizId = await shelve('rivers');
  const seas = await shelve('seas', 1);
  await room.submit(maya, { quizId }, [1, 0, null, 1, 1]);
  const totals = room.documents.doc(`students/${maya.uid}`);
  const profile: unknown = (await totals.get()).get('profile');
  await totals.set({ ...EMPTY_SUMMARY, profile, since: room.timeAt(at + 60) });
  expect(await today()).toMatchObject({ newQuiz: { id: seas }, toReview: 0, lastResult: null });
  room.at(at + 120);
  await room.submit(maya, { quizId: seas }, [1, 1, 1, 1, 0]);
  expect(await today()).toMatchObject({
    ...{ newQuiz: null, toReview: 1, lastResult: { percentage: 80 } },
  });
});

describe('the last result', () => {
  test('is the latest', async () => {
    const quizId = await shelve('rivers');
    await room.submit(maya, { quizId }, [1, 0, 1, 1, 1]);
    room.at(at + 5);
    const { body } = await room.submit(maya, { quizId }, [1, 1, 1, 1, 1]);
    expect((await today()).lastResult).toEqual({
      ...{ attemptId: body.attemptId, quizTitle: 'Rivers', percentage: 100 },
      completedAt: room.timeAt(at + 5),
    });
  });

  test('is none that is held, nor are its mistakes to be reviewed', async () => {
    const { id, quizId } = await give('rivers', { release: 'by-hand' });
    const { body } = await room.start(maya, id);
    await room.submit(maya, { quizId, attemptId: body.attempt?.id }, [0, 0, 0, 0, 1]);
    const held = await today();
    expect([held.lastResult, held.toReview]).toEqual([null, 0]);
    expect(JSON.stringify(held)).not.toContain('percentage');
    await room.call(anna, 'POST', `/assignments/${id}/release`);
    await room.runDue();
    const shown = await today();
    expect(shown.lastResult).toMatchObject({ attemptId: body.attempt?.id, percentage: 20 });
    expect(shown.toReview).toBe(4);
  });

  test('of which the score alone is shown says its percentage', async () => {
    const { id, quizId } = await give('rivers', { shows: 'score' });
    const { body } = await room.start(maya, id);
    await room.submit(maya, { quizId, attemptId: body.attempt?.id });
    expect((await today()).lastResult).toMatchObject({ percentage: 100 });
  });
});

test('it is a student’s own', async () => {
  const path = `/student/${maya.uid}/today`;
  expect((await room.call(pupil('ben'), 'GET', path)).status).toBe(403);
  expect((await room.call(anna, 'GET', path)).status).toBe(403);
  expect((await room.callWithout('GET', path)).status).toBe(401);
  expect((await room.call(maya, 'GET', '/student/a.b/today')).status).toBe(400);
});

describe('what it reads', () => {
  test('is at most six documents for a student in no class', async () => {
    const quizId = await shelve('rivers');
    await shelve('lakes', 10);
    await room.submit(maya, { quizId }, [0, 1, 1, 1, 1]);
    await room.documents.doc(`marks/${maya.uid}`).delete();
    await today();
    const [reads, writes] = await room.costOf(today);
    expect([reads <= 6, writes]).toEqual([true, 0]);
  });

  test('is at most twelve for one in two classes with six assignments', async () => {
    const other = `${classId}-b`;
    await room.openClass(other, []);
    await room.documents.doc(`marks/${maya.uid}`).update({ classIds: [classId, other] });
    for (const name of ['a', 'b', 'c', 'd', 'e']) await give(name);
    await room.writeQuiz(named('f'));
    await room.give(named('f'), other);
    await shelve('lakes', 10);
    const quizId = await shelve('rivers');
    await room.submit(maya, { quizId }, [0, 1, 1, 1, 1]);
    await today();
    const [reads, writes] = await room.costOf(today);
    expect([reads <= 12, writes]).toEqual([true, 0]);
  });
});

test('who is only in an archived class is asked for the code of another, and not while one goes on', async () => {
  expect(await today()).not.toHaveProperty('isInNoClass');
  await give('over', { closesAt: room.timeAt(at + 60) });
  const archive = (archived: boolean) =>
    room.call(anna, 'PUT', `/classes/${classId}/archived`, { archived });
  const { status, body } = await archive(true);
  expect([status, body.error]).toEqual([200, undefined]);
  room.at(at + 120);
  expect(await today()).toMatchObject({ isInNoClass: true, assignment: null });
  await archive(false);
  expect(await today()).not.toHaveProperty('isInNoClass');
});
