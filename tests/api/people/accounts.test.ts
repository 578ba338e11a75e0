import { describe, expect, test } from 'vitest';
import {
  agedToken,
  aNewAccount,
  aStudent,
  aStudentNamed,
  aTeacher,
  closeAccount,
  saveUserData,
  signIn,
  type Person,
} from '../../support/people/people.ts';
import { setClaims } from '../../support/people/standings.ts';
import { ask } from '../../support/product/site.ts';
import { anOpenClass, join } from '../../support/school/classes.ts';

describe('POST /api/auth/save-user-data', () => {
  test('a student signs up with a grade, and the next token carries the role', async () => {
    const account = await aNewAccount();
    const { status, body } = await saveUserData(account, { userType: 'student', currentGrade: 8 });

    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      user: {
        uid: account.uid,
        email: account.email,
        fullName: 'Alex Example',
        userType: 'student',
        currentGrade: '8',
      },
    });
    const token = await signIn(account.email);
    expect((await ask('/api/materials', { token })).status).toBe(200);
  });

  test('the address comes from the token, not from the body', async () => {
    const account = await aNewAccount();
    const { body } = await saveUserData(account, {
      userType: 'teacher',
      email: 'other@example.org',
    });
    expect(body.user).toMatchObject({ email: account.email, currentGrade: null });
  });

  test('a student without a grade is told to choose one', async () => {
    const { status, body } = await saveUserData(await aNewAccount(), { userType: 'student' });
    expect(status).toBe(400);
    expect(body).toEqual({
      success: false,
      error: 'Please select your current grade',
      code: 'invalid-request',
      requestId: expect.any(String) as string,
    });
  });

  test.each([
    ['an unknown role', { userType: 'admin' }],
    ['no name', { userType: 'teacher', fullName: '  ' }],
    ['a grade outside 6 to 12', { userType: 'student', currentGrade: '13' }],
  ])('%s is refused', async (_what, data) => {
    const { status, body } = await saveUserData(await aNewAccount(), data);
    expect(status).toBe(400);
    expect(body.success).toBe(false);
  });

  test('nobody signs up for somebody else', async () => {
    const [account, other] = [await aNewAccount(), await aNewAccount()];
    const { status } = await saveUserData({ ...account, uid: other.uid }, { userType: 'teacher' });
    expect(status).toBe(403);
  });

  test('a role is chosen once', async () => {
    const student = await aStudent();
    const { status, body } = await saveUserData(student, { userType: 'teacher' });
    expect(status).toBe(409);
    expect(body.code).toBe('role-already-chosen');
    const again = await saveUserData(student, { userType: 'student', currentGrade: '11' });
    expect(again.status).toBe(200);
    expect(again.body.user).toMatchObject({ currentGrade: '11' });
  });

  test('a student in a class keeps the name and the grade that her school knows', async () => {
    const student = await aStudentNamed('Nora');
    const { code } = await anOpenClass(await aTeacher());
    await join(student, code);
    const changes = { fullName: 'Nobody', currentGrade: '12', userType: 'student' };
    const { status, body } = await saveUserData(student, changes);
    expect([status, body.user]).toMatchObject([200, { fullName: 'Nora', currentGrade: '9' }]);
  });

  test('a request without a token is refused', async () => {
    expect((await ask('/api/auth/save-user-data', { json: {} })).status).toBe(401);
  });
});

describe('GET /api/auth/user/:uid', () => {
  test("everyone reads the own profile, a teacher also a student's", async () => {
    const [teacher, student] = [await aTeacher(), await aStudent('7')];
    for (const { token } of [student, teacher]) {
      const { status, body } = await ask(`/api/auth/user/${student.uid}`, { token });
      expect(status).toBe(200);
      expect(body.user).toMatchObject({ uid: student.uid, userType: 'student', currentGrade: '7' });
    }
  });

  test('a student cannot read another student, nor a teacher', async () => {
    const [student, other, teacher] = [await aStudent(), await aStudent(), await aTeacher()];
    for (const { uid } of [other, teacher]) {
      const { status } = await ask(`/api/auth/user/${uid}`, { token: student.token });
      expect(status).toBe(403);
    }
  });

  test('an unknown student is not found', async () => {
    const { token } = await aTeacher();
    const { status, body } = await ask('/api/auth/user/nobody', { token });
    expect(status).toBe(404);
    expect(body.error).toBe('Student not found.');
  });

  test('a malformed id is refused', async () => {
    const { token } = await aTeacher();
    expect((await ask('/api/auth/user/a%2Fb', { token })).status).toBe(400);
  });

  test('a forged token is refused', async () => {
    const { status, body } = await ask('/api/auth/user/nobody', { token: 'a.b.c' });
    expect(status).toBe(401);
    expect(body.code).toBe('unauthenticated');
  });
});

test('an account that is closed is refused, though its token is good for an hour', async () => {
  const [maya, ben] = [await aStudent(), await aStudent()];
  await closeAccount(ben);
  const askLater = (student: Person) => ask('/api/materials', { token: agedToken(student, 600) });
  expect((await askLater(maya)).status).toBe(200);
  await expect.poll(async () => (await askLater(ben)).status).toBe(401);
  expect((await askLater(ben)).body).toMatchObject({
    success: false,
    error: 'This account has been closed. Please ask your school.',
    code: 'account-closed',
  });
});

test('a closed account finishes no sign-up, though its token has just been given', async () => {
  const eve = await aNewAccount();
  await closeAccount(eve);
  const { status, body } = await saveUserData(eve, { userType: 'teacher' });
  expect([status, body.code]).toEqual([401, 'account-closed']);
});

test('a token that says a role which Auth no longer says is refused', async () => {
  const teacher = await aTeacher();
  await setClaims(teacher, {});
  const { status, body } = await ask('/api/materials', { token: agedToken(teacher, 600) });
  expect([status, body.code]).toEqual([401, 'unauthenticated']);
});
