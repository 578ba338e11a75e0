import { randomUUID } from 'node:crypto';
import type { RosterResult, RosterRow } from '@study-assistant/contract/classes/classes';
import { beforeAll, expect, test } from 'vitest';
import {
  aHalfMadeAccount,
  aNewAccount,
  aStudentNamed,
  aTeacher,
  closeAccount,
  confirmAddress,
  followPasswordMail,
  lookUp,
  type Person,
} from '../../support/people/people.ts';
import { firestoreOf } from '../../support/product/firestore.ts';
import { ask, currentSite } from '../../support/product/site.ts';
import { aClass } from '../../support/school/classes.ts';
import { aMember, aSchool } from '../../support/school/schools.ts';

let teacher: Person;

beforeAll(async () => {
  teacher = await aTeacher();
});

function aRow(email = `${randomUUID()}@school.example`): RosterRow {
  return { fullName: 'Ada Byron', email, grade: '9' };
}

async function take(id: string, rows: RosterRow[], preview = false): Promise<RosterResult[]> {
  const json = { rows, preview };
  const { status, body } = await ask(`/api/classes/${id}/roster`, { token: teacher.token, json });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.results as RosterResult[];
}

async function studentsOf(id: string) {
  const { body } = await ask(`/api/classes/${id}`, { token: teacher.token });
  return body.students as { uid: string; fullName: string; email: string; grade: string }[];
}

test('a list is previewed, taken in, and taken in again without a change', async () => {
  const { id } = await aClass(teacher);
  const known = await confirmAddress(await aStudentNamed('Grace Hopper'));
  const rows = [
    aRow(),
    { ...aRow(known.email), fullName: 'Grace Hopper' },
    { ...aRow(), grade: '5' },
  ];
  const planned = await take(id, rows, true);
  expect(planned.map(({ outcome }) => outcome)).toEqual(['create', 'invite', 'problem']);
  expect(await studentsOf(id)).toEqual([]);
  expect(await take(id, rows)).toEqual(planned);
  const students = await studentsOf(id);
  expect(students.map(({ fullName }) => fullName)).toEqual(['Ada Byron']);
  const again = await take(id, rows);
  expect(again.map(({ outcome }) => outcome)).toEqual(['member', 'invited', 'problem']);
  expect(await studentsOf(id)).toEqual(students);
});

test('whom a list has made and who is in no class is added, and asked once she has left by herself', async () => {
  const [first, second] = [await aClass(teacher), await aClass(teacher)];
  const row = aRow();
  await take(first.id, [row]);
  const [ada] = await studentsOf(first.id);
  const path = `/api/classes/${first.id}/students/${ada?.uid}`;
  expect((await ask(path, { method: 'DELETE', token: teacher.token })).status).toBe(200);
  expect(await take(second.id, [row])).toEqual([{ outcome: 'add', note: null }]);
  expect(await studentsOf(second.id)).toMatchObject([{ isUnused: true }]);
  const token = await followPasswordMail(row.email);
  expect((await studentsOf(second.id))[0]).not.toHaveProperty('isUnused');
  const own = `/api/student/${ada?.uid}/classes/${second.id}`;
  expect((await ask(own, { method: 'DELETE', token })).status).toBe(200);
  expect(await take(second.id, [row])).toEqual([{ outcome: 'invite', note: null }]);
  expect(await studentsOf(second.id)).toEqual([]);
});

test('an account that is made has the profile of a sign-up, and no password', async () => {
  const { id } = await aClass(teacher);
  const row = aRow(`Ada.${randomUUID()}@School.Example`);
  await take(id, [row]);
  const [ada] = await studentsOf(id);
  expect(ada).toMatchObject({ email: row.email.toLowerCase(), grade: '9' });
  const { body } = await ask(`/api/auth/user/${ada?.uid}`, { token: teacher.token });
  expect(body.user).toMatchObject({ userType: 'student', currentGrade: '9' });
  expect(await lookUp(row.email)).not.toHaveProperty('displayName');
  await expect(aNewAccount(row.email)).rejects.toThrow('accounts:signUp answered 400');
});

