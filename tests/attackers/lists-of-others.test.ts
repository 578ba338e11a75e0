import { randomUUID } from 'node:crypto';
import type { RosterResult, RosterRow } from '@study-assistant/contract/classes/classes';
import { beforeAll, describe, expect, test } from 'vitest';
import { anAdmin } from '../support/people/admins.ts';
import {
  aNewAccount,
  aStudentNamed,
  aTeacher,
  closeAccount,
  confirmAddress,
  type Person,
} from '../support/people/people.ts';
import { ask } from '../support/product/site.ts';
import { aClass, anOpenClass, join } from '../support/school/classes.ts';
import { aMember, aSchool } from '../support/school/schools.ts';

let hers: Person;
let stranger: Person;

beforeAll(async () => {
  [hers, stranger] = await Promise.all([aTeacher(), aTeacher()]);
});

function aRow(email: string): RosterRow {
  return { fullName: 'Nobody Knows', email, grade: '6' };
}

async function take(teacher: Person, id: string, emails: string[], preview = false) {
  const json = { rows: emails.map(aRow), preview };
  const { status, body } = await ask(`/api/classes/${id}/roster`, { token: teacher.token, json });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.results as RosterResult[];
}

/** A student who signed up herself and confirmed her address. */
async function aConfirmedStudent(): Promise<Person> {
  return confirmAddress(await aStudentNamed('Edda Liv Castellanos'));
}

async function classIdsOf(student: Person): Promise<string[]> {
  const { body } = await ask(`/api/student/${student.uid}/classes`, { token: student.token });
  return (body.classes as { id: string }[]).map(({ id }) => id);
}

describe('a list makes nobody the student of a stranger', () => {
  test('who signed up herself, or is in a class of another', async () => {
    const [lone, taught] = [await aConfirmedStudent(), await aConfirmedStudent()];
    const [{ id: own, code }, { id }] = [await anOpenClass(hers), await aClass(stranger)];
    await join(taught, code);
    const results = await take(stranger, id, [lone.email, taught.email]);
    expect(results).toEqual(Array(2).fill({ outcome: 'invite', note: null }));
    expect([await classIdsOf(lone), await classIdsOf(taught)]).toEqual([[], [own]]);
  });

  test('nor opens her extra time, her name and grade, and the marks of the class', async () => {
    const [student, { id }] = [await aConfirmedStudent(), await aClass(stranger)];
    await take(stranger, id, [student.email]);
    const { token } = stranger;
    const path = `/api/student/${student.uid}`;
    const time = await ask(`${path}/accommodation`, { token });
    const more = await ask(`${path}/accommodation`, {
      ...{ method: 'PUT', token, json: { timeFactor: 2 } },
    });
    const grade = await ask(path, { method: 'PATCH', token, json: { currentGrade: '6' } });
    expect([time.status, more.status, grade.status]).toEqual([404, 404, 404]);
    const markbook = await ask(`/api/classes/${id}/markbook`, { token });
    expect(markbook.body.rows).toEqual([]);
    const taught = await ask(`/api/classes/${id}`, { token });
    expect(taught.body.students).toEqual([]);
    expect(JSON.stringify(taught.body)).not.toMatch(new RegExp(`Edda|${student.uid}`));
  });

  test('nor one who was made by a list and is in the class of that', async () => {
    const [{ id: own }, { id }] = [await aClass(hers), await aClass(stranger)];
    const email = `${randomUUID()}@school.example`;
    expect(await take(hers, own, [email])).toMatchObject([{ outcome: 'create' }]);
    expect(await take(stranger, id, [email])).toEqual([{ outcome: 'invite', note: null }]);
    const { body } = await ask(`/api/classes/${id}`, { token: stranger.token });
    expect(body.students).toEqual([]);
  });
});

