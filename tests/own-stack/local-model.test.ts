import { afterAll, beforeAll, expect, test } from 'vitest';
import { FREE_PORTS, startProduct } from '../../scripts/product.ts';
import { startLocalStandIn } from '../../writer/src/model/stand-in/local-stand-in.fixture.ts';
import { riverText } from '../support/materials/documents.ts';
import { aTeacher } from '../support/people/people.ts';
import { ask, UNTIL_DONE, useSite } from '../support/product/site.ts';
import { generate, type AQuiz } from '../support/quizzes/quizzes.ts';

const API_KEY = 'a-key-that-nobody-may-see';

let server: Awaited<ReturnType<typeof startLocalStandIn>>;
let product: Awaited<ReturnType<typeof startProduct>>;
const logged: string[] = [];

/** A school with a model on its own server. */
beforeAll(async () => {
  server = await startLocalStandIn();
  product = await startProduct({
    ports: FREE_PORTS,
    stateDir: null,
    log: (line) => void logged.push(line),
    env: {
      AI_PROVIDER: 'local',
      LOCAL_MODEL_URL: server.url,
      LOCAL_MODEL: 'a-small-model',
      LOCAL_MODEL_KEY: API_KEY,
    },
  });
  useSite({ site: product.urls.hosting, adminEnv: product.adminEnv });
});

afterAll(async () => {
  await product.stop();
  await server.close();
});

test('a quiz says that the school’s model wrote it, and its sources stand in the document', async () => {
  expect((await ask('/api/health')).body.provider).toBe('local');
  const { status, body } = await generate(await aTeacher(), { numQuestions: '5' });
  expect(status).toBe(201);
  const quiz = body.quiz as AQuiz;
  expect(quiz).toMatchObject({ writer: 'local', numQuestions: 5 });
  const text = riverText.flatMap(({ paragraphs }) => paragraphs).join(' ');
  for (const { source } of quiz.questions) expect(text).toContain(source.quote);
});

test('a server without the model ends with a sentence that says what to do', async () => {
  server.play('unknown-model');
  const { status, body } = await generate(await aTeacher(), { numQuestions: '5' });
  expect(status).toBe(503);
  expect(body.error).toContain('was not found on its server');
  expect(body.error).toContain('offline writer');
});

test('a failed quiz can be written by the offline writer instead', async () => {
  server.play('bad-key');
  const teacher = await aTeacher();
  const headers = { Prefer: 'respond-async' };
  const { body } = await generate(teacher, { numQuestions: '5' }, undefined, headers);
  const { token } = teacher;
  const path = `/api/quizzes/${String(body.quizId)}`;
  const state = async () => (await ask(`${path}/progress`, { token })).body;
  await expect.poll(async () => (await state()).status, UNTIL_DONE).toBe('failed');
  expect(await state()).toMatchObject({ offlineWriterAvailable: true });
});

test('neither the key nor the text of a document is in the log', () => {
  const lines = logged.join('\n');
  expect(lines).toContain('status 404');
  expect(lines).not.toContain(API_KEY);
  expect(lines).not.toContain('natural stream of fresh water');
});
