import { beforeAll, expect, test } from 'vitest';
import {
  aNewAccount,
  aStudent,
  confirmAddress,
  saveUserData,
  signIn,
  type Person,
} from '../../support/people/people.ts';
import { firestoreOf } from '../../support/product/firestore.ts';
import { ask, currentSite } from '../../support/product/site.ts';
import { aMember, aSchool } from '../../support/school/schools.ts';

const student = { userType: 'student', currentGrade: '9' };
let domain = '';

beforeAll(async () => {
  ({ domain } = await aSchool('west-hill'));
});

/** The account's school in the server's record and in the next token. */
async function schoolsOf({ uid, email }: Person) {
  const stored = await firestoreOf(currentSite()).doc(`accounts/${uid}`).get();
  const [, payload = ''] = (await signIn(email)).split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<
    string,
    unknown
  >;
  return [stored.get('schoolId') as unknown, claims.schoolId, claims.userType];
}

test('a sign-up lands in the first school', async () => {
  expect(await schoolsOf(await aStudent())).toEqual(['main', 'main', 'student']);
});

test("a confirmed address of a school's domain lands in that school", async () => {
  expect(await schoolsOf(await aMember(domain, student))).toEqual([
    'west-hill',
    'west-hill',
    'student',
  ]);
});

test('an address that is not confirmed proves nothing', async () => {
  const account = await aNewAccount(`someone@${domain}`);
  expect((await saveUserData(account, student)).status).toBe(200);
  expect(await schoolsOf(account)).toEqual(['main', 'main', 'student']);
});

test('the first school stays, whatever a later sign-up could say', async () => {
  const account = await aNewAccount(`early@${domain}`);
  await saveUserData(account, student);
  const confirmed = await confirmAddress(account);
  const { token } = confirmed;
  await ask('/api/account/claim', { token, json: { isMine: true } });
  expect((await saveUserData(confirmed, { ...student, currentGrade: '10' })).status).toBe(200);
  expect(await schoolsOf(account)).toEqual(['main', 'main', 'student']);
});

test('a look at the own account says how far it has come, and changes nothing', async () => {
  const account = await aNewAccount(`looks@${domain}`);
  const looked = await ask('/api/account', { token: account.token });
  expect(looked.body.account).toEqual({
    ...{ state: 'unfinished', email: account.email, isEmailVerified: false },
    ...{ user: null, school: null, schools: [], invitation: null, signInProviders: [] },
    mayRename: true,
  });
  const stored = await firestoreOf(currentSite()).doc(`accounts/${account.uid}`).get();
  expect(stored.exists).toBe(false);
});

test('a token without claims is mended by a look at the own profile', async () => {
  const account = await confirmAddress(await aNewAccount(`broken-off@${domain}`));
  expect((await ask('/api/materials', { token: account.token })).status).toBe(403);
  await saveUserData(account, student);
  const { status, body } = await ask(`/api/auth/user/${account.uid}`, { token: account.token });
  expect([status, (body.user as { uid: string }).uid]).toEqual([200, account.uid]);
  expect(await schoolsOf(account)).toEqual(['west-hill', 'west-hill', 'student']);
});