test('lists of a stranger keep no student from the class of her teacher', async () => {
  const student = await aConfirmedStudent();
  const outcomes: string[] = [];
  for (let at = 0; at < 21; at += 1) {
    const { id } = await aClass(stranger, { name: `Full ${at}` });
    const [result] = await take(stranger, id, [student.email]);
    outcomes.push(result?.outcome ?? '');
  }
  expect(outcomes).toEqual([
    ...Array<string>(5).fill('invite'),
    ...Array<string>(16).fill('problem'),
  ]);
  const [{ id, code }, listed] = [await anOpenClass(hers), await aClass(hers)];
  expect(await take(hers, listed.id, [student.email])).toMatchObject([{ outcome: 'invite' }]);
  expect((await join(student, code)).status).toBe(200);
  expect(await classIdsOf(student)).toEqual([id]);
});

describe('a preview', () => {
  test('says nothing of people who are not the teacher’s', async () => {
    const [student, { id }] = [await aConfirmedStudent(), await aClass(stranger)];
    const results = await take(stranger, id, [student.email], true);
    expect(results).toEqual([{ outcome: 'invite', note: null }]);
    // Nor does the token after the import, when she is invited and not in the class.
    await take(stranger, id, [student.email]);
    expect(await take(stranger, id, [student.email], true)).toEqual([
      { outcome: 'invited', note: null },
    ]);
  });

  test('says the same of whoever cannot be a student of a class here', async () => {
    const [head, { id }] = [await anAdmin(), await aClass(stranger)];
    const { domain } = await aSchool(`lists-${randomUUID().slice(0, 8)}`);
    const far = await aMember(domain, { userType: 'student', currentGrade: '9' });
    const [closed, disabled, teacher] = [
      await aConfirmedStudent(),
      await aConfirmedStudent(),
      await confirmAddress(await aTeacher()),
    ];
    const path = `/api/admin/people/${closed.uid}/close`;
    expect((await ask(path, { method: 'POST', token: head.token })).status).toBe(200);
    await closeAccount(disabled);
    const invited = `${randomUUID()}@school.example`;
    const json = { teachers: [{ email: invited, fullName: 'Ina Vited' }] };
    await ask('/api/admin/invitations', { token: head.token, json });
    const emails = [far, closed, disabled, teacher].map(({ email }) => email);
    const results = await take(stranger, id, [...emails, invited, `new@${domain}`], true);
    const note = 'This address cannot be used for a student here.';
    expect(results).toEqual(Array(6).fill({ outcome: 'problem', note }));
  });

  test('is counted: a thousand addresses an hour are not looked up for anybody', async () => {
    const [curious, { id }] = await aTeacher().then(
      async (one) => [one, await aClass(one)] as const,
    );
    const rows = Array.from({ length: 200 }, (_, at) => aRow(`pupil-${at}@school.example`));
    const answers: number[] = [];
    for (let at = 0; at < 7; at += 1) {
      const json = { rows, preview: true };
      const { status } = await ask(`/api/classes/${id}/roster`, { token: curious.token, json });
      answers.push(status);
    }
    expect(answers).toEqual([...Array<number>(6).fill(200), 429]);
  });
});

test('nobody follows the invitation of somebody else', async () => {
  const [invited, other] = [await aConfirmedStudent(), await aNewAccount()];
  const { id } = await aClass(stranger);
  await take(stranger, id, [invited.email]);
  const path = `/api/student/${invited.uid}/class-invitations`;
  const offered = await ask(path, { token: invited.token });
  const [{ id: invitation }] = offered.body.invitations as [{ id: string }];
  const classmate = await aStudentNamed('Otto');
  for (const { token } of [stranger, hers, classmate, other]) {
    expect((await ask(path, { token })).status).toBe(403);
    expect((await ask(`${path}/${invitation}`, { method: 'POST', token })).status).toBe(403);
  }
  // It cannot be found under her own address either.
  const own = `/api/student/${classmate.uid}/class-invitations/${invitation}`;
  expect((await ask(own, { method: 'POST', token: classmate.token })).status).toBe(404);
  expect((await ask(own, { method: 'DELETE', token: classmate.token })).status).toBe(404);
  expect(await classIdsOf(classmate)).toEqual([]);
});
