import { beforeAll, expect, test } from 'vitest';
import { anAdmin, anAdminOf } from '../../support/people/admins.ts';
import type { Person } from '../../support/people/people.ts';
import { ask } from '../../support/product/site.ts';
import { aClass } from '../../support/school/classes.ts';
import { aMember, aSchool } from '../../support/school/schools.ts';

type Entry = { id: string; act: string; actor: { name: string } | null; changes: unknown[] };

let school: { id: string; domain: string };
let admin: Person;

beforeAll(async () => {
  school = await aSchool('school-side');
  admin = await anAdminOf(school);
});

function getSchool({ token }: Person) {
  return ask('/api/admin/school', { token });
}

function rename({ token }: Person, name: string) {
  return ask('/api/admin/school', { method: 'PATCH', token, json: { name } });
}

async function audit(query: string): Promise<{ entries: Entry[]; next: string | null }> {
  const { status, body } = await ask(`/api/admin/audit${query}`, { token: admin.token });
  expect(status).toBe(200);
  return body as { entries: Entry[]; next: string | null };
}

test('a school says who is there, and what the deployment has set', async () => {
  const gone = await aMember(school.domain, { userType: 'student', currentGrade: '9' });
  await aMember(school.domain, { userType: 'student', currentGrade: '9' });
  const { token } = admin;
  await ask(`/api/admin/people/${gone.uid}/close`, { method: 'POST', token });
  const { status, body } = await getSchool(admin);
  expect(status).toBe(200);
  expect(body.school).toEqual({
    ...{ id: 'school-side', name: 'School school-side', domains: [school.domain] },
    ...{ teacherSignUp: 'open', teacherDomains: [], retentionMonths: 12 },
    ...{ modelRequests: null, year: null },
    people: { teachers: 1, students: 1, closed: 1 },
  });
});

test('it is renamed once, and that is written down', async () => {
  for (const name of ['Nordlys', ' Nordlys ']) {
    expect((await rename(admin, name)).body.school).toMatchObject({ name: 'Nordlys' });
  }
  const { entries } = await audit('?act=school.changed');
  expect(entries.map(({ changes }) => changes)).toEqual([
    [{ field: 'name', from: 'School school-side', to: 'Nordlys' }],
  ]);
  expect((await rename(admin, '\u200B')).status).toBe(400);
});

test('the first school is named though it has no document', async () => {
  const first = await anAdmin();
  const before = (await getSchool(first)).body.school as { name: string };
  expect((await rename(first, 'First school')).body.school).toMatchObject({ domains: [] });
  expect((await getSchool(first)).body.school).toMatchObject({ name: 'First school' });
  await rename(first, before.name);
});

test('the audit is read in pages, by act, by account and by name', async () => {
  const [ines, bo] = await Promise.all([
    aMember(school.domain, { userType: 'teacher', fullName: 'Ines Quokka' }),
    aMember(school.domain, { userType: 'teacher', fullName: 'Bo' }),
  ]);
  const { id } = await aClass(ines);
  const teachers = `/api/classes/${id}/teachers`;
  await ask(teachers, { token: ines.token, json: { email: bo.email } });
  await ask(teachers, { token: ines.token, json: { email: bo.email } });
  await ask(`${teachers}/${bo.uid}`, { method: 'DELETE', token: ines.token });
  const changes = (entries: Entry[]) => entries.map((entry) => entry.changes);
  const ofBo = await audit(`?uid=${bo.uid}&act=class.teachers-changed`);
  expect(changes(ofBo.entries)).toEqual([
    [{ field: 'teacher', from: 'Bo', to: null }],
    [{ field: 'teacher', from: null, to: 'Bo' }],
  ]);
  expect((await audit('?search=QUOKKA&act=class.teachers-changed')).entries).toEqual(ofBo.entries);
  expect((await audit(`?uid=${bo.uid}&act=quiz.deleted`)).entries).toEqual([]);
  const found = await audit('?search=quokka&act=class.teachers-changed&limit=1');
  const rest = await audit(
    `?search=quokka&act=class.teachers-changed&limit=1&before=${found.next}`,
  );
  expect([...found.entries, ...rest.entries]).toEqual(ofBo.entries);
  const all = (await audit('')).entries.map((entry) => entry.id);
  const paged: string[] = [];
  let before = '';
  do {
    const page = await audit(`?limit=2${before}`);
    paged.push(...page.entries.map((entry) => entry.id));
    before = page.next === null ? '' : `&before=${page.next}`;
  } while (before !== '');
  expect(paged).toEqual(all);
});

test.each(['act=deleted', 'uid=a/b', 'limit=101', 'before=x'])('%s is refused', async (query) => {
  const { status } = await ask(`/api/admin/audit?${query}`, { token: admin.token });
  expect(status).toBe(400);
});
