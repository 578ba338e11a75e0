import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LogEvent } from '../../functions/src/domain/logger.ts';
import { FREE_PORTS, startProduct } from '../../scripts/product.ts';
import { aStudentNamed, aTeacher, type Person } from '../support/people/people.ts';
import { ask, useSite, type Answer } from '../support/product/site.ts';
import { withSchool } from '../support/quizzes/attempts.ts';
import { anOrderedQuiz } from '../support/quizzes/quizzes.ts';
import { storeQuiz } from '../support/quizzes/stored-quizzes.ts';

const logged: string[] = [];
let product: Awaited<ReturnType<typeof startProduct>>;
let teacher: Person;
let ada: Person;
let ben: Person;

beforeAll(async () => {
  product = await startProduct({
    ports: FREE_PORTS,
    stateDir: null,
    log: (line) => void logged.push(line),
  });
  useSite({ site: product.urls.hosting, adminEnv: product.adminEnv });
  teacher = await aTeacher();
  ada = await aStudentNamed('Ada');
  ben = await aStudentNamed('Ben');
});

afterAll(() => product.stop());

/** Gives a document a value that the server never stores: a time that is not a number. */
function damage(path: string, field = 'version'): Promise<unknown> {
  return withSchool((school) => school.doc(path).update({ [field]: Number.NaN }));
}

async function aQuiz(id: string): Promise<string> {
  await storeQuiz(id, teacher.uid);
  return id;
}

/** Hands in an attempt with this answer to each of the five questions. */
async function take(student: Person, quizId: string, answer: number): Promise<string> {
  const json = { quizId, studentId: student.uid, answers: Array(5).fill(answer), timeTaken: 50 };
  const { body } = await ask('/api/quiz/submit', { token: student.token, json });
  return body.attemptId as string;
}

function get({ token }: Person, path: string): Promise<Answer> {
  return ask(path, { token });
}

function idsIn(list: unknown): string[] {
  return (list as { id: string }[]).map(({ id }) => id);
}

function isLogged(event: LogEvent, path: string): boolean {
  return logged.some((line) => line.includes(event) && line.includes(path));
}

test('a damaged attempt is missing from the list, and the next page is not', async () => {
  const quizId = await aQuiz('listed');
  const oldest = await take(ada, quizId, 1);
  const damaged = await take(ada, quizId, 1);
  const newest = await take(ada, quizId, 1);
  await damage(`attempts/${damaged}`, 'timeTaken');

  const path = `/api/student/${ada.uid}/quiz-attempts?limit=2`;
  const first = await get(ada, path);
  expect(first.status).toBe(200);
  expect(idsIn(first.body.attempts)).toEqual([newest]);
  const second = await get(ada, `${path}&before=${first.body.next as string}`);
  expect(idsIn(second.body.attempts)).toEqual([oldest]);
  await expect.poll(() => isLogged('document.unreadable', `attempts/${damaged}`)).toBe(true);
});

test('practice goes on with the other attempts', async () => {
  const [good, bad] = [await aQuiz('practised'), await aQuiz('not-practised')];
  const missed = await take(ben, good, 0);
  const damaged = await take(ben, bad, 0);
  await damage(`attempts/${damaged}`, 'timeTaken');
  const { status, body } = await get(ben, `/api/student/${ben.uid}/practice`);
  expect(status).toBe(200);
  expect(body.questions).toHaveLength(5);
  const of = await get(ben, `/api/student/${ben.uid}/practice?attemptId=${missed}`);
  expect(of.body.questions).toHaveLength(5);

  const answer = { quizId: good, questionId: 'q1', answer: 1 };
  const path = `/api/student/${ben.uid}/practice/answers`;
  expect((await ask(path, { token: ben.token, json: answer })).status).toBe(200);
});

test('a corrected key reaches everybody else in the class', async () => {
  const quizId = await aQuiz('regraded');
  const [spoilt, right] = [await take(ada, quizId, 2), await take(ben, quizId, 2)];
  const alsoOfAda = await take(ada, quizId, 2);
  await damage(`attempts/${spoilt}`, 'timeTaken');
  const { body } = await get(teacher, `/api/quizzes/${quizId}`);
  const { questions } = body.quiz as { questions: Record<string, unknown>[] };
  const corrected = questions.map(({ id, question, options, explanation, topic }) => ({
    ...{ id, question, options, explanation, topic, correctAnswer: 2 },
  }));
  const edit = { method: 'PATCH', json: { version: 1, questions: corrected } };
  const edited = await ask(`/api/quizzes/${quizId}`, { token: teacher.token, ...edit });
  expect(edited.body.corrected).toBe(5);
  for (const [student, attemptId] of [
    [ben, right],
    [ada, alsoOfAda],
  ] as const) {
    const path = `/api/quiz-results/attempt/${attemptId}`;
    await expect
      .poll(async () => ((await get(student, path)).body.attempt as { score: number }).score)
      .toBe(5);
  }
});

