import { describe, expect, test } from 'vitest';
import { aStudent, aTeacher, type Person } from '../../support/people/people.ts';
import { ask } from '../../support/product/site.ts';
import { answersFor, aQuiz, submit, type AQuiz } from '../../support/quizzes/quizzes.ts';

type Open = { id: string; startedAt: string; deadline: string; answers: (number | null)[] };

const pathOf = (quizId: string) => `/api/quizzes/${quizId}/attempts`;

function start({ token }: Person, quizId: string) {
  return ask(pathOf(quizId), { method: 'POST', token });
}

async function aStartedAttempt(student: Person, quiz: AQuiz): Promise<Open> {
  const { status, body } = await start(student, quiz.id);
  expect(status).toBe(201);
  return body.attempt as Open;
}

function save({ token }: Person, id: string, json: unknown) {
  return ask(`/api/attempts/${id}/answers`, { method: 'PUT', token, json });
}

describe('POST /api/quizzes/:id/attempts', () => {
  test('starts an attempt with the questions and the time of the server, and resumes it', async () => {
    const [student, quiz] = [await aStudent(), await aQuiz(await aTeacher())];
    const { status, body } = await start(student, quiz.id);
    expect(status).toBe(201);
    const attempt = body.attempt as Open;
    expect(attempt.answers).toEqual([null, null, null, null, null]);
    expect(Date.parse(attempt.deadline) - Date.parse(attempt.startedAt)).toBe(300_000);
    expect(Date.parse(body.serverNow as string)).toBeGreaterThanOrEqual(
      Date.parse(attempt.startedAt),
    );
    expect(body.quiz).toMatchObject({ id: quiz.id, title: quiz.title, version: 1 });
    expect(JSON.stringify(body)).not.toMatch(/correctAnswer|explanation|source/);

    const again = await start(student, quiz.id);
    expect(again.status).toBe(200);
    expect(again.body.attempt).toEqual(attempt);
  });

  test('goes on with the version that was begun when the quiz is edited', async () => {
    const teacher = await aTeacher();
    const [student, quiz] = [await aStudent(), await aQuiz(teacher)];
    await aStartedAttempt(student, quiz);
    const edited = await ask(`/api/quizzes/${quiz.id}`, {
      method: 'PATCH',
      token: teacher.token,
      json: { version: 1, title: 'Another title' },
    });
    expect(edited.status).toBe(200);
    const { body } = await start(student, quiz.id);
    expect(body.quiz).toMatchObject({ title: quiz.title, version: 1 });
    expect((await start(await aStudent(), quiz.id)).body.quiz).toMatchObject({ version: 2 });
  });

  test('is for students, and for quizzes that are there', async () => {
    const teacher = await aTeacher();
    const [student, quiz] = [await aStudent(), await aQuiz(teacher)];
    expect((await ask(pathOf(quiz.id), { method: 'POST' })).status).toBe(401);
    expect((await start(teacher, quiz.id)).status).toBe(403);
    expect((await start(student, 'a.b')).status).toBe(400);
    const { status, body } = await start(student, 'none');
    expect(status).toBe(404);
    expect(body.error).toBe('Quiz not found.');
  });
});

describe('PUT /api/attempts/:attemptId/answers', () => {
  test('keeps what it is given for whoever resumes', async () => {
    const [student, quiz] = [await aStudent(), await aQuiz(await aTeacher())];
    const { id } = await aStartedAttempt(student, quiz);
    const saved = await save(student, id, { answers: [2, null, 1, null, null] });
    expect(saved.status).toBe(200);
    const { body } = await start(student, quiz.id);
    expect((body.attempt as Open).answers).toEqual([2, null, 1, null, null]);
  });

  test.each([
    ['too few answers', { answers: [0] }],
    ['an index outside the options', { answers: [0, 0, 0, 0, 4] }],
    ['times that are not one a question', { answers: Array(5).fill(null), questionTimes: [1] }],
    ['a negative time', { answers: Array(5).fill(null), questionTimes: [-1, 0, 0, 0, 0] }],
    ['no answers', {}],
  ])('%s is refused', async (_what, json) => {
    const [student, quiz] = [await aStudent(), await aQuiz(await aTeacher())];
    const { id } = await aStartedAttempt(student, quiz);
    expect((await save(student, id, json)).status).toBe(400);
  });

  test('is for the student whose attempt it is', async () => {
    const teacher = await aTeacher();
    const [student, quiz] = [await aStudent(), await aQuiz(teacher)];
    const { id } = await aStartedAttempt(student, quiz);
    const json = { answers: [1, null, null, null, null] };
    const path = `/api/attempts/${id}/answers`;
    expect((await ask(path, { method: 'PUT', json })).status).toBe(401);
    expect((await save(teacher, id, json)).status).toBe(403);
    expect((await save(await aStudent(), id, json)).status).toBe(403);
    expect((await save(student, 'none', json)).status).toBe(404);
  });

  test('after the end it is refused', async () => {
    const [student, quiz] = [await aStudent(), await aQuiz(await aTeacher())];
    const { id } = await aStartedAttempt(student, quiz);
    await submit(student, quiz, { attemptId: id });
    const { status, body } = await save(student, id, { answers: Array(5).fill(0) });
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'attempt-closed' });
    expect((await save(await aStudent(), id, { answers: Array(5).fill(0) })).status).toBe(403);
  });
});

