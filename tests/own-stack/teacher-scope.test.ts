import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FREE_PORTS, startProduct } from '../../scripts/product.ts';
import { aStudent, aTeacher, type Person } from '../support/people/people.ts';
import { ask, useSite } from '../support/product/site.ts';
import { take } from '../support/quizzes/question-reports.ts';
import { aQuiz } from '../support/quizzes/quizzes.ts';
import { anOpenClass, join } from '../support/school/classes.ts';

let product: Awaited<ReturnType<typeof startProduct>>;
let teacher: Person;
let colleague: Person;
let own: Person;
let other: Person;
/** Attempts of the student in the class, and of one who is in none. */
let attempts: { own: string; other: string };

/** A school where a teacher sees only the students of her classes. */
beforeAll(async () => {
  const env = { TEACHER_SCOPE: 'classes' };
  product = await startProduct({ ports: FREE_PORTS, stateDir: null, log: () => undefined, env });
  useSite({ site: product.urls.hosting, adminEnv: product.adminEnv });
  [teacher, colleague, own, other] = await Promise.all([
    aTeacher(),
    aTeacher(),
    aStudent(),
    aStudent(),
  ]);
  const { code } = await anOpenClass(teacher);
  await join(own, code);
  const quiz = { ...(await aQuiz(teacher)), version: 1 };
  attempts = { own: await take(own, quiz, 2), other: await take(other, quiz, 3) };
});

afterAll(() => product.stop());

type Row = [path: string, of: (uid: string, attempt: string) => string];
const ROWS: Row[] = [
  ['/auth/user/:uid', (uid) => `/api/auth/user/${uid}`],
  ['/student/:uid/quizzes', (uid) => `/api/student/${uid}/quizzes`],
  ['/student/:uid/quiz-attempts', (uid) => `/api/student/${uid}/quiz-attempts`],
  ['/student/:uid/skill-gap', (uid) => `/api/student/${uid}/skill-gap`],
  ['/student/:uid/performance-stats', (uid) => `/api/student/${uid}/performance-stats`],
  ['/quiz-results/attempt/:id', (_, id) => `/api/quiz-results/attempt/${id}`],
  ['/quiz-results/attempt/:id/progress', (_, id) => `/api/quiz-results/attempt/${id}/progress`],
  ['/quiz-results/attempt/:id/analysis', (_, id) => `/api/quiz-results/attempt/${id}/analysis`],
  [
    '/quiz-results/attempt/:id/detailed-analytics',
    (_, id) => `/api/quiz-results/attempt/${id}/detailed-analytics`,
  ],
];

describe.each(ROWS)('GET %s', (_path, pathOf) => {
  test('is for the student herself and for teachers of her classes', async () => {
    const hers = pathOf(own.uid, attempts.own);
    expect((await ask(hers, { token: own.token })).status).toBe(200);
    expect((await ask(hers, { token: teacher.token })).status).toBe(200);
    expect((await ask(hers, { token: colleague.token })).status).toBe(404);
  });

  test('answers of a student of no class as of one who is not there', async () => {
    const others = pathOf(other.uid, attempts.other);
    const unknown = pathOf('nobody-has-this-id', 'nobody-has-this-id');
    const { status, body } = await ask(others, { token: teacher.token });
    expect(status).toBe(404);
    const { body: unknownBody } = await ask(unknown, { token: teacher.token });
    expect({ ...body, requestId: '' }).toEqual({ ...unknownBody, requestId: '' });
  });
});

test('overview and insights are about the students of her classes', async () => {
  const { uid, token } = teacher;
  const overview = await ask(`/api/teacher/${uid}/students-overview`, { token });
  expect(overview.body.students).toMatchObject([{ studentId: own.uid }]);
  const insights = await ask(`/api/teacher/${uid}/class-insights`, { token });
  expect(insights.body.numbers).toMatchObject({ students: 1, started: 1 });
});

test('who teaches no class sees no student', async () => {
  const { uid, token } = colleague;
  const overview = await ask(`/api/teacher/${uid}/students-overview`, { token });
  expect(overview.body.students).toEqual([]);
});

test('no answer calls this an open trial', async () => {
  const { headers, status } = await ask('/api/materials', { token: teacher.token });
  expect([status, headers.get('x-open-trial')]).toEqual([200, null]);
});

test('tokens of teachers tell the rules so', () => {
  const scopes = [teacher, own].map(({ token }) => {
    const [, payload = ''] = token.split('.');
    return (JSON.parse(Buffer.from(payload, 'base64url').toString()) as { teacherScope?: string })
      .teacherScope;
  });
  expect(scopes).toEqual(['classes', undefined]);
});
