import { randomUUID } from 'node:crypto';
import type { RosterResult } from '@study-assistant/contract/classes/classes';
import { beforeAll, expect, test } from 'vitest';
import { admin, anAdmin } from '../support/admins.ts';
import { aClass } from '../support/classes.ts';
import {
  agedToken,
  aNewAccount,
  aStudent,
  aTeacher,
  changeOwnAccount,
  confirmAddress,
  deleteAccount,
  readClaims,
  saveUserData,
  signIn,
  type Person,
} from '../support/people.ts';
import { aSchool } from '../support/schools.ts';
import { ask } from '../support/site.ts';

const student = { userType: 'student', currentGrade: '9' };
const NOT_HERE = { outcome: 'problem', note: 'This address cannot be used for a student here.' };

let teacher: Person;

beforeAll(async () => {
  teacher = await aTeacher();
});

function anAddress(): string {
  return `${randomUUID()}@school.example`;
}

/** A list with these addresses is taken in. */
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
  // Nobody can sign in to it any more, and she is signed in.
  await changeOwnAccount(stranger, { deleteAttribute: ['PASSWORD'] });
  expect(await takeIn(email)).toEqual([{ outcome: 'create', note: null }]);
  // Older than a minute, since what Auth has given out just now is not looked up.
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
