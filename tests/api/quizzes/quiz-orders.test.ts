import { expect, test } from 'vitest';
import { ownerFolder } from '../../../functions/src/domain/owner-folder.ts';
import { aTeacher } from '../../support/people.ts';
import { aReadDocument } from '../../support/quiz-documents.ts';
import { generate } from '../../support/quizzes.ts';
import { ask } from '../../support/site.ts';
import { storedFiles } from '../../support/stored-files.ts';

const KEY = 'an-order-of-today';
const wish = { Prefer: 'respond-async', 'Idempotency-Key': KEY };

async function countQuizzes(token: string): Promise<number> {
  return ((await ask('/api/quizzes', { token })).body.quizzes as unknown[]).length;
}

test('the same order again, also at once, is one quiz from one document', async () => {
  const teacher = await aTeacher();
  const first = await Promise.all([1, 2, 3].map(() => generate(teacher, {}, undefined, wish)));
  const again = await generate(teacher, { numQuestions: '7' }, undefined, wish);
  const answers = [...first, again];
  expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202]);
  expect(new Set(answers.map(({ body }) => body.quizId)).size).toBe(1);
  expect(await countQuizzes(teacher.token)).toBe(1);
  expect(await storedFiles(ownerFolder('quiz-sources', teacher.uid))).toHaveLength(1);
});

test('another teacher orders another quiz by the same key', async () => {
  const [one, other] = await Promise.all([aTeacher(), aTeacher()]);
  const ids = await Promise.all(
    [one, other].map(async (who) => (await generate(who, {}, undefined, wish)).body.quizId),
  );
  expect(new Set(ids).size).toBe(2);
});

test('an order of a document that is read is taken once as well', async () => {
  const teacher = await aTeacher();
  const { id } = await aReadDocument(teacher);
  const json = { toughness: 'Easy', targetGrade: 'Grade 9', numQuestions: 5 };
  const headers = { 'Idempotency-Key': KEY };
  const path = `/api/quiz/documents/${id}/quiz`;
  const order = () => ask(path, { token: teacher.token, json, headers });
  const answers = [await order(), await order()];
  expect(answers.map(({ status }) => status)).toEqual([202, 202]);
  expect(answers[1]?.body.quizId).toBe(answers[0]?.body.quizId);
  expect(await storedFiles(ownerFolder('quiz-sources', teacher.uid))).toHaveLength(2);
});

test.each(['short', 'with a space in it', 'x'.repeat(129)])('%j is no key', async (key) => {
  const teacher = await aTeacher();
  const headers = { 'Idempotency-Key': key };
  const { status, body } = await generate(teacher, {}, undefined, headers);
  expect([status, body.code]).toEqual([400, 'invalid-request']);
  expect(await storedFiles(ownerFolder('quiz-sources', teacher.uid))).toEqual([]);
});

test('a fourth quiz waits for one of the three that are being written', async () => {
  const teacher = await aTeacher();
  const answers = await Promise.all(
    [1, 2, 3, 4, 5, 6].map(() => generate(teacher, {}, undefined, { Prefer: 'respond-async' })),
  );
  const taken = answers.filter(({ status }) => status === 202);
  const refused = answers.filter(({ status }) => status === 429);
  expect(taken.length + refused.length).toBe(6);
  expect(taken.length).toBeGreaterThanOrEqual(3);
  for (const { headers } of refused) expect(headers.get('retry-after')).toBe('60');
  expect(await storedFiles(ownerFolder('quiz-sources', teacher.uid))).toHaveLength(taken.length);
});
