import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  anna,
  colleague,
  openSittingRoom,
  pupil,
  type SittingRoom,
} from '../attempts/sitting-room.ts';

const CLOSED = { release: 'by-hand' } as const;

let room: SittingRoom;
let turn = 0;
let [quizId, classId] = ['', ''];
let [maya, ben] = [pupil('maya'), pupil('ben')];

beforeAll(async () => {
  room = await openSittingRoom('demo-answers-seen');
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

const publish = (to: 'school' | 'classes') =>
  room.call(anna, 'POST', `/quizzes/${quizId}/publish`, { to });
const give = (settings: Parameters<SittingRoom['give']>[2] = {}) =>
  room.give(quizId, classId, settings);
const askSeen = (who = anna) =>
  room.call(who, 'GET', `/classes/${classId}/quizzes/${quizId}/answers-seen`);
const askGiven = (who = anna) => room.call(who, 'GET', `/quizzes/${quizId}/given`);

async function takeAtShelf(who = maya): Promise<void> {
  const { body } = await room.call(who, 'POST', `/quizzes/${quizId}/attempts`);
  const { status } = await room.submit(who, { quizId, attemptId: body.attempt?.id });
  expect(status).toBe(201);
}

async function takeAssigned(assignmentId: string, who = maya): Promise<void> {
  const { body } = await room.start(who, assignmentId);
  const { status } = await room.submit(who, { quizId, attemptId: body.attempt?.id });
  expect(status).toBe(201);
}

async function markOf(assignmentId: string, who = maya): Promise<unknown> {
  const { body } = await room.call(anna, 'GET', `/classes/${classId}/markbook`);
  const given = body.assignments ?? [];
  const at = given.findIndex(({ id }) => id === assignmentId);
  const rows = body.rows as { studentId: string; marks: { sawAnswers: boolean }[] }[];
  return rows.find(({ studentId }) => studentId === who.uid)?.marks[at]?.sawAnswers;
}

async function liveOf(assignmentId: string, who = maya): Promise<unknown> {
  const { body } = await room.call(anna, 'GET', `/assignments/${assignmentId}/live`);
  const students = body.students as { studentId: string; sawAnswers: boolean }[];
  return students.find(({ studentId }) => studentId === who.uid)?.sawAnswers;
}

describe('who of a class has seen the answers of a quiz', () => {
  test('is whoever has taken it on the shelf', async () => {
    await publish('school');
    expect((await askSeen()).body).toMatchObject({ students: 2, seen: [] });
    await takeAtShelf();
    expect((await askSeen()).body).toMatchObject({
      students: 2,
      seen: [{ studentId: maya.uid, fullName: maya.uid }],
    });
  });

  test('is nobody as long as results are held or are a score alone, and somebody afterwards', async () => {
    const id = await give({ ...CLOSED, shows: 'score' });
    await takeAssigned(id);
    expect((await askSeen()).body.seen).toEqual([]);
    await room.call(anna, 'POST', `/assignments/${id}/release`);
    await room.runDue();
    expect((await askSeen()).body.seen).toEqual([]);
    await room.change(anna, id, { ...CLOSED, shows: 'score-and-answers' });
    await room.runDue();
    expect((await askSeen()).body.seen).toMatchObject([{ studentId: maya.uid }]);
  });

  test('is told by a number of reads that does not grow with the attempts', async () => {
    await publish('school');
    await takeAtShelf();
    const once = await room.costOf(() => askSeen());
    await takeAtShelf();
    await takeAtShelf();
    expect(await room.costOf(() => askSeen())).toEqual(once);
  });

  test('is told to the teachers of the class alone', async () => {
    expect((await askSeen(colleague)).status).toBe(404);
    expect((await askSeen(maya)).status).toBe(403);
  });
});

describe('a graded attempt after the answers were seen', () => {
  test('is marked in the markbook and on the live page, from its start', async () => {
    await publish('school');
    await takeAtShelf();
    const id = await give();
    const { body } = await room.start(maya, id);
    expect(await liveOf(id)).toBe(true);
    await room.submit(maya, { quizId, attemptId: body.attempt?.id });
    await takeAssigned(id, ben);
    expect([await markOf(id), await liveOf(id)]).toEqual([true, true]);
    expect([await markOf(id, ben), await liveOf(id, ben)]).toEqual([false, false]);
  });

  test('is marked also where an attempt at the shelf is handed in while it is under way', async () => {
    await publish('school');
    const shelf = await room.call(maya, 'POST', `/quizzes/${quizId}/attempts`);
    await publish('classes');
    const id = await give(CLOSED);
    const { body } = await room.start(maya, id);
    await room.submit(maya, { quizId, attemptId: shelf.body.attempt?.id });
    await room.submit(maya, { quizId, attemptId: body.attempt?.id });
    expect([await markOf(id), await liveOf(id)]).toEqual([true, true]);
  });

  test('is marked also where they were seen elsewhere between two attempts of which nothing is shown', async () => {
    await publish('school');
    const shelf = await room.call(maya, 'POST', `/quizzes/${quizId}/attempts`);
    await publish('classes');
    const id = await give({ ...CLOSED, attempts: 2 });
    await takeAssigned(id);
    await room.submit(maya, { quizId, attemptId: shelf.body.attempt?.id });
    await takeAssigned(id);
    expect(await markOf(id)).toBe(true);
  });

  test('is not one that follows an earlier attempt at the same assignment', async () => {
    const id = await give({ attempts: 3 });
    await takeAssigned(id);
    await takeAssigned(id);
    expect(await markOf(id)).toBe(false);
  });

  test('is still marked after a second one', async () => {
    await publish('school');
    await takeAtShelf();
    const id = await give({ attempts: 3, counts: 'latest' });
    await takeAssigned(id);
    await takeAssigned(id);
    expect(await markOf(id)).toBe(true);
  });
});

describe('the classes that have a quiz at present', () => {
  test('are listed by name, without those where it has closed', async () => {
    expect((await askGiven()).body).toMatchObject({ classes: [] });
    const id = await give();
    await give({ attempts: 2 });
    expect((await askGiven()).body.classes).toEqual([{ id: classId, name: classId }]);
    await room.call(anna, 'POST', `/assignments/${id}/close`);
    expect((await askGiven()).body.classes).toEqual([{ id: classId, name: classId }]);
    room.at(60);
    for (const { id: one } of await listAssignments()) {
      await room.call(anna, 'POST', `/assignments/${one}/close`);
    }
    room.at(61);
    expect((await askGiven()).body.classes).toEqual([]);
  });

  test('are told to the teacher of the quiz alone', async () => {
    expect((await askGiven(colleague)).status).toBe(404);
    expect((await askGiven(maya)).status).toBe(403);
  });
});

async function listAssignments() {
  return (await room.call(anna, 'GET', `/classes/${classId}/assignments`)).body.assignments ?? [];
}
