import { randomUUID } from 'node:crypto';
import type { Invitation } from '@study-assistant/contract/people/invitations';
import type { OwnAccount } from '@study-assistant/contract/people/own-account';
import { beforeAll, describe, expect, test } from 'vitest';
import { admin, anAdmin, anAdminOf, invite } from '../../support/people/admins.ts';
import {
  aHalfMadeAccount,
  aNewAccount,
  aStudent,
  aTeacher,
  changeAccount,
  confirmAddress,
  followPasswordMail,
  lookUp,
  readClaims,
  saveUserData,
  signIn,
  type Person,
} from '../../support/people/people.ts';
import { ask } from '../../support/product/site.ts';
import { aClass } from '../../support/school/classes.ts';
import { aMember, aSchool } from '../../support/school/schools.ts';

let ours: Person;
let theirs: Person;
let domain = '';
let school = '';

beforeAll(async () => {
  ours = await anAdmin();
  ({ id: school, domain } = await aSchool(`inviting-${randomUUID().slice(0, 8)}`));
  theirs = await anAdminOf({ domain });
});

function anAddress(): string {
  return `${randomUUID()}@example.org`;
}

async function waitingAt({ token }: Person): Promise<Invitation[]> {
  return (await ask('/api/admin/invitations', { token })).body.invitations as Invitation[];
}

async function accountOf({ token }: Person): Promise<OwnAccount> {
  return (await ask('/api/account', { token })).body.account as OwnAccount;
}

async function withdraw(by: Person, email: string): Promise<void> {
  const found = (await waitingAt(by)).find((one) => one.email === email);
  const path = `/api/admin/invitations/${found?.id}`;
  expect((await ask(path, { method: 'DELETE', token: by.token })).status).toBe(200);
}

test('an invitation is listed, lasts longer when it is repeated, and is withdrawn', async () => {
  const email = anAddress();
  await invite(ours, { email: ` ${email.toUpperCase()} `, fullName: 'Ina', isAdmin: true });
  const [first] = (await waitingAt(ours)).filter((one) => one.email === email);
  expect(first).toMatchObject({ fullName: 'Ina', isAdmin: true, invitedBy: ours.fullName });
  await invite(ours, { email, fullName: 'Other', isAdmin: false });
  const again = (await waitingAt(ours)).filter((one) => one.email === email);
  expect(again).toMatchObject([{ ...first, expiresAt: expect.any(String) as string }]);
  expect((again[0]?.expiresAt ?? '') > (first?.expiresAt ?? '')).toBe(true);
  const path = `/api/admin/invitations/${first?.id}`;
  expect((await ask(path, { method: 'DELETE', token: theirs.token })).status).toBe(404);
  expect((await ask(path, { method: 'DELETE', token: ours.token })).status).toBe(200);
  expect((await waitingAt(ours)).map((one) => one.email)).not.toContain(email);
});

test('a sign-in is made for an invitation, without a name, and goes when it is withdrawn', async () => {
  const email = anAddress();
  await invite(ours, { email });
  expect(await lookUp(email)).toMatchObject({ email });
  expect(await lookUp(email)).not.toHaveProperty('displayName');
  await withdraw(ours, email);
  expect(await lookUp(email)).toBeNull();
  await invite(ours, { email });
  expect(await lookUp(email)).toMatchObject({ email });
});

describe('a withdrawn invitation leaves a sign-in', () => {
  test('that was there before', async () => {
    const [half, unfinished] = [anAddress(), await aNewAccount()];
    await aHalfMadeAccount(half);
    const uid = String((await lookUp(half))?.localId);
    await changeAccount({ uid }, { createdAt: String(Date.now() - 10 * 60 * 1000) });
    await invite(ours, { email: half }, { email: unfinished.email });
    await withdraw(ours, half);
    await withdraw(ours, unfinished.email);
    expect(await lookUp(half)).not.toBeNull();
    expect(await lookUp(unfinished.email)).not.toBeNull();
  });

  test('whose owner has set a password', async () => {
    const email = anAddress();
    await invite(ours, { email });
    await followPasswordMail(email);
    await withdraw(ours, email);
    expect(await lookUp(email)).not.toBeNull();
  });

  test('that another school invites as well, until that one withdraws too', async () => {
    const email = anAddress();
    await invite(ours, { email });
    await invite(theirs, { email });
    await withdraw(ours, email);
    expect(await lookUp(email)).not.toBeNull();
    await withdraw(theirs, email);
    expect(await lookUp(email)).toBeNull();
  });

  test('that a list can make a student’s account of, not before', async () => {
    const email = anAddress();
    await invite(ours, { email });
    const { id } = await aClass(ours);
    const rows = [{ fullName: 'Ada Byron', email, grade: '9' }];
    const json = { rows, preview: false };
    const list = () => ask(`/api/classes/${id}/roster`, { token: ours.token, json });
    expect((await list()).body.results).toMatchObject([{ outcome: 'problem' }]);
    await withdraw(ours, email);
    expect(await lookUp(email)).toBeNull();
    expect((await list()).body.results).toMatchObject([{ outcome: 'create' }]);
    expect(await lookUp(email)).toMatchObject({ email });
  });
});