test('an account that is half made is finished', async () => {
  const { id } = await aClass(teacher);
  const row = aRow();
  await aHalfMadeAccount(row.email);
  expect(await take(id, [row])).toEqual([{ outcome: 'create', note: null }]);
  expect(await studentsOf(id)).toMatchObject([{ email: row.email, fullName: 'Ada Byron' }]);
});

test('addresses of teachers, of other schools and of unfinished sign-ups are problems', async () => {
  const { id } = await aClass(teacher);
  const { domain } = await aSchool(`roster-${randomUUID().slice(0, 8)}`);
  const stranger = await aMember(domain, { userType: 'student', currentGrade: '9' });
  const unfinished = await confirmAddress(await aNewAccount());
  const head = await confirmAddress(await aTeacher());
  const rows = [head, stranger, unfinished].map(({ email }) => aRow(email));
  const results = await take(id, rows);
  expect(results).toEqual([
    { outcome: 'problem', note: 'This address cannot be used for a student here.' },
    { outcome: 'problem', note: 'This address cannot be used for a student here.' },
    {
      outcome: 'problem',
      note: 'The sign-up with this address is not finished. Please ask the student to finish it.',
    },
  ]);
  expect(await studentsOf(id)).toEqual([]);
});

test('an account that its owner has not confirmed or that is closed is a problem', async () => {
  const { id } = await aClass(teacher);
  const [unconfirmed, other] = [await aStudentNamed('Una'), await aStudentNamed('Cleo')];
  const closed = await confirmAddress(other);
  await closeAccount(closed);
  const rows = [unconfirmed, closed].map(({ email }) => aRow(email));
  const problems = [
    {
      outcome: 'problem',
      note: 'This address has an account that its owner has not confirmed. Ask the student to set a password by “Forgot password?” and to sign in, then import the list again.',
    },
    { outcome: 'problem', note: 'This address cannot be used for a student here.' },
  ];
  expect(await take(id, rows, true)).toEqual(problems);
  expect(await take(id, rows)).toEqual(problems);
  expect(await studentsOf(id)).toEqual([]);
});

test('an import is written down, in numbers and by whom it is about', async () => {
  const { id } = await aClass(teacher);
  const known = await confirmAddress(await aStudentNamed('Grace Hopper'));
  await take(id, [aRow(), aRow(), aRow(known.email)]);
  const uids = (await studentsOf(id)).map(({ uid }) => uid);
  const { docs } = await firestoreOf(currentSite())
    .collection('schools/main/audit')
    .where('about', 'array-contains', id)
    .get();
  expect(docs.map((entry) => entry.data())).toMatchObject([
    {
      ...{ act: 'roster.imported', actor: { uid: teacher.uid, name: teacher.fullName } },
      changes: [
        { field: 'students', from: null, to: '2' },
        { field: 'new accounts', from: null, to: '2' },
        { field: 'invited', from: null, to: '1' },
      ],
    },
  ]);
  const about = docs[0]?.get('about') as string[];
  expect(about.toSorted()).toEqual([teacher.uid, id, known.uid, ...uids].toSorted());
});

test('two hundred rows are taken in', { timeout: 120_000 }, async () => {
  const { id } = await aClass(teacher);
  const results = await take(
    id,
    Array.from({ length: 200 }, () => aRow()),
  );
  expect(results).toEqual(Array(200).fill({ outcome: 'create', note: null }));
  expect(await studentsOf(id)).toHaveLength(200);
});

test.each([
  { rows: [], preview: true },
  { rows: [aRow()] },
  { rows: Array.from({ length: 201 }, () => aRow()), preview: true },
  { rows: [{ ...aRow(), fullName: 'x'.repeat(201) }], preview: true },
])('a list of another form is 400', async (json) => {
  const { id } = await aClass(teacher);
  const { status } = await ask(`/api/classes/${id}/roster`, { token: teacher.token, json });
  expect(status).toBe(400);
});

test('an archived class takes nobody', async () => {
  const { id } = await aClass(teacher);
  const { token } = teacher;
  await ask(`/api/classes/${id}/archived`, { method: 'PUT', token, json: { archived: true } });
  const json = { rows: [aRow()], preview: true };
  expect((await ask(`/api/classes/${id}/roster`, { token, json })).status).toBe(409);
});
