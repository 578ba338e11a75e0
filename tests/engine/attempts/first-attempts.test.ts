import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createRegradeJob } from '../../../functions/src/features/attempts/regrade-quiz.job.ts';
import { createRepositories } from '../../../functions/src/stored/repositories.ts';
import { aQuiz, openClassroom, student, type Classroom } from '../classroom.ts';
import { createRegrades } from './regrades.ts';

let room: Classroom;
let repositories: ReturnType<typeof createRepositories>;
let quizId = '';
const maya = student('maya');
const noor = student('noor');

beforeAll(() => {
  room = openClassroom('demo-first-attempts');
  repositories = createRepositories(room.documents.root);
});
afterAll(() => room.close());
beforeEach(() => {
  quizId = `quiz-${Math.random().toString(36).slice(2)}`;
  room.quizzes.set(quizId, aQuiz(quizId));
});

async function submit(caller: typeof maya, answers: number[]) {
  const body = { quizId, studentId: caller.uid, answers, timeTaken: 50 };
  return room.plain.submit(caller, body, undefined);
}

async function answersOf() {
  const firsts = await repositories.responses.list(quizId);
  return firsts.map(({ answers }) => answers).sort();
}

test("the first attempts at a quiz are each student's first, by an index that the cloud has", async () => {
  await submit(maya, [1, 1, 0, 0, 0]);
  await submit(maya, [1, 1, 1, 1, 1]);
  await submit(noor, [1, 0, 0, 0, 0]);
  expect(await answersOf()).toEqual(['10000', '11000']);
});

test('a started attempt counts as well', async () => {
  const { attempt } = await room.service.start(maya, quizId);
  const body = { quizId, studentId: maya.uid, answers: [1, 0, 0, 0, 0], timeTaken: 1 };
  await room.service.handIn(maya, attempt.id, body);
  expect(await answersOf()).toEqual(['10000']);
});

test('of a submit and a start at the same moment one attempt is the first, never both', async () => {
  for (let round = 0; round < 5; round += 1) {
    quizId = `${quizId}-${round}`;
    room.quizzes.set(quizId, aQuiz(quizId));
    const [started] = await Promise.allSettled([
      room.service.start(maya, quizId),
      submit(maya, [1, 1, 0, 0, 0]),
    ]);
    if (started.status === 'rejected') throw started.reason;
    const body = { quizId, studentId: maya.uid, answers: [1, 0, 0, 0, 0], timeTaken: 1 };
    await room.service.handIn(maya, started.value.attempt.id, body);
    expect(await answersOf()).toHaveLength(1);
  }
});

test('who sits at a quiz cannot submit it beside', async () => {
  await room.service.start(maya, quizId);
  await expect(submit(maya, [1, 1, 0, 0, 0])).rejects.toMatchObject({ code: 'attempt-closed' });
  expect(await answersOf()).toEqual([]);
});

test('an attempt at one quiz is none at another', async () => {
  await submit(maya, [1, 1, 0, 0, 0]);
  quizId = `${quizId}-other`;
  expect(await answersOf()).toEqual([]);
});

test('a corrected key changes no first attempt, and no other becomes one', async () => {
  await submit(maya, [1, 0, 0, 0, 0]);
  await submit(maya, [1, 1, 1, 1, 1]);
  const [question] = aQuiz(quizId).questions;
  if (!question) throw new Error('The quiz has questions.');
  const { id, question: text, options } = question;
  const correctedAt = '2026-11-16T10:00:00.000Z';
  const correction = { id, question: text, options, correctOption: 'It rests', correctedAt };
  const findCorrections = () => Promise.resolve([correction]);
  const regrades = createRegrades(room.documents.root, findCorrections);
  await createRegradeJob({
    regrades,
    versions: { findCorrections },
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
  })(quizId);
  expect(await answersOf()).toEqual(['10000']);
});
