import { expect, test } from 'vitest';
import { ownerFolder } from '../../../functions/src/domain/owner-folder.ts';
import { aDocx } from '../../support/materials/documents.ts';
import { storedFiles } from '../../support/materials/stored-files.ts';
import { aTeacher, type Person } from '../../support/people/people.ts';
import { ask, UNTIL_DONE } from '../../support/product/site.ts';
import { withSchool } from '../../support/quizzes/attempts.ts';
import { aReadDocument } from '../../support/quizzes/quiz-documents.ts';
import { generate } from '../../support/quizzes/quizzes.ts';

const KEY = 'an-order-of-today';
const later = { Prefer: 'respond-async' };
const wish = { ...later, 'Idempotency-Key': KEY };

/** Nothing is written of it: these tests are about the order alone. */
async function order(teacher: Person, headers: Record<string, string>, fields = {}) {
  return generate(teacher, fields, { name: 'Empty.docx', bytes: await aDocx([]) }, headers);
}

async function countQuizzes(token: string): Promise<number> {
  return ((await ask('/api/quizzes', { token })).body.quizzes as unknown[]).length;
}

test('the same order again, also at once, is one quiz from one document', async () => {
  const teacher = await aTeacher();
  const first = await Promise.all([1, 2, 3].map(() => order(teacher, wish)));
  const again = await order(teacher, wish, { numQuestions: '7' });
  const answers = [...first, again];
  expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202]);
  expect(new Set(answers.map(({ body }) => body.quizId)).size).toBe(1);
  expect(await countQuizzes(teacher.token)).toBe(1);
  expect(await storedFiles(ownerFolder('quiz-sources', teacher.uid))).toHaveLength(1);
});

test('another teacher orders another quiz by the same key', async () => {
  const [one, other] = await Promise.all([aTeacher(), aTeacher()]);
  const ids = await Promise.all(
    [one, other].map(async (who) => (await order(who, wish)).body.quizId),
  );
  expect(new Set(ids).size).toBe(2);
});

test('an order of a document that is read is taken once as well', async () => {
  const teacher = await aTeacher();
  const { id } = await aReadDocument(teacher);
  const json = { toughness: 'Easy', targetGrade: 'Grade 9', numQuestions: 5 };
  const headers = { 'Idempotency-Key': KEY };
  const path = `/api/quiz/documents/${id}/quiz`;
  const orderQuiz = () => ask(path, { token: teacher.token, json, headers });
  const answers = [await orderQuiz(), await orderQuiz()];
  expect(answers.map(({ status }) => status)).toEqual([202, 202]);
  expect(answers[1]?.body.quizId).toBe(answers[0]?.body.quizId);
  expect(await storedFiles(ownerFolder('quiz-sources', teacher.uid))).toHaveLength(2);
});

test.each(['short', 'with a space in it', 'x'.repeat(129)])('%j is no key', async (key) => {
  const teacher = await aTeacher();
  const headers = { 'Idempotency-Key': key };
  const { status, body } = await order(teacher, headers);
  expect([status, body.code]).toEqual([400, 'invalid-request']);
  expect(await storedFiles(ownerFolder('quiz-sources', teacher.uid))).toEqual([]);
});

test('a fourth quiz waits for one of the three that are being written', async () => {
  const teacher = await aTeacher();
  const answers = await Promise.all([1, 2, 3].map(() => order(teacher, later)));
  const ids = answers.map(({ body }) => body.quizId as string);
  expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
  for (const id of ids) {
    const path = `/api/quizzes/${id}/progress`;
    const look = async () => (await ask(path, { token: teacher.token })).body.status;
    await expect.poll(look, UNTIL_DONE).toBe('failed');
    await withSchool((school) => school.doc(`jobs/${id}`).update({ status: 'generating' }));
  }
  const refused = await order(teacher, later);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  expect(await storedFiles(ownerFolder('quiz-sources', teacher.uid))).toHaveLength(3);
  await withSchool((school) => school.doc(`jobs/${ids[1]}`).update({ status: 'failed' }));
  expect((await order(teacher, later)).status).toBe(202);
});
