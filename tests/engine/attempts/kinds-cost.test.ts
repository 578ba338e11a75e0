import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PlacedQuestion } from '@study-assistant/contract/questions/question';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anna, openSittingRoom, pupil, type Body, type SittingRoom } from './sitting-room.ts';

/** The demo school's quiz of every kind, with explanations and quotes as long as in a lesson. */
const DEMO_QUIZ = path.join(import.meta.dirname, '../../../emulator-data/quizzes/water-check.json');
const MOST_BYTES = 12_000;

type Written = PlacedQuestion & { answers?: { right: unknown; others: unknown[] } };

const { questions } = JSON.parse(readFileSync(DEMO_QUIZ, 'utf8')) as { questions: Written[] };
const answers = questions.map(({ answers: given, correctAnswer }) => given?.right ?? correctAnswer);
/** The last one is a short answer, which waits. */
const waiting = answers.with(-1, { words: 'Because clouds clean the water' });

let room: SittingRoom;
let maya = pupil('maya');

beforeAll(async () => {
  room = await openSittingRoom('demo-kinds-cost');
});
afterAll(() => room.close());

let quizzes = 0;

/** A quiz of every kind, and a class of its own that it may be given to. */
async function anotherQuiz(isOnShelf: boolean): Promise<{ quizId: string; classId: string }> {
  quizzes += 1;
  const [quizId, classId] = [`check-${quizzes}`, `class-${quizzes}`];
  // A first attempt: nobody's highest is looked for among others.
  maya = pupil(`maya-${quizzes}`);
  await room.openClass(classId, [maya.uid]);
  const placed = questions.map(({ answers: _answers, ...question }, at) => ({
    ...question,
    id: `q${at + 1}`,
  }));
  await room.writeQuiz(quizId, placed);
  if (isOnShelf) await room.call(anna, 'POST', `/quizzes/${quizId}/publish`, {});
  return { quizId, classId };
}

/** Bytes there and back, as they are before they are packed. */
async function bytesOf(method: string, to: string, json?: object): Promise<[Body, number, number]> {
  const { status, body } = await room.call(maya, method, to, json);
  expect([200, 201]).toContain(status);
  const bytes = (value: unknown) => Buffer.byteLength(JSON.stringify(value ?? ''));
  return [body, bytes(json), bytes(body)];
}

describe('ten questions of all kinds', () => {
  test('are started, saved, handed in and read with at most 12 kB each way', async () => {
    const { quizId } = await anotherQuiz(true);
    const [started, ...start] = await bytesOf('POST', `/quizzes/${quizId}/attempts`);
    const id = started.attempt?.id;
    const [, ...save] = await bytesOf('PUT', `/attempts/${id}/answers`, { answers });
    const [handedIn, ...submit] = await bytesOf('POST', '/quiz/submit', {
      ...{ quizId, attemptId: id, studentId: maya.uid, answers, timeTaken: 60 },
    });
    const [result, ...read] = await bytesOf('GET', `/quiz-results/attempt/${handedIn.attemptId}`);
    expect(result.attempt).toMatchObject({ score: questions.length });
    for (const bytes of [start, save, submit, read].flat()) expect(bytes).toBeLessThan(MOST_BYTES);
  });
});

/*
 * Its quiz once, and for each answer the attempt, its student's totals, her result at the quiz and, where
 * it is assigned, her marks: each of them is what another screen reads.
 */
describe('a mark costs at most', () => {
  test.each([
    ['on the shelf', null, [4, 3, 0]],
    ['at an assignment, shown', {}, [5, 4, 0]],
    ['at an assignment, held', { release: 'by-hand' }, [4, 2, 0]],
    ['at an assignment, with the score alone', { shows: 'score' }, [6, 5, 0]],
  ] as const)('%s', async (_where, settings, cost) => {
    const { quizId, classId } = await anotherQuiz(settings === null);
    let attemptId: string | undefined;
    if (settings) {
      const assignment = await room.give(quizId, classId, settings);
      attemptId = (await room.start(maya, assignment)).body.attempt?.id;
    }
    const { body } = await room.call(maya, 'POST', '/quiz/submit', {
      ...{ quizId, attemptId, studentId: maya.uid, answers: waiting, timeTaken: 60 },
    });
    const json = { questionId: 'q10', attemptIds: [body.attemptId], points: 0.5 };
    const spent = await room.costOf(async () => {
      const { status } = await room.call(anna, 'POST', `/quizzes/${quizId}/marking`, json);
      expect(status).toBe(200);
    });
    expect(spent).toEqual(cost);
  });
});