describe("a student's damaged totals", () => {
  test('are counted again from the attempts, and stop no submit', async () => {
    const quizId = await aQuiz('counted');
    const student = await aStudentNamed('Cleo');
    await take(student, quizId, 1);
    await damage(`students/${student.uid}`, 'percentageSum');
    await take(student, quizId, 0);
    const { status, body } = await get(student, `/api/student/${student.uid}/performance-stats`);
    expect(status).toBe(200);
    expect(body.stats).toMatchObject({ totalQuizzes: 2, averageScore: 50 });
  });

  test('stop no class overview, and are in it again', async () => {
    const student = await aStudentNamed('Dora');
    await damage(`students/${student.uid}`, 'attempts');
    const path = `/api/teacher/${teacher.uid}/students-overview`;
    const { status, body } = await get(teacher, path);
    expect(status).toBe(200);
    const names = (body.students as { studentName: string }[]).map((one) => one.studentName);
    expect(names).toEqual(expect.arrayContaining(['Ada', 'Ben', 'Dora']));
  });

  test('stop no class insights', async () => {
    const student = await aStudentNamed('Eve');
    await damage(`students/${student.uid}`, 'attempts');
    const { status } = await get(teacher, `/api/teacher/${teacher.uid}/class-insights`);
    expect(status).toBe(200);
    await expect.poll(() => isLogged('document.unreadable', `students/${student.uid}`)).toBe(true);
  });
});

test('a damaged first attempt stops no analysis of its quiz', async () => {
  const quizId = await aQuiz('analysed');
  const student = await aStudentNamed('Finn');
  const [damaged] = await Promise.all([take(student, quizId, 1), take(ada, quizId, 1)]);
  await damage(`attempts/${damaged}`, 'first.answers');
  const { status, body } = await get(teacher, `/api/quizzes/${quizId}/analysis`);
  expect(status).toBe(200);
  expect(body.analysis).toMatchObject({ students: 1 });
});

test('a damaged account takes nobody else off the class overview', async () => {
  const student = await aStudentNamed('Gil');
  await damage(`users/${student.uid}`, 'currentGrade');
  await damage(`students/${student.uid}`, 'attempts');
  const { status } = await get(teacher, `/api/teacher/${teacher.uid}/students-overview`);
  expect(status).toBe(200);
});

test('a damaged quiz is missing from the lists and from the insights', async () => {
  const [good, bad] = [await aQuiz('whole'), await aQuiz('broken')];
  await damage(`quizzes/${bad}`, 'numQuestions');
  for (const [who, path] of [
    [teacher, '/api/quizzes'],
    [ada, `/api/student/${ada.uid}/quizzes`],
  ] as const) {
    const { status, body } = await get(who, path);
    expect(status).toBe(200);
    expect(idsIn(body.quizzes)).toContain(good);
    expect(idsIn(body.quizzes)).not.toContain(bad);
  }
  const insights = await get(teacher, `/api/teacher/${teacher.uid}/class-insights?refresh=1`);
  expect(insights.status).toBe(200);
});

test('kept insights that are damaged are written again', async () => {
  const path = `/api/teacher/${teacher.uid}/class-insights`;
  await get(teacher, path);
  await damage(`insights/${teacher.uid}`, 'text');
  expect((await get(teacher, path)).status).toBe(200);
});

test('a damaged material is missing from the list', async () => {
  await withSchool((school) => school.doc('materials/broken').set({ uploadDate: new Date() }));
  const { status, body } = await get(ada, '/api/materials');
  expect(status).toBe(200);
  expect(body.materials).toEqual([]);
});

test('damaged topics of a teacher stop no quiz', async () => {
  const damagedTopics = { version: Number.NaN, topics: {} };
  await withSchool((school) => school.doc(`topics/${teacher.uid}`).set(damagedTopics));
  const quiz = await anOrderedQuiz(teacher);
  expect(quiz.status).toBe('ready');
  await expect.poll(() => isLogged('document.unreadable', `topics/${teacher.uid}`)).toBe(true);
});

test('who asks for the damaged one itself is told so, and the log names it', async () => {
  const attemptId = await take(ada, await aQuiz('asked-for'), 1);
  await damage(`attempts/${attemptId}`, 'timeTaken');
  const { status, body } = await get(ada, `/api/quiz-results/attempt/${attemptId}`);
  expect(status).toBe(500);
  expect(body).toEqual({
    success: false,
    code: 'unreadable-document',
    error: 'This entry is damaged and cannot be shown. Please tell your administrator.',
    requestId: expect.any(String) as string,
  });
  await expect.poll(() => isLogged('request.failed', `attempts/${attemptId}`)).toBe(true);
});
