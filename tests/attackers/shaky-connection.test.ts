import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aDocx } from '../support/materials/documents.ts';
import { aStudent, aTeacher, type Person } from '../support/people/people.ts';
import { openShakyProxy, type ShakyProxy } from '../support/product/shaky-proxy.ts';
import { ask, currentSite, form, type Answer, type Request } from '../support/product/site.ts';
import { answersFor, aQuiz } from '../support/quizzes/quizzes.ts';

const TRIES = 15;
const PAUSE_MS = 20;

let proxy: ShakyProxy | null;
beforeEach(() => void (proxy = null));
afterEach(() => proxy?.close());

/** Retries as the web does: a lost request is sent again with the same key. */
async function insist(
  path: string,
  { method, token = '', json, form: fields, headers }: Request,
): Promise<Answer> {
  if (!proxy) throw new Error('There is no connection yet.');
  const isJson = json !== undefined;
  const all = { ...(isJson && { 'Content-Type': 'application/json' }), ...headers };
  const body = isJson ? JSON.stringify(json) : fields;
  for (let tries = 1; ; tries += 1) {
    try {
      const answer = await fetch(`${proxy.url}${path}`, {
        method: method ?? 'POST',
        headers: { Authorization: `Bearer ${token}`, ...all },
        ...(body === undefined ? {} : { body }),
      });
      const told = (await answer.json()) as Answer['body'];
      return { status: answer.status, headers: answer.headers, body: told };
    } catch (error) {
      if (tries === TRIES) throw error;
      await setTimeout(PAUSE_MS);
    }
  }
}

async function resultsOf({ uid, token }: Person) {
  const { body } = await ask(`/api/student/${uid}/quiz-attempts`, { token });
  const stats = await ask(`/api/student/${uid}/performance-stats`, { token });
  return { attempts: body.attempts, stats: stats.body.stats };
}

describe.each([1, 2, 3])('by a connection that loses, repeats and reorders (seed %i)', (seed) => {
  test('a student takes a quiz once, and what she handed in counts', async () => {
    const [teacher, student] = await Promise.all([aTeacher(), aStudent()]);
    const quiz = await aQuiz(teacher);
    const { token } = student;
    proxy = await openShakyProxy(currentSite().site, seed);
    const begun = await insist(`/api/quizzes/${quiz.id}/attempts`, { token });
    expect([200, 201]).toContain(begun.status);
    const { id } = begun.body.attempt as { id: string };
    const answers: (number | null)[] = quiz.questions.map(() => null);
    const wanted = answersFor(quiz, 4);
    for (const [at, answer] of wanted.entries()) {
      answers[at] = answer;
      const json = { answers: [...answers] };
      const saved = await insist(`/api/attempts/${id}/answers`, { method: 'PUT', token, json });
      expect(saved.status).toBe(200);
    }
    const json = { attemptId: id, quizId: quiz.id, studentId: student.uid, answers: wanted };
    const handedIn = await insist('/api/quiz/submit', {
      token,
      json: { ...json, timeTaken: 60 },
    });
    expect([200, 201]).toContain(handedIn.status);
    await proxy.settle();
    expect(await resultsOf(student)).toMatchObject({
      attempts: [{ id: handedIn.body.attemptId, score: 4, percentage: 80 }],
      stats: { totalQuizzes: 1, averageScore: 80 },
    });
  });

  test('several students who hand in at once, without a started attempt, count once each', async () => {
    const quiz = await aQuiz(await aTeacher());
    const students = await Promise.all([aStudent(), aStudent(), aStudent()]);
    proxy = await openShakyProxy(currentSite().site, seed + 100);
    await Promise.all(
      students.map(({ uid, token }, at) =>
        insist('/api/quiz/submit', {
          ...{ token, headers: { 'Idempotency-Key': `hand-in-of-${uid}` } },
          json: {
            ...{ quizId: quiz.id, studentId: uid, timeTaken: 60 },
            answers: answersFor(quiz, at + 1),
          },
        }),
      ),
    );
    await proxy.settle();
    for (const [at, student] of students.entries()) {
      const { attempts, stats } = await resultsOf(student);
      expect(attempts).toMatchObject([{ score: at + 1 }]);
      expect(stats).toMatchObject({ totalQuizzes: 1 });
    }
  });

  test('a teacher edits and deletes, and nothing is doubled or comes back', async () => {
    const teacher = await aTeacher();
    const { token } = teacher;
    const [kept, gone] = [await aQuiz(teacher), await aQuiz(teacher)];
    proxy = await openShakyProxy(currentSite().site, seed + 200);
    for (const version of [1, 2, 3]) {
      const json = { version, title: `Rivers ${version}` };
      const edited = await insist(`/api/quizzes/${kept.id}`, { method: 'PATCH', token, json });
      expect(edited.status).toBe(200);
    }
    const deleted = await insist(`/api/quizzes/${gone.id}`, { method: 'DELETE', token });
    expect([200, 404]).toContain(deleted.status);
    await proxy.settle();
    const { body } = await ask('/api/quizzes', { token });
    expect(body.quizzes).toMatchObject([{ id: kept.id, title: 'Rivers 3' }]);
    expect(body.quizzes).toHaveLength(1);
  });
});

test('an order by such a connection is one quiz', async () => {
  const teacher = await aTeacher();
  const file = { name: 'Rivers.docx', bytes: await aDocx() };
  proxy = await openShakyProxy(currentSite().site, 7);
  const headers = { Prefer: 'respond-async', 'Idempotency-Key': 'an-order-through-the-storm' };
  const order = () =>
    insist('/api/quiz/generate', {
      ...{ token: teacher.token, headers },
      form: form({ numQuestions: '5' }, file),
    });
  const orders = [await order(), await order(), await order()];
  expect(new Set(orders.map(({ body }) => body.quizId)).size).toBe(1);
  await proxy.settle();
  const { body } = await ask('/api/quizzes', { token: teacher.token });
  expect(body.quizzes).toHaveLength(1);
});
