import { beforeAll, expect, test } from 'vitest';
import { createSchoolsRepository } from '../../../functions/src/stored/school/schools.repository.ts';
import { anAdmin, anAdminOf } from '../../support/people/admins.ts';
import { signInByProvider, type Person } from '../../support/people/people.ts';
import { firestoreOf } from '../../support/product/firestore.ts';
import { ask, currentSite } from '../../support/product/site.ts';
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
    signInProviders: [
      { id: 'google.com', label: 'Google', isTaken: true, domains: [] },
      { id: 'microsoft.com', label: 'Microsoft', isTaken: true, domains: [] },
      { id: 'oidc.city', label: 'City account', isTaken: true, domains: [] },
    ],
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

test('which ways to sign in it takes is said once, and what is known of each stays', async () => {
  const own = await aSchool('school-ways');
  const head = await anAdminOf(own);
  const take = (ids: string[], { token } = head) =>
    ask('/api/admin/school', { method: 'PATCH', token, json: { signInProviders: ids } });
  const taken = ({ body }: Awaited<ReturnType<typeof take>>) =>
    (body.school as { signInProviders: { id: string; isTaken: boolean }[] }).signInProviders
      .filter(({ isTaken }) => isTaken)
      .map(({ id }) => id);
  const rules = [{ id: 'google.com', domains: [own.domain], tenants: [] }];
  const schools = createSchoolsRepository(firestoreOf(currentSite()));
  await schools.setProviderRules(own.id, rules, new Date());
  expect(taken(await take(['google.com', 'microsoft.com']))).toEqual([
    'google.com',
    'microsoft.com',
  ]);
  for (const ids of [['google.com'], ['google.com']]) {
    const { body } = await take(ids);
    expect(body.school).toMatchObject({
      signInProviders: [
        { id: 'google.com', isTaken: true, domains: [own.domain] },
        { id: 'microsoft.com', isTaken: false, domains: [] },
        { id: 'oidc.city', isTaken: false },
      ],
    });
  }
  const { body } = await ask('/api/admin/audit?act=school.changed', { token: head.token });
  expect((body.entries as Entry[]).map(({ changes }) => changes)).toEqual([
    [{ field: 'sign-in', from: 'Google, Microsoft', to: 'Google' }],
    [{ field: 'sign-in', from: 'Google', to: 'Google, Microsoft' }],
  ]);
  for (const id of ['saml.nowhere', 'github.com', 'password']) {
    expect((await take([id])).status).toBe(400);
  }

  // She comes by Google from now on, and would be the first to be refused.
  await signInByProvider(head.email, { provider: 'google.com', isVerified: true }, head);
  const byGoogle = await signInByProvider(head.email, { provider: 'google.com', isVerified: true });
  const refused = await take(['microsoft.com'], byGoogle);
  expect([refused.status, refused.body.code]).toEqual([409, 'conflict']);
  expect(taken(await take(['google.com'], byGoogle))).toEqual(['google.com']);
  expect(taken(await take([]))).toEqual([]);
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