describe('POST /api/quiz/submit with an attempt', () => {
  test('grades what was saved with what comes, once, by the time of the server', async () => {
    const [student, quiz] = [await aStudent(), await aQuiz(await aTeacher())];
    const { id } = await aStartedAttempt(student, quiz);
    const right = answersFor(quiz, 5);
    await save(student, id, { answers: [right[0], right[1], null, null, null] });
    const answers = [null, null, right[2], null, null];
    const sent = { attemptId: id, answers, timeTaken: 9999 };
    const replies = await Promise.all([1, 2, 3].map(() => submit(student, quiz, sent)));
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(replies.map(({ body }) => body.attemptId)).toEqual([id, id, id]);

    const path = `/api/quiz-results/attempt/${id}`;
    const { body } = await ask(path, { token: student.token });
    expect(body.attempt).toMatchObject({ score: 3, percentage: 60 });
    expect((body.attempt as { timeTaken: number }).timeTaken).toBeLessThan(300);
    expect((await start(student, quiz.id)).status).toBe(201);
  });

  test('refuses the attempt of another student, of another quiz, and none at all', async () => {
    const teacher = await aTeacher();
    const [student, quiz, other] = [await aStudent(), await aQuiz(teacher), await aQuiz(teacher)];
    const { id } = await aStartedAttempt(student, quiz);
    const sent = { attemptId: id };
    expect((await submit(await aStudent(), quiz, sent)).status).toBe(403);
    expect((await submit(student, other, sent)).status).toBe(400);
    expect((await submit(student, quiz, { ...sent, answers: [0] })).status).toBe(400);
    expect((await submit(student, quiz, { attemptId: 'none' })).status).toBe(404);
  });
});

test('deleting a quiz tells how many are taking it, and keeps what they have answered', async () => {
  const teacher = await aTeacher();
  const [student, quiz] = [await aStudent(), await aQuiz(teacher)];
  const { id } = await aStartedAttempt(student, quiz);
  await save(student, id, { answers: [...answersFor(quiz, 2).slice(0, 2), null, null, null] });
  const path = `/api/quizzes/${quiz.id}`;
  expect((await ask(`${path}/open-attempts`, { token: student.token })).status).toBe(403);
  const asked = await ask(`${path}/open-attempts`, { token: teacher.token });
  expect(asked.body).toEqual({ success: true, takenBy: 1 });
  const deleted = await ask(path, { method: 'DELETE', token: teacher.token });
  expect(deleted.body).toEqual({ success: true, takenBy: 1 });

  expect((await save(student, id, { answers: Array(5).fill(0) })).status).toBe(409);
  const handedIn = await submit(student, quiz, { attemptId: id });
  expect(handedIn.status).toBe(201);
  const results = await ask(`/api/quiz-results/attempt/${id}`, { token: student.token });
  expect(results.body.attempt).toMatchObject({ score: 2, totalQuestions: 5 });
});

test('a submit that names no attempt hands in the open one', async () => {
  const [student, quiz] = [await aStudent(), await aQuiz(await aTeacher())];
  const { id } = await aStartedAttempt(student, quiz);
  const key = { 'Idempotency-Key': 'once' };
  const sent = {
    answers: answersFor(quiz, 5),
    timeTaken: 9999,
    questionTimes: Array(5).fill(1e308),
  };
  const replies = [await submit(student, quiz, sent, key), await submit(student, quiz, sent, key)];
  expect(replies.map(({ body }) => body.attemptId)).toEqual([id, id]);
  const results = await ask(`/api/quiz-results/attempt/${id}`, { token: student.token });
  expect(results.body.attempt).toMatchObject({ score: 5 });
  expect((results.body.attempt as { timeTaken: number }).timeTaken).toBeLessThan(300);
});
