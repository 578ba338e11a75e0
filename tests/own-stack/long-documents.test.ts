import { afterAll, beforeAll, expect, test } from 'vitest';
import { longBook } from '../../bench/long-book.ts';
import { FREE_PORTS, startProduct } from '../../scripts/product.ts';
import { aTeacher } from '../support/people/people.ts';
import { ask, useSite } from '../support/product/site.ts';
import { generate, type AQuiz } from '../support/quizzes/quizzes.ts';

let product: Awaited<ReturnType<typeof startProduct>>;

/** A separate stack, so that other tests' requests do not interfere. */
beforeAll(async () => {
  product = await startProduct({
    ports: FREE_PORTS,
    stateDir: null,
    log: () => undefined,
    env: {},
  });
  useSite({ site: product.urls.hosting, adminEnv: product.adminEnv });
});

afterAll(() => product.stop());

test('the API answers others while a quiz is written from a long document', async () => {
  // The file is made before anyone signs in, since an idle connection would be closed.
  const file = { name: 'Textbook.pdf', bytes: await longBook(120) };
  const teacher = await aTeacher();
  const { token } = teacher;
  const headers = { Prefer: 'respond-async' };
  const { body } = await generate(teacher, { numQuestions: '50' }, file, headers);
  const path = `/api/quizzes/${body.quizId as string}`;

  let answersMeanwhile = 0;
  let status: unknown = 'generating';
  while (status === 'generating') {
    const health = await ask('/api/health');
    const list = await ask('/api/quizzes', { token });
    expect([health.status, list.status]).toEqual([200, 200]);
    status = (await ask(`${path}/progress`, { token })).body.status;
    // Both were answered before the quiz existed, so nobody had to wait for it.
    if (status === 'generating') answersMeanwhile += 2;
  }
  expect(status).toBe('ready');
  expect(answersMeanwhile).toBeGreaterThan(10);

  const { body: read } = await ask(path, { token });
  const { questions } = read.quiz as AQuiz;
  expect(questions.length).toBeGreaterThanOrEqual(5);
  for (const { source } of questions) {
    expect(source.page).toBeGreaterThanOrEqual(1);
    expect(source.page).toBeLessThanOrEqual(120);
  }
});
