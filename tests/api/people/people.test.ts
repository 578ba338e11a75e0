import { randomUUID } from 'node:crypto';
import type { Person as Listed } from '@study-assistant/contract/people/people';
import { beforeAll, describe, expect, test } from 'vitest';
import { anAdminOf } from '../../support/people/admins.ts';
import {
  agedToken,
  aStudent,
  aTeacher,
  canSignIn,
  signIn,
  type Person,
} from '../../support/people/people.ts';
import { ask } from '../../support/product/site.ts';
import { aClass, anOpenClass, join } from '../../support/school/classes.ts';
import { aMember, aSchool } from '../../support/school/schools.ts';

let school: { id: string; domain: string };
let admin: Person;
let teacher: Person;
let student: Person;
let stranger: Person;

beforeAll(async () => {
  school = await aSchool('people-side');
  [admin, teacher, student, stranger] = await Promise.all([
    anAdminOf(school),
    member({ userType: 'teacher', fullName: 'Ines Vogt' }),
    member({ userType: 'student', fullName: 'Maya Åsberg', currentGrade: '9' }),
    aStudent(),
  ]);
});

function member(data: Record<string, unknown>): Promise<Person> {
  return aMember(school.domain, data);
}

function people(query = '', who = admin) {
  return ask(`/api/admin/people${query}`, { token: who.token });
}

function act(who: Person, { uid }: Person, what: 'close' | 'open') {
  return ask(`/api/admin/people/${uid}/${what}`, { method: 'POST', token: who.token });
}

function change(who: Person, { uid }: Person, json: object) {
  return ask(`/api/admin/people/${uid}`, { method: 'PATCH', token: who.token, json });
}

async function personOf({ uid }: Person): Promise<Record<string, unknown>> {
  const { body } = await ask(`/api/admin/people/${uid}`, { token: admin.token });
  return body.person as Record<string, unknown>;
}

async function actsAbout({ uid }: Person): Promise<unknown[]> {
  const { body } = await ask(`/api/admin/audit?uid=${uid}`, { token: admin.token });
  return (body.entries as { act: string }[]).map((entry) => entry.act);
}

const ROWS: [method: string, path: string, json?: object][] = [
  ['GET', '/admin/people'],
  ['GET', '/admin/people/:uid'],
  ['PATCH', '/admin/people/:uid', { fullName: 'Eve' }],
  ['POST', '/admin/people/:uid/close'],
  ['POST', '/admin/people/:uid/open'],
  ['GET', '/admin/school'],
  ['PATCH', '/admin/school', { name: 'Eve' }],
  ['GET', '/admin/audit'],
];

const at = (path: string, uid: string) => `/api${path.replace(':uid', uid)}`;

test.each(ROWS)('%s %s is for admins alone', async (method, path, json) => {
  const [call, body] = [at(path, student.uid), json && { json }];
  expect((await ask(call, { method, ...body })).status).toBe(401);
  for (const { token } of [student, teacher]) {
    expect((await ask(call, { method, token, ...body })).status).toBe(403);
  }
});

const OF_ONE = ROWS.filter(([, path]) => path.includes(':uid'));
test.each(OF_ONE)('%s %s knows nobody of another school', async (method, path, json) => {
  const { token } = admin;
  for (const uid of [stranger.uid, randomUUID()]) {
    const { status } = await ask(at(path, uid), { method, token, ...(json && { json }) });
    expect(status).toBe(404);
  }
});

describe('the list', () => {
  test('is by name, in pages, and of this school', async () => {
    const all = await people();
    const names = (all.body.people as Listed[]).map(({ fullName }) => fullName);
    expect(names).toEqual([...names].sort());
    expect(all.body.people).not.toContainEqual(expect.objectContaining({ uid: stranger.uid }));
    const first = await people('?limit=2');
    expect(first.body.people).toEqual((all.body.people as Listed[]).slice(0, 2));
    const rest = await people(`?before=${String(first.body.next)}`);
    expect(rest.body).toMatchObject({ people: (all.body.people as Listed[]).slice(2), next: null });
  });

  test.each([
    ['search=ÅSBERG', ['Maya Åsberg']],
    ['search=ines%20v', ['Ines Vogt']],
    ['search=people-side.example&role=teacher&limit=100', ['Alex Example', 'Ines Vogt']],
    ['role=student&grade=9', ['Maya Åsberg']],
    ['grade=12', []],
    ['status=erasing', []],
    ['search=quokka', []],
  ])('for %s is %o', async (query, names) => {
    const { body } = await people(`?${query}`);
    expect((body.people as Listed[]).map(({ fullName }) => fullName)).toEqual(names);
  });

  test.each(['role=admin', 'status=open,closed', 'grade=13', 'limit=0', 'before=e30'])(
    'refuses %s',
    async (query) => expect((await people(`?${query}`)).status).toBe(400),
  );
});

