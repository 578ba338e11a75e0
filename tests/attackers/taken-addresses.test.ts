import { randomUUID } from 'node:crypto';
import type { RosterResult } from '@study-assistant/contract/classes/classes';
import { beforeAll, describe, expect, test } from 'vitest';
import { admin, anAdmin, anAdminOf, invite } from '../support/people/admins.ts';
import {
  agedToken,
  aNewAccount,
  aStudent,
  aStudentNamed,
  aTeacher,
  canSignIn,
  changeAccount,
  changeOwnAccount,
  confirmAddress,
  deleteAccount,
  followPasswordMail,
  readClaims,
  saveUserData,
  signIn,
  type Person,
} from '../support/people/people.ts';
import { forgeToken } from '../support/people/standings.ts';
import { ask } from '../support/product/site.ts';
import { aClass } from '../support/school/classes.ts';
import { aMember, aSchool } from '../support/school/schools.ts';

const student = { userType: 'student', currentGrade: '9' };
const NOT_HERE = { outcome: 'problem', note: 'This address cannot be used for a student here.' };

let teacher: Person;

beforeAll(async () => {
  teacher = await aTeacher();
});

function anAddress(): string {
  return `${randomUUID()}@school.example`;
}

/** Imports a list with these addresses. */
async function takeIn(...emails: string[]): Promise<RosterResult[]> {
  const { id } = await aClass(teacher);
  const rows = emails.map((email) => ({ fullName: 'Lena Meyer', email, grade: '9' }));
  const json = { rows, preview: false };
  const { body } = await ask(`/api/classes/${id}/roster`, { token: teacher.token, json });
  return body.results as RosterResult[];
}

test('who has taken the address of a student is out when a list makes an account of it', async () => {
  const email = anAddress();
  const stranger = await aNewAccount(email);
  // Nobody can sign in to the account any more, but she still is signed in.
  await changeOwnAccount(stranger, { deleteAttribute: ['PASSWORD'] });
  expect(await takeIn(email)).toEqual([{ outcome: 'create', note: null }]);
  // The token is older than a minute, since a fresh one is not looked up at Auth.
  const token = agedToken(stranger, 120);
  expect((await ask('/api/account', { token })).status).toBe(401);
});

test('the operator makes no admin of a teacher who has only taken the address', async () => {
  const email = anAddress();
  await changeOwnAccount(await confirmAddress(await aTeacher()), { email });
  await expect(admin('grant', email)).rejects.toThrow('is not confirmed');
});

test('an admin makes no admin of a teacher whose address is not confirmed', async () => {
  const [head, unconfirmed] = [await anAdmin(), await aTeacher()];
  const promote = () =>
    ask(`/api/admin/people/${unconfirmed.uid}`, {
      ...{ method: 'PATCH', token: head.token, json: { isAdmin: true } },
    });
  expect((await promote()).status).toBe(409);
  await confirmAddress(unconfirmed);
  expect((await promote()).status).toBe(200);
});

test('the operator makes nobody an admin of another school than the one that was named', async () => {
  const { id } = await aSchool(`named-${randomUUID().slice(0, 8)}`);
  const { email } = await confirmAddress(await aTeacher());
  await expect(admin('grant', email, '--school', id)).rejects.toThrow('at the school "main"');
  expect(readClaims(await signIn(email))).not.toHaveProperty('admin');
});

test('the operator takes it from an admin who has changed her address at Auth', async () => {
  const head = await anAdmin();
  const moved = anAddress();
  await changeOwnAccount(head, { email: moved });
  await admin('revoke', head.email);
  expect(readClaims(await signIn(moved))).not.toHaveProperty('admin');
});

test('a list keeps nobody from her invitation, and no child from its own school', async () => {
  const { domain } = await aSchool(`own-${randomUUID().slice(0, 8)}`);
  const invited = anAddress();
  await admin('grant', invited);
  expect(await takeIn(invited, `child@${domain}`)).toEqual([NOT_HERE, NOT_HERE]);
  const head = await confirmAddress(await aNewAccount(invited));
  expect((await saveUserData(head, { userType: 'teacher' })).status).toBe(200);
  expect(readClaims(await signIn(invited))).toMatchObject({ admin: true });
  const child = await confirmAddress(await aNewAccount(`child@${domain}`));
  expect((await saveUserData(child, student)).status).toBe(200);
  expect(readClaims(await signIn(child.email)).schoolId).not.toBe('main');
});

