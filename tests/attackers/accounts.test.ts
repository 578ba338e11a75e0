import { describe, expect, test } from 'vitest';
import {
  aNewAccount,
  aStudent,
  aTeacher,
  readClaims,
  saveUserData,
  signIn,
  type Person,
} from '../support/people/people.ts';
import { ask } from '../support/product/site.ts';
import { withSchool } from '../support/quizzes/attempts.ts';
import { aQuiz, submit } from '../support/quizzes/quizzes.ts';
import { aClass } from '../support/school/classes.ts';

/** Fields that a person might try to give herself. */
const SMUGGLED = {
  ...{
    isAdmin: true,
    admin: true,
    role: 'teacher',
    schoolId: 'east-side',
    claims: { admin: true },
  },
  ...{ customAttributes: '{"admin":true}', closedAt: null, classIds: ['any'], createdAt: 0 },
};

async function storedUser({ uid }: Person): Promise<Record<string, unknown>> {
  return withSchool(async (school) => (await school.doc(`users/${uid}`).get()).data() ?? {});
}

describe('nobody gives herself a standing', () => {
  test.each([
    ['a student', { userType: 'student', currentGrade: '9' }],
    ['a teacher', { userType: 'teacher' }],
  ])('by the body of a sign-up: %s', async (_who, data) => {
    const account = await aNewAccount();
    const { status } = await saveUserData(account, { ...data, ...SMUGGLED });
    expect(status).toBe(200);
    const claims = readClaims(await signIn(account.email));
    expect(claims).toMatchObject({ userType: data.userType, schoolId: 'main' });
    expect(claims).not.toHaveProperty('admin');
    const { userType, isAdmin = false } = await storedUser(account);
    expect({ userType, isAdmin }).toEqual({ userType: data.userType, isAdmin: false });
  });

  test('by signing up once more', async () => {
    const student = await aStudent();
    for (const userType of ['teacher', 'student']) {
      await saveUserData(student, { userType, currentGrade: '9', ...SMUGGLED });
    }
    const { token } = { token: await signIn(student.email) };
    expect(readClaims(token)).toMatchObject({ userType: 'student', schoolId: 'main' });
    expect((await ask('/api/classes', { token })).status).toBe(403);
  });

  test('by two sign-ups at the same moment', async () => {
    const account = await aNewAccount();
    const sent = ['student', 'teacher'].map((userType) =>
      saveUserData(account, { userType, currentGrade: '9' }),
    );
    const statuses = (await Promise.all(sent)).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 409]);
    const { userType } = await storedUser(account);
    expect(readClaims(await signIn(account.email)).userType).toBe(userType);
  });
});

test('a result is what the server counts, whatever the body says of it', async () => {
  const [teacher, student] = [await aTeacher(), await aStudent()];
  const quiz = await aQuiz(teacher);
  const wrong = quiz.questions.map(({ correctAnswer }) => (correctAnswer + 1) % 4);
  const { status, body } = await submit(student, quiz, {
    ...{ answers: wrong, score: 5, percentage: 100, isFirst: false, completedAt: '2020-01-01' },
    ...{ detailedResults: [], correctAnswers: wrong, startedAt: '2020-01-01T00:00:00.000Z' },
  });
  expect(status).toBe(201);
  const { body: read } = await ask(`/api/quiz-results/attempt/${body.attemptId as string}`, {
    token: student.token,
  });
  const { completedAt, ...attempt } = read.attempt as Record<string, unknown>;
  expect(attempt).toMatchObject({ score: 0, percentage: 0, totalQuestions: 5 });
  expect(Date.now() - Date.parse(String(completedAt))).toBeLessThan(600_000);
});

test('who asks about an account that she may not see does not learn whether it is there', async () => {
  const [student, other] = [await aStudent(), await aStudent()];
  const { token } = student;
  const paths = ['quizzes', 'quiz-attempts', 'skill-gap', 'performance-stats', 'practice', 'to-do'];
  for (const path of [...paths, 'classes', 'today', 'practice/today']) {
    const there = await ask(`/api/student/${other.uid}/${path}`, { token });
    const nowhere = await ask('/api/student/nobody-has-this-id/' + path, { token });
    expect(withoutRequest(there.body), path).toEqual(withoutRequest(nowhere.body));
    expect(there.status, path).toBe(nowhere.status);
  }
});

test('adding a teacher by address tells nothing of students and of other schools', async () => {
  const teacher = await aTeacher();
  const path = `/api/classes/${(await aClass(teacher)).id}/teachers`;
  const [student, unfinished] = [await aStudent(), await aNewAccount()];
  const add = async (email: string) => {
    const answer = await ask(path, { token: teacher.token, json: { email } });
    return [answer.status, withoutRequest(answer.body)];
  };
  const nobody = await add('nobody@elsewhere.example');
  expect(await add(student.email)).toEqual(nobody);
  expect(await add(unfinished.email)).toEqual(nobody);
});

/** Each answer has a different request id. */
function withoutRequest({ requestId: _, ...body }: Record<string, unknown>) {
  return body;
}