test('a person is read with what stands in her name', async () => {
  const { body } = await ask(`/api/admin/people/${teacher.uid}`, { token: admin.token });
  expect(body).toMatchObject({
    person: { uid: teacher.uid, fullName: 'Ines Vogt', status: 'open', eraseAfter: null },
    ...{ isEmailVerified: true, hasSignIn: true, classes: [] },
    owns: { quizzes: 0, materials: 0, classes: 0 },
  });
});

test('a class that others teach with her stands in nobody’s name alone', async () => {
  const [owner, colleague] = await Promise.all([
    member({ userType: 'teacher', fullName: 'Olga' }),
    member({ userType: 'teacher', fullName: 'Per' }),
  ]);
  const owned = async () => {
    const { body } = await ask(`/api/admin/people/${owner.uid}`, { token: admin.token });
    return (body.owns as { classes: number }).classes;
  };
  const { id } = await aClass(owner);
  expect(await owned()).toBe(1);
  const added = await ask(`/api/classes/${id}/teachers`, {
    token: owner.token,
    json: { email: colleague.email },
  });
  expect([added.status, await owned()]).toEqual([200, 0]);
});

describe('a change', () => {
  test('of name and grade is in lists and in the audit', async () => {
    const one = await member({ userType: 'student', fullName: 'Bo', currentGrade: '8' });
    const changed = await change(admin, one, { fullName: 'Bo\u202E Berg', currentGrade: '9' });
    expect(changed.body.person).toMatchObject({ fullName: 'Bo Berg', currentGrade: '9' });
    const overview = await ask(`/api/teacher/${teacher.uid}/students-overview`, {
      token: teacher.token,
    });
    const row = { studentId: one.uid, studentName: 'Bo Berg', currentGrade: '9' };
    expect(overview.body.students).toContainEqual(expect.objectContaining(row));
    const acts = await actsAbout(one);
    expect(acts.sort()).toEqual(['account.grade-changed', 'account.renamed']);
  });

  test('that changes nothing is not written down', async () => {
    const { status } = await change(admin, student, { fullName: 'Maya Åsberg' });
    expect([status, await actsAbout(student)]).toEqual([200, []]);
  });

  test.each([{ fullName: '' }, { currentGrade: '13' }, { isAdmin: 'yes' }, { isAdmin: true }])(
    'of a student to %o is refused',
    async (json) => expect((await change(admin, student, json)).status).toBe(400),
  );

  test('gives no grade to a teacher', async () => {
    expect((await change(admin, teacher, { currentGrade: '9' })).status).toBe(400);
  });

  test('makes an admin and takes it back, in her next token', async () => {
    const one = await member({ userType: 'teacher', fullName: 'Nora' });
    await change(admin, one, { isAdmin: true });
    const promoted = { ...one, token: await signIn(one.email) };
    expect((await people('', promoted)).status).toBe(200);
    await change(admin, one, { isAdmin: false });
    expect((await people('', { ...one, token: await signIn(one.email) })).status).toBe(403);
    expect(await actsAbout(one)).toEqual([
      ...['account.role-changed', 'account.role-changed', 'account.joined'],
    ]);
  });

  test('by somebody who is no admin any more is refused, whatever her token says', async () => {
    const one = await anAdminOf(school);
    await change(admin, one, { isAdmin: false });
    expect([401, 403]).toContain((await change(one, student, { fullName: 'Eve' })).status);
    expect(await personOf(student)).toMatchObject({ fullName: 'Maya Åsberg' });
  });

  test('leaves no school without an admin', async () => {
    expect((await change(admin, admin, { isAdmin: false })).status).toBe(409);
    const left = await leave(admin, admin.email);
    expect([left.status, left.body.code]).toEqual([409, 'conflict']);
    expect((await act(admin, admin, 'close')).status).toBe(409);
  });
});

