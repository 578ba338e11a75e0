import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PlacedQuestion } from '@study-assistant/contract/questions/question';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { addAccount } from '../board/board-room.ts';
import { anna, openSittingRoom, pupil, type Body, type SittingRoom } from './sitting-room.ts';

/** The demo school's quiz of every kind, with explanations and quotes as long as in a lesson. */
const DEMO_QUIZ = path.join(import.meta.dirname, '../../../emulator-data/quizzes/water-check.json');
const MOST_BYTES = 12_000;

type Written = PlacedQuestion & { answers?: { right: unknown; others: unknown[] } };

const { questions } = JSON.parse(readFileSync(DEMO_QUIZ, 'utf8')) as { questions: Written[] };
const placed = questions.map(({ answers: _answers, ...question }, at) => ({
  ...question,
  id: `q${at + 1}`,
}));
const right = questions.map(({ answers, correctAnswer }) => answers?.right ?? correctAnswer);
const wrong = questions.map(({ answers }) => answers?.others[0] ?? 0);

/** An answer that is no place of an option is said in words. */
const withSaid = z.object({
  detailedResults: z.array(z.object({ said: z.optional(z.string().check(z.minLength(1))) })),
});

const [maya, ben] = [pupil('maya'), pupil('ben')];
let room: SittingRoom;

beforeAll(async () => {
  room = await openSittingRoom('demo-every-kind');
  await room.openClass('7a', [maya.uid, ben.uid]);
  for (const { uid } of [maya, ben]) await addAccount(room, uid, ['7a']);
  for (const quizId of ['shelf', 'given']) await room.writeQuiz(quizId, placed);
  await room.call(anna, 'POST', '/quizzes/shelf/publish', {});
});
afterAll(() => room.close());

/** Bytes there and back, as they are before they are packed. */
async function bytesOf(method: string, to: string, json?: object): Promise<[Body, number, number]> {
  const { status, body } = await room.call(maya, method, to, json);
  expect([200, 201]).toContain(status);
  const bytes = (value: unknown) => Buffer.byteLength(JSON.stringify(value ?? ''));
  return [body, bytes(json), bytes(body)];
}

describe('ten questions of all kinds', () => {
  test('are started, saved, handed in and read with at most 12 kB each way', async () => {
    const [started, ...start] = await bytesOf('POST', '/quizzes/shelf/attempts');
    const id = started.attempt?.id;
    const [, ...save] = await bytesOf('PUT', `/attempts/${id}/answers`, { answers: right });
    const [handedIn, ...submit] = await bytesOf('POST', '/quiz/submit', {
      ...{ quizId: 'shelf', attemptId: id, studentId: maya.uid, answers: right, timeTaken: 60 },
    });
    const [result, ...read] = await bytesOf('GET', `/quiz-results/attempt/${handedIn.attemptId}`);
    expect(result.attempt).toMatchObject({ score: questions.length });
    for (const bytes of [start, save, submit, read].flat()) expect(bytes).toBeLessThan(MOST_BYTES);
  });

  test('are counted live, in the report and in the insights, and exported in words', async () => {
    const assignment = await room.give('given', '7a');
    const attemptId = (await room.start(ben, assignment)).body.attempt?.id ?? '';
    const answers = { answers: wrong };
    await room.call(ben, 'PUT', `/attempts/${attemptId}/answers`, answers);
    const ofAnna = async (path: string) => (await room.call(anna, 'GET', path)).body;
    const live = await ofAnna(`/assignments/${assignment}/live`);
    expect(live.students).toMatchObject([{ studentId: 'ben', answered: 10 }, { answered: null }]);

    const json = { quizId: 'given', attemptId, studentId: ben.uid, ...answers, timeTaken: 60 };
    expect((await room.call(ben, 'POST', '/quiz/submit', json)).status).toBe(201);
    const report = await ofAnna(`/assignments/${assignment}/report`);
    expect(report.questions).toMatchObject(
      placed.map(({ question }, at) => ({ question, asked: at === 9 ? 0 : 1, right: 0 })),
    );
    const { numbers } = await ofAnna('/teacher/anna/class-insights');
    expect(numbers).toMatchObject({ missedQuestions: { length: 5 } });

    const attempt = (await room.read(ben, attemptId)).body.attempt ?? {};
    const { detailedResults } = z.parse(withSaid, attempt);
    const { body: exported } = await room.call(ben, 'GET', '/account/export');
    const told = JSON.stringify(exported['data/attempts.json']);
    expect(detailedResults).toHaveLength(placed.length);
    for (const { said } of detailedResults.slice(1))
      expect(told).toContain(`"said":${JSON.stringify(said)}`);
  });
});
