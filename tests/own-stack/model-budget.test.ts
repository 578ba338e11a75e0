import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  startModelThatAnswers,
  type ModelThatAnswers,
} from '../../functions/src/advice/model-that-answers.fixture.ts';
import { FREE_PORTS, startProduct } from '../../scripts/product.ts';
import { aStudent, aTeacher, type Person } from '../support/people/people.ts';
import { ask, UNTIL_DONE, useSite } from '../support/product/site.ts';
import { answersFor, aQuiz, generate, submit, type AQuiz } from '../support/quizzes/quizzes.ts';

/** Requests a day; a piece of advice takes one of them. */
const BUDGET = 3;

let model: ModelThatAnswers;
let product: Awaited<ReturnType<typeof startProduct>>;
let teacher: Person;
let quiz: AQuiz;

beforeAll(async () => {
  model = await startModelThatAnswers();
  product = await startProduct({
    ports: FREE_PORTS,
    stateDir: null,
    log: () => undefined,
    env: {
      GEMINI_API_KEY: 'a-key',
      GEMINI_BASE_URL: model.url,
      MODEL_REQUESTS_A_DAY: String(BUDGET),
    },
  });
  useSite({ site: product.urls.hosting, adminEnv: product.adminEnv });
  teacher = await aTeacher();
  quiz = await aQuiz(teacher, { writer: 'offline' });
});

afterAll(async () => {
  await product.stop();
  await model.close();
});

test('a hundred submits of one student ask the model for nothing, and none that was taken is lost', async () => {
  const student = await aStudent();
  const nothing = { answers: answersFor(quiz, 0) };
  const answers = [];
  for (let turn = 0; turn < 100; turn += 1) answers.push(await submit(student, quiz, nothing));
  const taken = answers.filter(({ status }) => status === 201);
  const refused = answers.filter(({ status }) => status === 429);
  expect(taken.length + refused.length).toBe(100);
  expect(taken.length).toBeGreaterThanOrEqual(60);
  for (const { body, headers } of refused) {
    expect(body.error).toMatch(/^You can start one quiz 60 times an hour\. Please come back in /);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect(model.requests).toEqual([]);

  const path = `/api/student/${student.uid}/quiz-attempts?limit=100`;
  const { body } = await ask(path, { token: student.token });
  expect(body.attempts).toHaveLength(taken.length);

  // The first read orders the advice, and no other read of this quiz does today.
  for (const { body: handedIn } of taken.slice(0, 5)) {
    const plan = `/api/quiz-results/attempt/${String(handedIn.attemptId)}/analysis`;
    expect((await ask(plan, { token: student.token })).status).toBe(200);
  }
  await expect.poll(() => model.requests.length, UNTIL_DONE).toBe(1);
});

test('what is used up is written by our own writer, and the teacher is told', async () => {
  const { status, body } = await generate(teacher, { numQuestions: '5' });
  expect(status, JSON.stringify(body)).toBe(201);
  expect(body.notice).toContain(
    'Today’s requests to the model are used up. Our own writer has written this.',
  );
  expect(body.quiz).toMatchObject({ writer: 'offline', numQuestions: 5 });
  expect(model.requests.length).toBe(BUDGET);
  expect((await generate(teacher, { numQuestions: '5' })).status).toBe(201);
  expect(model.requests.length).toBe(BUDGET);
});
