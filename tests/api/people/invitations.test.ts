import { randomUUID } from 'node:crypto';
import type { Invitation } from '@study-assistant/contract/people/invitations';
import { beforeAll, describe, expect, test } from 'vitest';
import { anAdmin, anAdminOf, invite } from '../../support/admins.ts';
import { aClass } from '../../support/classes.ts';
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
} from '../../support/people.ts';
import { aSchool } from '../../support/schools.ts';
import { ask } from '../../support/site.ts';

let ours: Person;
let theirs: Person;
let domain = '';

beforeAll(async () => {
  ours = await anAdmin();
  ({ domain } = await aSchool(`inviting-${randomUUID().slice(0, 8)}`));
  theirs = await anAdminOf({ domain });
});

function anAddress(): string {
  return `${randomUUID()}@example.org`;
}

async function waitingAt({ token }: Person): Promise<Invitation[]> {
  return (await ask('/api/admin/invitations', { token })).body.invitations as Invitation[];
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

test('the oldest of two invitations decides the school, before the domain of the address', async () => {
  const ina = await confirmAddress(await aNewAccount(`${randomUUID()}@${domain}`));
  await invite(ours, ina);
  await invite(theirs, { ...ina, isAdmin: true });
  expect((await waitingAt(theirs)).map(({ email }) => email)).toContain(ina.email);
  expect((await saveUserData(ina, { userType: 'teacher' })).status).toBe(200);
  const claims = readClaims(await signIn(ina.email));
  expect(claims).toMatchObject({ schoolId: 'main', userType: 'teacher' });
  expect(claims).not.toHaveProperty('admin');
  // Theirs waits in vain: she is a teacher of another school by now.
  expect((await saveUserData(ina, { userType: 'teacher' })).status).toBe(200);
  expect(readClaims(await signIn(ina.email))).toMatchObject({ schoolId: 'main' });
  const { body } = await invite(theirs, ina);
  expect(body.results).toMatchObject([
    { outcome: 'problem', problem: 'This address cannot be invited here.' },
  ]);
});

test('where sign-up is open, an address that is not confirmed signs up without its invitation', async () => {
  const squatter = await aNewAccount();
  await invite(ours, { email: squatter.email, isAdmin: true });
  expect((await saveUserData(squatter, { userType: 'teacher' })).status).toBe(200);
  expect(readClaims(await signIn(squatter.email))).not.toHaveProperty('admin');
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