test('who has removed her own account at Auth does not begin again when it is closed', async () => {
  const [head, closed] = [await anAdmin(), await aStudent()];
  await deleteAccount(closed);
  const path = `/api/admin/people/${closed.uid}/close`;
  expect((await ask(path, { method: 'POST', token: head.token })).status).toBe(200);
  const again = await aNewAccount(closed.email);
  for (const role of [student, { userType: 'teacher' }]) {
    expect((await saveUserData(again, role)).body.code).toBe('account-closed');
  }
  await deleteAccount(again);
  expect(await takeIn(closed.email)).toMatchObject([{ outcome: 'problem' }]);
});

describe('who has signed up with the address of somebody else', () => {
  /** Proves the address by the mail that only its owner gets. */
  async function prove({ email }: Person): Promise<Person> {
    const token = await followPasswordMail(email);
    return { uid: String(readClaims(token).user_id), email, fullName: 'Olga Owner', token };
  }

  function claim({ token }: Pick<Person, 'token'>, isMine: boolean) {
    return ask('/api/account/claim', { token, json: { isMine } });
  }

  /** The owner proves the address, rejects the account, and sets her password. */
  async function beginAnew(squatter: Person): Promise<Person> {
    const owner = await prove(squatter);
    expect((await claim(owner, false)).status).toBe(200);
    return prove(squatter);
  }

  test('is out when its owner sets a password, and she is asked whether the account is hers', async () => {
    const squatter = await aStudentNamed('Not Olga');
    const owner = await prove(squatter);
    expect((await ask('/api/materials', { token: fromBefore(squatter) })).status).toBe(401);
    const read = await ask(`/api/auth/user/${owner.uid}`, { token: owner.token });
    expect([read.status, read.body.code]).toEqual([403, 'address-unclaimed']);
    const looked = await ask('/api/account', { token: owner.token });
    expect(looked.body.account).toMatchObject({
      ...{ state: 'unclaimed', isEmailVerified: true },
      ...{ user: { fullName: 'Not Olga', userType: 'student' }, school: { id: 'main' } },
    });
    const again = await saveUserData(owner, { userType: 'teacher' });
    expect([again.status, again.body.code]).toEqual([403, 'address-unclaimed']);
  });

  test('keeps her account where it was her own address all the time', async () => {
    const late = await aStudentNamed('Maya');
    const proven = await prove(late);
    expect(proven.uid).toBe(late.uid);
    expect((await claim(proven, true)).status).toBe(200);
    const { status, body } = await ask(`/api/auth/user/${late.uid}`, { token: proven.token });
    expect([status, body.user]).toMatchObject([200, { fullName: 'Maya' }]);
    expect((await claim(proven, true)).status).toBe(200);
    expect((await claim(proven, false)).status).toBe(409);
  });

  test('keeps nothing from its owner, who begins anew, and leaves her nothing', async () => {
    const squatter = await aTeacher();
    const owner = await beginAnew(squatter);
    expect(owner.uid).not.toBe(squatter.uid);
    const looked = await ask('/api/account', { token: owner.token });
    expect(looked.body.account).toMatchObject({ state: 'unfinished', user: null });
    expect((await saveUserData(owner, student)).body.user).toMatchObject({
      ...{ fullName: 'Olga Owner', userType: 'student' },
    });
    const head = await anAdmin();
    const left = await ask(`/api/admin/people/${squatter.uid}`, { token: head.token });
    expect(left.body.person).toMatchObject({
      ...{ status: 'closed', email: `${squatter.uid.toLowerCase()}@given-up.invalid` },
    });
    expect((await ask('/api/account', { token: fromBefore(squatter) })).status).toBe(401);
  });

  test('by changing her own to it leaves its owner nothing unasked', async () => {
    const squatter = await confirmAddress(await aStudentNamed('Not Olga'));
    const taken = { ...squatter, email: anAddress() };
    await changeOwnAccount(squatter, { email: taken.email });
    const owner = await prove(taken);
    const read = await ask(`/api/auth/user/${owner.uid}`, { token: owner.token });
    expect([read.status, read.body.code]).toEqual([403, 'address-unclaimed']);
    expect((await claim(owner, false)).status).toBe(200);
    expect((await prove(taken)).uid).not.toBe(squatter.uid);
  });

  test('says nothing of an account before the address is confirmed', async () => {
    const squatter = await aTeacher();
    for (const isMine of [true, false]) {
      const { status, body } = await claim(squatter, isMine);
      expect([status, body.code]).toEqual([403, 'email-not-verified']);
    }
    const unfinished = await confirmAddress(await aNewAccount());
    expect((await claim(unfinished, true)).status).toBe(404);
  });

  test.each([
    ['a student', student],
    ['a teacher', { userType: 'teacher' }],
  ])('as %s does not keep its owner from being invited, by any school', async (_what, as) => {
    const { domain } = await aSchool(`inviting-${randomUUID().slice(0, 8)}`);
    const other = await anAdminOf({ domain });
    const squatter = await aNewAccount(anAddress());
    expect((await saveUserData(squatter, as)).status).toBe(200);
    for (const by of [await anAdmin(), other]) {
      const { body } = await invite(by, { email: squatter.email });
      expect(body.results).toMatchObject([{ outcome: 'invited', needsPassword: true }]);
    }
    const owner = await beginAnew(squatter);
    const { id } = await schoolOf(other);
    const chosen = { userType: 'teacher', chosenSchoolId: id };
    expect((await saveUserData(owner, chosen)).status).toBe(200);
    expect(readClaims(await signIn(owner.email))).toMatchObject({ schoolId: id });
  });

  test('and waits is out when the address is invited, whatever link its owner follows', async () => {
    const squatter = await aNewAccount(anAddress());
    await invite(await anAdmin(), { email: squatter.email, isAdmin: true });
    await changeAccount(squatter, { emailVerified: true });
    expect(await canSignIn(squatter.email)).toBe(false);
    const late = { ...squatter, token: fromBefore(squatter) };
    expect((await saveUserData(late, { userType: 'teacher' })).status).toBe(401);
    const owner = await prove(squatter);
    expect((await saveUserData(owner, { userType: 'teacher' })).status).toBe(200);
    expect(readClaims(await signIn(owner.email))).toMatchObject({ admin: true });
  });

  test('and waits keeps nobody off a list', async () => {
    const squatter = await aNewAccount(anAddress());
    expect(await takeIn(squatter.email)).toEqual([{ outcome: 'create', note: null }]);
    expect(await canSignIn(squatter.email)).toBe(false);
    expect((await ask('/api/account', { token: agedToken(squatter, 120) })).status).toBe(401);
  });

  test('keeps its owner off a list until she begins anew', async () => {
    const squatter = await aTeacher();
    expect(await takeIn(squatter.email)).toMatchObject([{ outcome: 'problem' }]);
    expect((await claim(await prove(squatter), false)).status).toBe(200);
    expect(await takeIn(squatter.email)).toEqual([{ outcome: 'create', note: null }]);
    const owner = await prove(squatter);
    expect(readClaims(owner.token)).toMatchObject({ userType: 'student' });
    const read = await ask(`/api/auth/user/${owner.uid}`, { token: owner.token });
    expect(read.body.user).toMatchObject({ fullName: 'Lena Meyer' });
  });

  test('and whose account was closed does not close its owner out', async () => {
    const [head, squatter] = [await anAdmin(), await aStudent()];
    await deleteAccount(squatter);
    await ask(`/api/admin/people/${squatter.uid}/close`, { method: 'POST', token: head.token });
    const owner = await confirmAddress(await aNewAccount(squatter.email));
    expect((await saveUserData(owner, student)).status).toBe(200);
  });
});

