import type { OwnAccount } from '@study-assistant/contract/people/own-account';
import { describe, expect, test } from 'vitest';
import { aNewAccount, aStudentNamed, aTeacher, type Person } from '../../support/people/people.ts';
import { firestoreOf } from '../../support/product/firestore.ts';
import { ask, currentSite } from '../../support/product/site.ts';
import { aClass, anOpenClass, join } from '../../support/school/classes.ts';

function rename({ token }: Pick<Person, 'token'>, fullName: unknown) {
  return ask('/api/account', { method: 'PATCH', token, json: { fullName } });
}

async function auditOf({ uid }: Person) {
  const about = firestoreOf(currentSite())
    .collection('schools/main/audit')
    .where('about', 'array-contains', uid);
  return (await about.get()).docs.map((entry) => entry.data());
}

describe('GET /api/account', () => {
  test('a member sees who she is, and whether her name is hers', async () => {
    const maya = await aStudentNamed('Maya');
    const { status, body } = await ask('/api/account', { token: maya.token });
    expect(status).toBe(200);
    expect(body.account).toMatchObject({
      ...{ state: 'member', email: maya.email, isEmailVerified: false, mayRename: true },
      ...{ school: { id: 'main', name: expect.any(String) as string }, invitation: null },
      user: { uid: maya.uid, fullName: 'Maya', userType: 'student' },
    });
    const { code } = await anOpenClass(await aTeacher());
    await join(maya, code);
    const later = await ask('/api/account', { token: maya.token });
    expect((later.body.account as OwnAccount).mayRename).toBe(false);
  });

  test('who has not finished a sign-up is told so', async () => {
    const { token } = await aNewAccount();
    const { body } = await ask('/api/account', { token });
    expect(body.account).toMatchObject({ state: 'unfinished', user: null, school: null });
  });

  test('nobody is answered without a token', async () => {
    expect((await ask('/api/account')).status).toBe(401);
  });
});

describe('PATCH /api/account', () => {
  test('a teacher renames herself, and it is written down', async () => {
    const teacher = await aTeacher();
    const { id } = await aClass(teacher);
    const { status, body } = await rename(teacher, '  Ann \u202EMarried ');
    expect([status, body.user]).toMatchObject([200, { fullName: 'Ann Married' }]);
    const taught = await ask(`/api/classes/${id}`, { token: teacher.token });
    expect(JSON.stringify(taught.body)).toContain('Ann Married');
    expect(await auditOf(teacher)).toContainEqual(
      expect.objectContaining({
        act: 'account.renamed',
        changes: [{ field: 'name', from: teacher.fullName, to: 'Ann Married' }],
      }),
    );
  });

  test('a student renames herself while she is in no class', async () => {
    const maya = await aStudentNamed('Maya');
    expect((await rename(maya, 'Maya B')).status).toBe(200);
    const teacher = await aTeacher();
    const { id, code } = await anOpenClass(teacher);
    await join(maya, code);
    const { status, body } = await rename(maya, 'Nobody');
    expect([status, body.error]).toEqual([
      403,
      'Your school gave you this name. Please ask your teacher to change it.',
    ]);
    const listed = await ask(`/api/classes/${id}`, { token: teacher.token });
    expect(listed.body.students).toMatchObject([{ fullName: 'Maya B' }]);
  });

  test.each(['', ' \u202E ', 7, 'x'.repeat(201)])('%o is no name', async (name) => {
    expect((await rename(await aTeacher(), name)).status).toBe(400);
  });

  test('nobody renames without a token or before the sign-up is finished', async () => {
    const json = { fullName: 'Eve' };
    expect((await ask('/api/account', { method: 'PATCH', json })).status).toBe(401);
    expect((await rename(await aNewAccount(), 'Eve')).status).toBe(403);
  });

  test('an account whose profile is gone is not found', async () => {
    const teacher = await aTeacher();
    await firestoreOf(currentSite()).doc(`schools/main/users/${teacher.uid}`).delete();
    expect((await rename(teacher, 'Eve')).status).toBe(404);
  });
});
