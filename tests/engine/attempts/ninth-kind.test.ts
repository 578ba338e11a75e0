import type * as Edited from '@study-assistant/contract/questions/edited-question';
import type * as Keys from '@study-assistant/contract/questions/key-schemas';
import type { QuestionKind } from '@study-assistant/contract/questions/kind';
import type * as Schemas from '@study-assistant/contract/questions/kind-schemas';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Body, SittingRoom, Who } from './sitting-room.ts';

/*
 * A kind that is not in the product: a guess on a scale, worth less the further it is off. It is added
 * where a kind is added, to the lists of `contract/src/questions`, and nowhere else.
 */
const bodySchema = z.object({ scale: z.object({ from: z.number(), to: z.number() }) });
const keySchema = z.object({ mark: z.number() });
const answerSchema = z.object({ guess: z.number() });
type Scale = z.infer<typeof bodySchema>;

const guess: QuestionKind<Scale, { mark: number }, { guess: number }> = {
  ...{ body: bodySchema, key: keySchema, answer: answerSchema },
  places: ({ body: { scale } }) => scale.to,
  fits: (places, answer) => answer.guess >= 0 && answer.guess <= places,
  judge({ body: { scale }, key }, answer) {
    const off = Math.abs(answer.guess - key.mark) / (scale.to - scale.from);
    const bucket = String(answer.guess);
    return { points: 1 - off, parts: [{ part: 'guess', bucket, fraction: 1 - off }] };
  },
  isSame: (a, b) => a.question === b.question,
  moveKey: ({ correctAnswer, key }) => ({ correctAnswer, key }),
  say: (_, answer) => `about ${answer.guess}`,
  sayRight: ({ key }) => `exactly ${key.mark}`,
  arrange: () => [],
  pick: () => null,
  knownBuckets: ({ key: { mark } }) => [
    { part: 'guess', bucket: String(mark), said: String(mark), fraction: 1 },
  ],
  pack: (answer) => String(answer.guess),
  unpack: (text) => (/^\d+$/.test(text) ? { guess: Number(text) } : null),
};

const LISTS = '../../../contract/src/questions';
const WORDS = { explanation: 'It was measured.', topic: 'rivers' };
const CHOICE = {
  ...{ ...WORDS, question: 'Where does a river begin?' },
  ...{ options: ['Delta', 'Source'], correctAnswer: 1 },
};
const GUESS = {
  ...{ ...WORDS, kind: 'guess', question: 'How many per cent of it are ice?' },
  ...{ body: { scale: { from: 0, to: 100 } }, key: { mark: 70 } },
};

let room: SittingRoom;
let anna: Who;
const maya: Who = { uid: 'maya', role: 'student' };
const ben: Who = { uid: 'ben', role: 'student' };

beforeAll(async () => {
  vi.resetModules();
  vi.doMock(`${LISTS}/kind-schemas.ts`, async (importOriginal) => {
    const original = await importOriginal<typeof Schemas>();
    const ANSWER_SCHEMAS = { ...original.ANSWER_SCHEMAS, guess: answerSchema };
    return {
      ...{ ...original, ANSWER_SCHEMAS },
      otherKindSchema: z.enum(Object.keys(ANSWER_SCHEMAS)),
      bodySchema: z.union([original.bodySchema, bodySchema]),
      givenAnswerSchema: z.union([z.int(), ...Object.values(ANSWER_SCHEMAS)]),
    };
  });
  vi.doMock(`${LISTS}/key-schemas.ts`, async (importOriginal) => {
    const original = await importOriginal<typeof Keys>();
    return { ...original, keySchema: z.union([original.keySchema, keySchema]) };
  });
  vi.doMock(`${LISTS}/edited-question.ts`, async (importOriginal) => {
    const original = await importOriginal<typeof Edited>();
    const edited = z.pipe(
      z.object({
        ...{ id: z.optional(z.string()), question: z.string() },
        ...{ explanation: z.string(), topic: z.string() },
        ...{ kind: z.literal('guess'), body: bodySchema, key: keySchema },
      }),
      z.transform((question) => ({ ...question, options: [], correctAnswer: 0 })),
    );
    return {
      ...original,
      editedQuestionSchema: z.union([edited, original.editedQuestionSchema]),
    };
  });
  const { forAnybody, KINDS } = await import('@study-assistant/contract/questions/kinds');
  // What it keeps and sends is a type of the lists, which a test cannot add to.
  KINDS.guess = forAnybody(
    guess as unknown as QuestionKind<Scale, Keys.KindKey, Schemas.GivenAnswer>,
  );
  const opened = await import('./sitting-room.ts');
  anna = opened.anna;
  room = await opened.openSittingRoom('demo-ninth-kind');
});
afterAll(async () => {
  await room.close();
  for (const name of ['kind-schemas', 'key-schemas', 'edited-question'])
    vi.doUnmock(`${LISTS}/${name}.ts`);
  vi.resetModules();
});

