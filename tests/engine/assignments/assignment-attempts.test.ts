import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anna, openSittingRoom, pupil, RIGHT, type SittingRoom } from '../attempts/sitting-room.ts';

const maya = pupil('maya');
let room: SittingRoom;
let quizId = '';
let turn = 0;

beforeAll(async () => {
  room = await openSittingRoom('demo-assignment-attempts');
  await room.openClass('9b', ['maya', 'ben']);
});
afterAll(() => room.close());
beforeEach(async () => {
  turn += 1;
  quizId = `quiz-${turn}`;
  room.at(0);
  await room.writeQuiz(quizId);
});

async function startOf(uid: string, assignmentId: string) {
  const { status, body } = await room.start(pupil(uid), assignmentId);
  if (!body.attempt) throw new Error(`${status}: ${body.error}`);
  return body.attempt;
}

describe('a start', () => {
  test('is one attempt, however many tabs ask for it', async () => {
    const id = await room.give(quizId, '9b');
    const started = await Promise.all([1, 2, 3].map(() => room.start(maya, id)));
    const attempts = new Set(started.map(({ body }) => body.attempt?.id));
    expect(attempts.size).toBe(1);
    expect(started.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
  });

  test.each([
    ['a student of no class', 'lena', {}, 404, 'Assignment not found.'],
    ['whom it is not for', 'ben', { only: ['maya'] }, 404, 'Assignment not found.'],
  ])('by %s finds nothing', async (_who, uid, settings, status, error) => {
    const id = await room.give(quizId, '9b', settings);
    expect(await room.start(pupil(uid), id)).toMatchObject({ status, body: { error } });
  });

  test.each([
    ['before it opens', { opensAt: 7200 }, 'This assignment opens Fri 20 Nov 11:00.'],
    ['after it has closed', { closesAt: 60 }, 'This assignment closed Fri 20 Nov 09:01.'],
  ])('%s is refused in words', async (_when, times, error) => {
    const settings = Object.fromEntries(
      Object.entries(times).map(([name, seconds]) => [name, room.timeAt(seconds)]),
    );
    const id = await room.give(quizId, '9b', settings);
    room.at(120);
    const refused = { status: 409, body: { code: 'attempt-closed', error } };
    expect(await room.start(maya, id)).toMatchObject(refused);
  });

  test('is refused when all attempts are used up', async () => {
    const id = await room.give(quizId, '9b');
    const attempt = await startOf('maya', id);
    await room.submit(maya, { quizId, attemptId: attempt.id });
    const error = 'You have no attempts left at this assignment.';
    expect(await room.start(maya, id)).toMatchObject({ status: 409, body: { error } });
  });

  test('is refused to whom her teacher has excused', async () => {
    const id = await room.give(quizId, '9b');
    const none = { opensAt: null, dueAt: null, closesAt: null, moreAttempts: 0 };
    const excused = { ...none, isExcused: true };
    await room.call(anna, 'PUT', `/assignments/${id}/students/maya`, excused);
    expect(await room.start(maya, id)).toMatchObject({
      status: 409,
      body: { error: 'You are excused from this assignment.' },
    });
  });

  test('ends when the assignment closes', async () => {
    const id = await room.give(quizId, '9b', { closesAt: room.timeAt(100) });
    expect((await startOf('maya', id)).deadline).toBe(room.timeAt(100));
  });

  test('shows the questions in an order of its own, and keeps the answers in the quiz’s', async () => {
    const shuffle = { questions: true, options: false };
    const id = await room.give(quizId, '9b', { shuffle });
    const { body } = await room.start(maya, id);
    const quiz = body.quiz as { questionOrder: number[]; questions: { optionOrder: number[] }[] };
    expect([...quiz.questionOrder].sort()).toEqual([0, 1, 2, 3, 4]);
    expect(quiz.questions.every(({ optionOrder }) => optionOrder.join('') === '0123')).toBe(true);
    const again = await room.start(maya, id);
    expect(again.body.quiz).toEqual(quiz);
    await room.submit(maya, { quizId, attemptId: body.attempt?.id });
    expect(await room.triesOf('maya', id)).toMatchObject([{ score: 5 }]);
    // Her result, and her teacher's view of it, number the questions as she saw them.
    const numbers = quiz.questions.map((_, index) => quiz.questionOrder.indexOf(index) + 1);
    for (const reader of [maya, anna]) {
      const { body: read } = await room.read(reader, body.attempt?.id ?? '');
      const results = (read.attempt as unknown as { detailedResults: { number: number }[] })
        .detailedResults;
      expect(results.map(({ number }) => number)).toEqual(numbers);
    }
  });

  test('is not found at the shelf', async () => {
    await room.give(quizId, '9b');
    expect(await room.call(maya, 'POST', `/quizzes/${quizId}/attempts`)).toMatchObject({
      status: 404,
    });
    expect(await room.submit(maya, { quizId })).toMatchObject({ status: 404 });
  });
});

describe('a hand-in', () => {
  test('is late after the student’s own due time', async () => {
    const dueAt = room.timeAt(60);
    const id = await room.give(quizId, '9b', { dueAt, closesAt: room.timeAt(900) });
    const own = { opensAt: null, dueAt: room.timeAt(300), closesAt: null };
    const exception = { ...own, moreAttempts: 0, isExcused: false };
    await room.call(anna, 'PUT', `/assignments/${id}/students/ben`, exception);
    for (const uid of ['maya', 'ben']) {
      room.at(0);
      const attempt = await startOf(uid, id);
      room.at(120);
      await room.submit(pupil(uid), { quizId, attemptId: attempt.id });
    }
    expect(await room.triesOf('maya', id)).toMatchObject([{ isLate: true, score: 5 }]);
    expect(await room.triesOf('ben', id)).toMatchObject([{ isLate: false, score: 5 }]);
  });

  test('counts once in the totals and the marks, however often it comes', async () => {
    const id = await room.give(quizId, '9b');
    const before = (await room.totalsOf('maya')).attempts;
    const attempt = await startOf('maya', id);
    const asked = { quizId, attemptId: attempt.id };
    await Promise.all([1, 2, 3].map(() => room.submit(maya, asked, RIGHT)));
    expect((await room.totalsOf('maya')).attempts).toBe(before + 1);
    expect(await room.triesOf('maya', id)).toHaveLength(1);
    expect((await room.read(maya, attempt.id)).body.attempt).toMatchObject({ assignmentId: id });
  });

  test('happens by itself when the assignment is closed now', async () => {
    const id = await room.give(quizId, '9b');
    const attempt = await startOf('maya', id);
    const answers = [1, 1, null, null, null];
    await room.call(maya, 'PUT', `/attempts/${attempt.id}/answers`, { answers });
    room.at(30);
    const closed = await room.call(anna, 'POST', `/assignments/${id}/close`);
    expect(closed.body).toMatchObject({ handedIn: 1, assignment: { state: 'released' } });
    expect(await room.triesOf('maya', id)).toMatchObject([{ score: 2 }]);
    const late = await room.submit(maya, { quizId, attemptId: attempt.id });
    expect(late.body.notice).toContain('too late');
    expect(await room.triesOf('maya', id)).toMatchObject([{ score: 2 }]);
  });
});

test('thirty students start and submit in the last second before it closes', async () => {
  const uids = Array.from({ length: 30 }, (_, at) => `student-${at}`);
  await room.openClass('9c', uids);
  const id = await room.give(quizId, '9c', { closesAt: room.timeAt(600) });
  room.at(599);
  const started = await Promise.all(uids.map((uid) => startOf(uid, id)));
  const handedIn = await Promise.all(
    uids.map((uid, at) => room.submit(pupil(uid), { quizId, attemptId: started[at]?.id })),
  );
  expect(handedIn.map(({ status }) => status)).toEqual(uids.map(() => 201));
  for (const uid of uids) {
    expect(await room.totalsOf(uid)).toMatchObject({ attempts: 1, percentageSum: 100 });
    expect(await room.triesOf(uid, id)).toHaveLength(1);
  }
  expect(await room.count('openAttempts', id)).toBe(0);
});

test('a submit beside “close now” is one result, by what was there first', async () => {
  const id = await room.give(quizId, '9b');
  const attempt = await startOf('maya', id);
  const answers = [1, null, null, null, null];
  await room.call(maya, 'PUT', `/attempts/${attempt.id}/answers`, { answers });
  await Promise.all([
    room.submit(maya, { quizId, attemptId: attempt.id }),
    room.call(anna, 'POST', `/assignments/${id}/close`),
  ]);
  const tries = await room.triesOf('maya', id);
  expect(tries).toHaveLength(1);
  expect([1, 5]).toContain(tries[0]?.score);
  expect((await room.read(maya, attempt.id)).body.attempt?.score).toBe(tries[0]?.score);
});