describe('a co-teacher is found by a confirmed address', () => {
  async function add(email: string): Promise<number> {
    const { id } = await aClass(teacher);
    const json = { email };
    return (await ask(`/api/classes/${id}/teachers`, { token: teacher.token, json })).status;
  }

  test('not by one that her profile says and nobody has confirmed', async () => {
    const colleague = await aTeacher();
    expect(await add(colleague.email)).toBe(404);
    await confirmAddress(colleague);
    expect(await add(colleague.email.toUpperCase())).toBe(200);
  });

  test('by the one that she has now, once it is confirmed', async () => {
    const colleague = await confirmAddress(await aTeacher());
    const moved = anAddress();
    await changeOwnAccount(colleague, { email: moved });
    expect(await add(colleague.email)).toBe(404);
    expect(await add(moved)).toBe(404);
    await changeAccount(colleague, { emailVerified: true });
    expect(await add(moved)).toBe(200);
  });

  test('at no other school', async () => {
    const { domain } = await aSchool(`other-${randomUUID().slice(0, 8)}`);
    expect(await add((await aMember(domain, { userType: 'teacher' })).email)).toBe(404);
  });
});

/** Her token as of a sign-in two minutes ago; Auth counts whole seconds. */
function fromBefore({ token }: Person): string {
  const { auth_time: signedIn, iat } = readClaims(token);
  return forgeToken(token, { auth_time: Number(signedIn) - 120, iat: Number(iat) - 120 });
}

async function schoolOf({ token }: Person): Promise<{ id: string }> {
  const { body } = await ask('/api/admin/school', { token });
  return body.school as { id: string };
}
