import { randomUUID } from 'node:crypto';
import type { Invitation } from '@study-assistant/contract/people/invitations';
import type { OwnAccount } from '@study-assistant/contract/people/own-account';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FREE_PORTS, startProduct } from '../../scripts/product.ts';
import { admin, anAdmin, invite, type Invitee } from '../support/people/admins.ts';
import {
  aNewAccount,
  canSignIn,
  closeAccount,
  confirmAddress,
  followPasswordMail,
  readClaims,
  saveUserData,
  signIn,
  type Person,
} from '../support/people/people.ts';
import { firestoreOf } from '../support/product/firestore.ts';
import { ask, currentSite, useSite } from '../support/product/site.ts';

const teacher = { userType: 'teacher' };
const student = { userType: 'student', currentGrade: '9' };
const WAIT = 'Please confirm your e-mail address. We have sent you a message with a link.';

let product: Awaited<ReturnType<typeof startProduct>>;
let head: Person;

/** A school that invites its teachers; its students sign up by themselves. */
beforeAll(async () => {
  const env = { TEACHER_SIGNUP: 'invited' };
  product = await startProduct({ ports: FREE_PORTS, stateDir: null, log: () => undefined, env });
  useSite({ site: product.urls.hosting, adminEnv: product.adminEnv });
  const email = anAddress();
  await admin('grant', email);
  head = await finish(await confirmAddress(await aNewAccount(email)));
});
afterAll(() => product.stop());

function anAddress(): string {
  return `${randomUUID()}@school.example`;
}

/** Signs up as a teacher and returns a token with that role. */
async function finish(person: Person): Promise<Person> {
  const { status, body } = await saveUserData(person, teacher);
  expect(status, JSON.stringify(body)).toBe(200);
  return { ...person, token: await signIn(person.email) };
}

async function lookAt({ token }: Pick<Person, 'token'>): Promise<OwnAccount> {
  return (await ask('/api/account', { token })).body.account as OwnAccount;
}

async function resultsOf(...teachers: Invitee[]) {
  const { status, body } = await invite(head, ...teachers);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.results as { outcome: string; problem: string | null; needsPassword: boolean }[];
}

async function waiting(): Promise<Invitation[]> {
  const { body } = await ask('/api/admin/invitations', { token: head.token });
  return body.invitations as Invitation[];
}

async function profileOf({ uid }: Pick<Person, 'uid'>) {
  const stored = await firestoreOf(currentSite()).doc(`schools/main/users/${uid}`).get();
  return stored.data();
}

test('whom the operator invites is the first admin', async () => {
  expect(readClaims(head.token)).toMatchObject({ userType: 'teacher', admin: true });
  expect(await admin('list')).toContainEqual(expect.stringContaining(head.email));
  expect((await waiting()).map(({ email }) => email)).not.toContain(head.email);
});

describe('whoever signs up as a teacher', () => {
  test('waits until her address is confirmed, and then is refused without an invitation', async () => {
    const early = await aNewAccount(anAddress());
    const { status, body } = await saveUserData(early, teacher);
    expect([status, body.code, body.error]).toEqual([403, 'email-not-verified', WAIT]);
    expect(await lookAt(early)).toMatchObject({ state: 'unconfirmed', user: null, school: null });
    expect(await profileOf(early)).toBeUndefined();
    expect(readClaims(await signIn(early.email))).not.toHaveProperty('userType');

    const confirmed = await confirmAddress(early);
    expect(await lookAt(confirmed)).toMatchObject({ state: 'unfinished', invitation: null });
    const refused = await saveUserData(confirmed, teacher);
    expect([refused.status, refused.body.code]).toEqual([403, 'teacher-sign-up-closed']);
    expect(await canSignIn(early.email)).toBe(false);
  });

  test('gets nothing by what else she sends', async () => {
    const smuggled = { isAdmin: true, schoolId: 'main', role: 'teacher', admin: true };
    const claims = { claims: { userType: 'teacher', admin: true }, isEmailVerified: true };
    const person = await aNewAccount(anAddress());
    const more = { ...smuggled, ...claims, email_verified: true };
    expect((await saveUserData(person, { ...teacher, ...more })).status).toBe(403);
    expect((await saveUserData(person, { ...student, ...more })).status).toBe(200);
    expect(await profileOf(person)).toMatchObject({ userType: 'student', isAdmin: false });
    const token = await signIn(person.email);
    expect(readClaims(token)).not.toHaveProperty('admin');
    expect((await ask('/api/admin/invitations', { token })).status).toBe(403);
    const again = await saveUserData({ ...person, token }, { ...teacher, ...more });
    expect([again.status, again.body.code]).toEqual([409, 'role-already-chosen']);
    const renamed = { fullName: 'Eve', ...more, userType: 'teacher' };
    await ask('/api/account', { method: 'PATCH', token, json: renamed });
    expect(await profileOf(person)).toMatchObject({ userType: 'student', isAdmin: false });
  });
});

test('a student signs up without confirming anything', async () => {
  const child = await aNewAccount(anAddress());
  expect((await saveUserData(child, student)).status).toBe(200);
  expect(await lookAt({ token: await signIn(child.email) })).toMatchObject({
    ...{ state: 'member', isEmailVerified: false, mayRename: true, invitation: null },
    school: { id: 'main', name: 'Our school' },
  });
});

