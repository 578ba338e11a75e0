import path from 'node:path';
import { beforeAll, expect, inject, test } from 'vitest';
import { readDemoSchool } from '../../scripts/seed/demo-school.ts';
import { seedDemoSchool } from '../../scripts/seed.ts';
import { ask, send } from '../support/site.ts';

const dataDir = path.resolve(import.meta.dirname, '..', '..', 'emulator-data');
const school = await readDemoSchool(dataDir);
const STUDENT = 'demo-student-amara';
const TEACHER = 'demo-teacher-ingrid';

type Listed = { id: string; best: { attemptId: string; percentage: number; attempts: number } };

// Twice: the second load replaces the first.
beforeAll(async () => {
  const target = { adminEnv: inject('adminEnv') };
  await seedDemoSchool(target);
  const token = await signIn(STUDENT);
  const path = `${await bestResult(token)}/questions/q1/report`;
  const { body } = await ask(path, { method: 'PUT', token, json: { reason: 'unclear' } });
  expect(body.error).toBeUndefined();
  await seedDemoSchool(target);
});

test('a demo student signs in and finds each quiz with its own attempts, none counted twice', async () => {
  const token = await signIn(STUDENT);
  const { body } = await ask(`/api/student/${STUDENT}/quizzes`, { token });
  const listed = (body.quizzes as Listed[]).filter(({ id }) => id.startsWith('demo-'));
  const planned = school.plans.find(({ student }) => student === STUDENT)?.attempts ?? [];
  const countOf = (quizId: string) => planned.filter(({ quiz }) => quiz === quizId).length;
  expect(Object.fromEntries(listed.map(({ id, best }) => [id, best?.attempts ?? 0]))).toEqual(
    Object.fromEntries(school.quizzes.map(({ id }) => [id, countOf(id)])),
  );
  const waterCycle = listed.find(({ id }) => id === 'demo-quiz-water-cycle');
  const result = await ask(`/api/quiz-results/attempt/${waterCycle?.best.attemptId}`, { token });
  expect(result.body.attempt).toMatchObject({ percentage: waterCycle?.best.percentage });
});

test('what a demo student has reported goes with the next load', async () => {
  const token = await signIn(STUDENT);
  const { body } = await ask(`${await bestResult(token)}/reports`, { token });
  expect(body.reports).toEqual([]);
});

test('a demo teacher finds the own quizzes and their keys', async () => {
  const token = await signIn(TEACHER);
  const { body } = await ask('/api/quizzes', { token });
  const own = school.quizzes.filter(({ teacherId }) => teacherId === TEACHER).map(({ id }) => id);
  expect((body.quizzes as Listed[]).map(({ id }) => id).sort()).toEqual(own.sort());
  const quiz = await ask(`/api/quizzes/${own[0]}`, { token });
  expect(quiz.body.quiz).toMatchObject({ status: 'ready' });
  const progress = await ask(`/api/quizzes/${own[0]}/progress`, { token });
  expect(progress.body).toMatchObject({ status: 'ready', progress: 1 });
});

test('a demo material downloads as the file that it is', async () => {
  const token = await signIn(STUDENT);
  const response = await send('/api/materials/demo-material-water-cycle/download', { token });
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(Buffer.from(await response.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-');
});

/** The address of the best result in the water cycle. */
async function bestResult(token: string): Promise<string> {
  const { body } = await ask(`/api/student/${STUDENT}/quizzes`, { token });
  const quiz = (body.quizzes as Listed[]).find(({ id }) => id === 'demo-quiz-water-cycle');
  return `/api/quiz-results/attempt/${quiz?.best.attemptId}`;
}

async function signIn(uid: string): Promise<string> {
  const { email } = school.people.find((person) => person.uid === uid) ?? {};
  const host = inject('adminEnv').FIREBASE_AUTH_EMULATOR_HOST;
  const url = `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: school.password, returnSecureToken: true }),
  });
  const { idToken } = (await response.json()) as { idToken: string };
  return idToken;
}