describe('an address of another school', () => {
  const problem =
    'Addresses of this domain belong to another school. Only that school can invite them.';

  test('is invited by that school alone', async () => {
    const email = `${randomUUID()}@${domain}`;
    const { body } = await invite(ours, { email, isAdmin: true });
    expect(body.results).toEqual([{ email, outcome: 'problem', problem, needsPassword: false }]);
    expect(await lookUp(email)).toBeNull();
    expect((await waitingAt(ours)).map((one) => one.email)).not.toContain(email);
    await invite(theirs, { email });
    expect((await waitingAt(theirs)).map((one) => one.email)).toContain(email);
  });

  test('is invited by no operator into a school that is not its own', async () => {
    const email = `${randomUUID()}@${domain}`;
    await expect(admin('grant', email)).rejects.toThrow(`--school ${school}`);
    await expect(admin('grant', email, '--school', school)).resolves.toHaveLength(1);
  });

  test('lands there whoever invited it before the school had the domain', async () => {
    const later = `later-${randomUUID().slice(0, 8)}`;
    const ina = await confirmAddress(await aNewAccount(`ina@${later}.example`));
    await invite(ours, { ...ina, isAdmin: true });
    expect((await waitingAt(ours)).map(({ email }) => email)).toContain(ina.email);
    await aSchool(later);
    expect((await accountOf(ina)).invitation).toBeNull();
    expect((await saveUserData(ina, { userType: 'teacher' })).status).toBe(200);
    const claims = readClaims(await signIn(ina.email));
    expect(claims).toMatchObject({ schoolId: later, userType: 'teacher' });
    expect(claims).not.toHaveProperty('admin');
  });

  test('is taken in by its own list, though another school invited it before', async () => {
    const later = `list-${randomUUID().slice(0, 8)}`;
    const email = `child@${later}.example`;
    await invite(ours, { email });
    const teacher = await aMember((await aSchool(later)).domain, { userType: 'teacher' });
    const { id } = await aClass(teacher);
    const rows = [{ fullName: 'Ada Byron', email, grade: '9' }];
    const json = { rows, preview: false };
    const { body } = await ask(`/api/classes/${id}/roster`, { token: teacher.token, json });
    expect(body.results).toMatchObject([{ outcome: 'create' }]);
  });
});