describe('an invitation', () => {
  test('makes an account whose owner sets a password by mail, which confirms her address', async () => {
    const email = anAddress();
    expect(await resultsOf({ email, fullName: 'Ina \u202EVited' })).toEqual([
      { email, outcome: 'invited', problem: null, needsPassword: true },
    ]);
    await expect(aNewAccount(email)).rejects.toThrow('accounts:signUp answered 400');
    const token = await followPasswordMail(email);
    expect(readClaims(token)).toMatchObject({ email_verified: true });
    const uid = readClaims(token).user_id as string;
    expect(await lookAt({ token })).toMatchObject({
      state: 'unfinished',
      invitation: { role: 'teacher', fullName: 'Ina Vited', school: 'Our school' },
    });
    const ina = await finish({ uid, email, fullName: 'Ina Vited', token });
    expect(readClaims(ina.token)).toMatchObject({ userType: 'teacher', schoolId: 'main' });
    expect(readClaims(ina.token)).not.toHaveProperty('admin');
    expect((await waiting()).map((one) => one.email)).not.toContain(email);
    expect(await resultsOf({ email })).toMatchObject([{ outcome: 'member' }]);
  });

  test('says nothing to who has only taken the address', async () => {
    const squatter = await aNewAccount(anAddress());
    expect(await resultsOf({ email: squatter.email, isAdmin: true })).toMatchObject([
      { outcome: 'invited', needsPassword: true },
    ]);
    expect(await canSignIn(squatter.email)).toBe(false);
    expect([401, 403]).toContain((await saveUserData(squatter, teacher)).status);
    const token = await followPasswordMail(squatter.email);
    const owner = await finish({ ...squatter, token });
    expect(readClaims(owner.token)).toMatchObject({ admin: true });
  });

  test('makes an admin where it says so, once, though it is followed twice at once', async () => {
    const ina = await confirmAddress(await aNewAccount(anAddress()));
    await resultsOf({ email: ina.email, isAdmin: true });
    const answers = await Promise.all([1, 2, 3].map(() => saveUserData(ina, teacher)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toContain(200);
    for (const status of statuses) expect([200, 409]).toContain(status);
    expect(await profileOf(ina)).toMatchObject({ userType: 'teacher', isAdmin: true });
    expect((await waiting()).map(({ email }) => email)).not.toContain(ina.email);
  });

  test('is for a teacher, and waits where a student is chosen', async () => {
    const ina = await confirmAddress(await aNewAccount(anAddress()));
    await resultsOf({ email: ina.email });
    const { status, body } = await saveUserData(ina, student);
    expect([status, body.code]).toEqual([409, 'conflict']);
    expect(await profileOf(ina)).toBeUndefined();
    await finish(ina);
  });

  test('that is withdrawn lets nobody in', async () => {
    const ina = await confirmAddress(await aNewAccount(anAddress()));
    await resultsOf({ email: ina.email });
    const id = (await waiting()).find(({ email }) => email === ina.email)?.id ?? '';
    const path = `/api/admin/invitations/${id}`;
    const withdraw = () => ask(path, { method: 'DELETE', token: head.token });
    expect((await withdraw()).status).toBe(200);
    expect((await withdraw()).status).toBe(404);
    expect((await saveUserData(ina, teacher)).body.code).toBe('teacher-sign-up-closed');
  });

  test('to a member, a student, a closed account or an address twice is told', async () => {
    const child = await confirmAddress(await aNewAccount(anAddress()));
    await saveUserData(child, student);
    const closed = await aNewAccount(anAddress());
    await closeAccount(closed);
    const email = anAddress();
    const addresses = [head.email, child.email, closed.email, email, email.toUpperCase()];
    expect(await resultsOf(...addresses.map((one) => ({ email: one })))).toMatchObject([
      { outcome: 'member', problem: null, needsPassword: false },
      { outcome: 'problem', problem: 'This address has an account of a student.' },
      { outcome: 'problem', problem: 'This address cannot be invited here.' },
      { outcome: 'invited' },
      { outcome: 'problem', problem: 'This address is in the list twice.' },
    ]);
  });
});

test('an admin whose right is taken is refused at once, and her next token says so', async () => {
  const ina = await confirmAddress(await aNewAccount(anAddress()));
  await resultsOf({ email: ina.email, isAdmin: true });
  const { token } = await finish(ina);
  expect((await ask('/api/admin/invitations', { token })).status).toBe(200);
  await admin('revoke', ina.email);
  const { status, body } = await ask('/api/admin/invitations', { token });
  expect([status, body.code]).toEqual([401, 'unauthenticated']);
  const next = await signIn(ina.email);
  expect((await ask('/api/admin/invitations', { token: next })).status).toBe(403);
  expect((await ask('/api/materials', { token: next })).status).toBe(200);
});

test('a student is made an admin by nobody', async () => {
  const child = await aNewAccount(anAddress());
  await saveUserData(child, student);
  await expect(admin('grant', child.email)).rejects.toThrow('admins are teachers');
  expect(readClaims(await signIn(child.email))).not.toHaveProperty('admin');
  expect(await profileOf(child)).toMatchObject({ isAdmin: false });
  await expect(anAdmin(child)).rejects.toThrow('admins are teachers');
});

test('what was done is written down', async () => {
  const { docs } = await firestoreOf(currentSite()).collection('schools/main/audit').get();
  const acts = docs.map((entry) => entry.get('act') as string);
  expect([...new Set(acts)].sort()).toEqual([
    'account.invitation-withdrawn',
    'account.invited',
    'account.joined',
    'account.renamed',
    'account.role-changed',
  ]);
});