describe('closing', () => {
  test('takes a student off every list and refuses her, until she is opened again', async () => {
    const one = await member({ userType: 'student', fullName: 'Cy', currentGrade: '7' });
    const closed = await act(admin, one, 'close');
    expect(closed.body.person).toMatchObject({ status: 'closed' });
    expect(await canSignIn(one.email)).toBe(false);
    const token = agedToken(one, 61);
    expect((await ask(`/api/auth/user/${one.uid}`, { token })).status).toBe(401);
    expect(await overviewIds()).not.toContain(one.uid);
    expect(await canSignIn(one.email)).toBe(false);
    const again = await act(admin, one, 'close');
    expect(again.body).toEqual(closed.body);
    const opened = await act(admin, one, 'open');
    expect(opened.body.person).toMatchObject({ status: 'open', closedAt: null, eraseAfter: null });
    expect(await overviewIds()).toContain(one.uid);
    const { status } = await ask(`/api/student/${one.uid}/quizzes`, {
      token: await signIn(one.email),
    });
    expect(status).toBe(200);
    expect((await actsAbout(one)).sort()).toEqual(['account.closed', 'account.opened']);
  });

  test('leaves a profile closed that its owner saves once more', async () => {
    const one = await member({ userType: 'student', fullName: 'Di', currentGrade: '7' });
    await act(admin, one, 'close');
    const { uid, email, token } = one;
    const json = { uid, email, fullName: 'Di', userType: 'student', currentGrade: '7' };
    expect((await ask('/api/auth/save-user-data', { token, json })).status).toBe(401);
    expect(await personOf(one)).toMatchObject({ status: 'closed' });
    expect(await overviewIds()).not.toContain(uid);
  });

  test('a teacher keeps her from being made a co-teacher', async () => {
    const one = await member({ userType: 'teacher', fullName: 'Eli' });
    await act(admin, one, 'close');
    const { token } = teacher;
    const { id } = await aClass(teacher);
    const added = await ask(`/api/classes/${id}/teachers`, { token, json: { email: one.email } });
    expect(added.status).toBe(404);
    expect((await change(admin, one, { isAdmin: true })).status).toBe(409);
  });

  async function overviewIds(): Promise<string[]> {
    const { body } = await ask(`/api/teacher/${teacher.uid}/students-overview`, {
      token: teacher.token,
    });
    return (body.students as { studentId: string }[]).map(({ studentId }) => studentId);
  }
});

function leave({ token }: Person, email: string) {
  return ask('/api/account/leave', { token, json: { email } });
}

describe('leaving', () => {
  test.each([
    ['student', ['account.left']],
    ['teacher', ['account.left', 'account.joined']],
  ] as const)('closes the account of a %s', async (userType, acts) => {
    const grade = userType === 'student' ? { currentGrade: '9' } : {};
    const one = await member({ userType, fullName: 'Fay', ...grade });
    expect((await leave(one, 'someone@else.example')).status).toBe(400);
    const { status, body } = await leave(one, ` ${one.email.toUpperCase()}`);
    expect(status).toBe(200);
    expect(await canSignIn(one.email)).toBe(false);
    const { eraseAfter } = body;
    expect(await personOf(one)).toMatchObject({ status: 'closed', eraseAfter });
    expect(await actsAbout(one)).toEqual(acts);
  });

  test('asks for an account that has finished signing up', async () => {
    expect((await ask('/api/account/leave', { json: { email: 'a@b.c' } })).status).toBe(401);
    expect((await ask('/api/account/leave', { token: student.token, json: {} })).status).toBe(400);
  });
});

describe('PATCH /student/:uid', () => {
  function rename(who: Person, { uid }: Pick<Person, 'uid'>, json: object = { fullName: 'Gil B' }) {
    return ask(`/api/student/${uid}`, { method: 'PATCH', token: who.token, json });
  }

  test('is for the teachers of a student and for admins', async () => {
    const one = await member({ userType: 'student', fullName: 'Gil', currentGrade: '9' });
    expect((await rename(teacher, one)).status).toBe(404);
    expect((await rename(one, one)).status).toBe(403);
    expect((await rename(await aTeacher(), one)).status).toBe(404);
    expect((await ask(`/api/student/${one.uid}`, { method: 'PATCH', json: {} })).status).toBe(401);
    const renamed = await rename(admin, one);
    expect(renamed.body.user).toMatchObject({ fullName: 'Gil B', currentGrade: '9' });
    await join(one, (await anOpenClass(teacher)).code);
    const moved = await rename(teacher, one, { currentGrade: '10' });
    expect(moved.body.user).toMatchObject({ fullName: 'Gil B', currentGrade: '10' });
    expect((await rename(teacher, one, { fullName: '\u200B' })).status).toBe(400);
    expect((await rename(admin, teacher)).status).toBe(404);
    expect((await rename(teacher, { uid: randomUUID() })).status).toBe(404);
  });
});