describe('who is invited by several schools', () => {
  const NOT_CHOSEN = [409, 'school-not-chosen'];

  async function invited(): Promise<Person> {
    const ina = await confirmAddress(await aNewAccount(anAddress()));
    await invite(ours, { email: ina.email });
    await invite(theirs, { email: ina.email, fullName: 'Ina of theirs', isAdmin: true });
    return ina;
  }

  test('sees them with what she was invited as, and nothing is chosen for her', async () => {
    const ina = await invited();
    const { state, schools, invitation } = await accountOf(ina);
    expect({ state, invitation }).toEqual({ state: 'unfinished', invitation: null });
    expect(schools).toMatchObject([
      { id: 'main', invitation: { role: 'teacher', fullName: 'Ina Vited' } },
      {
        ...{ id: school, name: `School ${school}` },
        invitation: { role: 'teacher', fullName: 'Ina of theirs' },
      },
    ]);
    for (const chosenSchoolId of [undefined, 'nowhere', 'a/b']) {
      const { status, body } = await saveUserData(ina, { userType: 'teacher', chosenSchoolId });
      expect([status, body.code]).toEqual(
        chosenSchoolId === 'a/b' ? [400, 'invalid-request'] : NOT_CHOSEN,
      );
    }
    expect(readClaims(await signIn(ina.email))).not.toHaveProperty('userType');
  });

  test('lands in the school that she chooses, as that one has invited her', async () => {
    const ina = await invited();
    const chosen = { userType: 'teacher', chosenSchoolId: school };
    expect((await saveUserData(ina, chosen)).status).toBe(200);
    const claims = { schoolId: school, userType: 'teacher', admin: true };
    expect(readClaims(await signIn(ina.email))).toMatchObject(claims);
    // The first school's invitation is useless now: she is a teacher of another school.
    expect((await saveUserData(ina, { userType: 'teacher' })).status).toBe(200);
    expect(readClaims(await signIn(ina.email))).toMatchObject(claims);
    const { body } = await invite(ours, ina);
    expect(body.results).toMatchObject([
      { outcome: 'problem', problem: 'This address cannot be invited here.' },
    ]);
  });

  test('an invitation keeps nobody from the school that is open to all', async () => {
    const child = await confirmAddress(await aNewAccount(anAddress()));
    await invite(theirs, child);
    expect((await accountOf(child)).schools).toMatchObject([
      { id: school, invitation: { role: 'teacher' } },
      { id: 'main', invitation: null },
    ]);
    const student = { userType: 'student', currentGrade: '9', chosenSchoolId: 'main' };
    expect((await saveUserData(child, student)).status).toBe(200);
    expect(readClaims(await signIn(child.email))).toMatchObject({
      ...{ schoolId: 'main', userType: 'student' },
    });
  });

  test('one who may choose nothing cannot choose a school', async () => {
    const stranger = await confirmAddress(await aNewAccount(anAddress()));
    const chosen = { userType: 'teacher', chosenSchoolId: school };
    const { status, body } = await saveUserData(stranger, chosen);
    expect([status, body.code]).toEqual(NOT_CHOSEN);
    expect((await accountOf(stranger)).schools).toEqual([]);
  });
});

test('an invitation makes no admin of who has signed up with the address before, confirmed or not', async () => {
  const squatter = await aTeacher();
  const { body } = await invite(ours, { email: squatter.email, isAdmin: true });
  expect(body.results).toMatchObject([{ outcome: 'invited', needsPassword: true }]);
  expect((await saveUserData(squatter, { userType: 'teacher' })).status).toBe(200);
  await confirmAddress(squatter);
  await saveUserData(squatter, { userType: 'teacher' });
  expect(readClaims(await signIn(squatter.email))).not.toHaveProperty('admin');
});

test('a student whose account a list has made is not invited, before she has come either', async () => {
  const email = anAddress();
  const { id } = await aClass(ours);
  const json = { rows: [{ fullName: 'Ada Byron', email, grade: '9' }], preview: false };
  await ask(`/api/classes/${id}/roster`, { token: ours.token, json });
  for (const [by, problem] of [
    [ours, 'This address has an account of a student.'],
    [theirs, 'This address cannot be invited here.'],
  ] as const) {
    const { body } = await invite(by, { email });
    expect(body.results).toMatchObject([{ outcome: 'problem', problem }]);
  }
});

test.each([
  { teachers: [] },
  { teachers: [{ email: 'ina', fullName: 'Ina' }] },
  { teachers: [{ email: 'ina@example.org', fullName: '\u202E' }] },
  { teachers: Array.from({ length: 51 }, () => ({ email: anAddress(), fullName: 'Ina' })) },
])('a list of another form is 400', async (json) => {
  const { status } = await ask('/api/admin/invitations', { token: ours.token, json });
  expect(status).toBe(400);
});

test('nobody but an admin invites, lists or withdraws', async () => {
  const json = { teachers: [{ email: anAddress(), fullName: 'Ina' }] };
  const [teacher, student] = [await aTeacher(), await aStudent()];
  const unfinished = await aNewAccount();
  for (const [status, token] of [
    [401, undefined],
    [401, 'a.b.c'],
    [403, teacher.token],
    [403, student.token],
    [403, unfinished.token],
  ] as const) {
    const path = '/api/admin/invitations';
    expect((await ask(path, { token })).status).toBe(status);
    expect((await ask(path, { token, json })).status).toBe(status);
    expect((await ask(`${path}/hash`, { method: 'DELETE', token })).status).toBe(status);
  }
});

test('an invitation that is not there, or whose id is none, is told', async () => {
  const withdraw = (id: string) =>
    ask(`/api/admin/invitations/${id}`, { method: 'DELETE', token: ours.token });
  expect((await withdraw('nobody-has-this-id')).status).toBe(404);
  expect((await withdraw('a%2Fb')).status).toBe(400);
});