type Quiz = { version: number; questions: (Record<string, unknown> & { id: string })[] };

async function edit(version: number, questions: object[]): Promise<Quiz> {
  const { status, body } = await room.call(anna, 'PATCH', '/quizzes/ice', { version, questions });
  expect([status, body.error]).toEqual([200, undefined]);
  return body.quiz as Quiz;
}

async function handIn(who: Who, assignment: string, at: number): Promise<string> {
  const attemptId = (await room.start(who, assignment)).body.attempt?.id ?? '';
  const answers = [1, { guess: at }];
  const saved = await room.call(who, 'PUT', `/attempts/${attemptId}/answers`, { answers });
  expect(saved.status).toBe(200);
  const resumed = await room.start(who, assignment);
  expect(resumed.body.attempt).toMatchObject({ answers });
  expect(JSON.stringify(resumed.body)).not.toMatch(/mark"|It was measured/);
  const json = { quizId: 'ice', attemptId, studentId: who.uid, answers, timeTaken: 60 };
  const { status } = await room.call(who, 'POST', '/quiz/submit', json);
  expect(status).toBe(201);
  return attemptId;
}

const resultOf = async (who: Who, id: string) =>
  (await room.read(who, id)).body.attempt as Body['attempt'] & { detailedResults: object[] };

describe('a ninth kind of question', () => {
  test('goes from the editor to the markbook, and nothing but its lists knows of it', async () => {
    await room.openClass('9b', [maya.uid, ben.uid]);
    await room.documents.doc('users/maya').set({
      ...{ version: 1, email: 'maya@school.edu', fullName: 'Maya', userType: 'student' },
      ...{ currentGrade: '9', classIds: ['9b'], createdAt: new Date(0) },
    });
    await room.writeQuiz('ice');
    const quiz = await edit(1, [CHOICE, GUESS]);
    expect(quiz.questions[1]).toMatchObject(GUESS);
    const assignment = await room.give('ice', '9b');

    const [first, second] = [await handIn(maya, assignment, 50), await handIn(ben, assignment, 70)];
    const result = await resultOf(maya, first);
    expect(result).toMatchObject({ score: 1.8, percentage: 90 });
    expect(result.detailedResults[1]).toMatchObject({
      ...{ kind: 'guess', points: 0.8, isCorrect: false, answer: { guess: 50 } },
      ...{ said: 'about 50', rightSaid: 'exactly 70', key: { mark: 70 } },
    });
    expect(await resultOf(ben, second)).toMatchObject({ score: 2, percentage: 100 });
    const analytics = await room.call(
      maya,
      'GET',
      `/quiz-results/attempt/${first}/detailed-analytics`,
    );
    expect(analytics.body.analytics).toMatchObject({
      answerDistribution: { correct: 1, partly: 1, incorrect: 0 },
    });

    const { body: analysed } = await room.call(anna, 'GET', '/quizzes/ice/analysis');
    const { questions } = analysed.analysis as { questions: object[] };
    expect(questions[1]).toMatchObject({
      buckets: [
        { part: 'guess', bucket: '70', said: '70', count: 1, fraction: 1 },
        { part: 'guess', bucket: '50', said: '50', count: 1 },
      ],
    });

    const practice = await room.call(
      maya,
      'GET',
      `/student/${maya.uid}/practice?attemptId=${first}`,
    );
    expect(practice.body.questions).toMatchObject([{ kind: 'guess', body: GUESS.body }]);

    const [one, two] = quiz.questions;
    const corrected = { ...GUESS, id: two?.id, key: { mark: 50 } };
    await edit(quiz.version, [{ ...CHOICE, id: one?.id }, corrected]);
    await room.runDue();
    expect(await resultOf(maya, first)).toMatchObject({ score: 2, percentage: 100 });
    expect(await resultOf(ben, second)).toMatchObject({ score: 1.8, percentage: 90 });

    const { body: book } = await room.call(anna, 'GET', '/classes/9b/markbook');
    expect(JSON.stringify(book)).toContain('"percentage":90');
    const exported = await room.call(maya, 'GET', '/account/export');
    expect(JSON.stringify(exported.body)).toContain('about 50');
  });
});
