import { findYearBegun, nameYear } from '@study-assistant/contract/school/school-years';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { anAdminOf } from '../../support/people/admins.ts';
import { canSignIn, type Person } from '../../support/people/people.ts';
import { firestoreOf } from '../../support/product/firestore.ts';
import { ask, currentSite, type Answer } from '../../support/product/site.ts';
import { openDocuments } from '../../support/school/school-documents.ts';
import { aMember, aSchool } from '../../support/school/schools.ts';

const SCHOOL = 'year-side';
const BEGUN = findYearBegun(new Date());
const YEAR = nameYear(BEGUN);

let admin: Person;
let maya: Person;
let zoe: Person;
let stranger: Person;

/** A separate school, because everybody in it moves up. */
beforeAll(async () => {
  const { domain } = await aSchool(SCHOOL);
  admin = await anAdminOf({ domain });
  maya = await aMember(domain, { userType: 'student', currentGrade: '9' });
  zoe = await aMember(domain, { userType: 'student', currentGrade: '12' });
  const other = await aSchool('south-side');
  stranger = await aMember(other.domain, { userType: 'teacher' });
});

const start = (person: Pick<Person, 'token'> | null, json: unknown): Promise<Answer> =>
  ask('/api/admin/year', { ...(person ? { token: person.token } : {}), method: 'POST', json });
const look = (person: Person | null): Promise<Answer> =>
  ask('/api/admin/year', person ? { token: person.token } : {});
const yearsOf = (uid: string, person: Person | null): Promise<Answer> =>
  ask(`/api/student/${uid}/years`, person ? { token: person.token } : {});

describe('a new school year', () => {
  test.each([
    ['no name', {}],
    ['a name that is no year', { name: 'next year' }],
    ['a name that is mistyped', { name: '2062/63' }],
    ['ids that cannot be any', { name: YEAR, except: ['__all__'] }],
  ])('with %s is refused', async (_what, json) => {
    expect((await start(admin, json)).status).toBe(400);
  });

  test('is for nobody without a token', async () => {
    expect((await start(null, { name: YEAR })).status).toBe(401);
    expect((await look(null)).status).toBe(401);
  });

  test('is for an admin alone', async () => {
    for (const person of [maya, stranger]) {
      expect((await start(person, { name: YEAR })).status).toBe(403);
      expect((await look(person)).status).toBe(403);
    }
  });

  test('moves the school up, and is told of', async () => {
    expect((await look(admin)).body).toMatchObject({ classes: 0, last: null });
    const started = await start(admin, { name: YEAR });
    expect(started.status).toBe(202);
    expect(started.body.change).toMatchObject({ name: YEAR, archived: 0 });
    const done = { status: 'done', moved: 1, left: 1 };
    await vi.waitFor(async () => expect((await look(admin)).body).toMatchObject({ last: done }), {
      timeout: 30_000,
      interval: 500,
    });
    const answer = await ask(`/api/auth/user/${maya.uid}`, { token: maya.token });
    expect(answer.body.user).toMatchObject({ currentGrade: '10' });
    const again = await start(admin, { name: YEAR });
    expect(again.status).toBe(409);
    expect(again.body.error).toBe(`The school year ${YEAR} has been started already.`);
  });

  test('is not followed by the next one at once, unless that is meant', async () => {
    const next = await start(admin, { name: nameYear(BEGUN + 1) });
    expect(next.status).toBe(409);
    expect(next.body.error).toMatch(/was started a short time ago/);
    expect((await look(admin)).body).toMatchObject({ last: { name: YEAR } });
  });

  test('leaves an earlier one to be read by the student and her teachers', async () => {
    const kept = [{ name: `Before ${YEAR}`, grade: '9', totalQuizzes: 0, averageScore: 0 }];
    expect((await yearsOf(maya.uid, maya)).body.years).toMatchObject(kept);
    expect((await yearsOf(maya.uid, admin)).body.years).toMatchObject(kept);
  });

  test('closes the accounts of those who leave', async () => {
    const documents = openDocuments(firestoreOf(currentSite()), SCHOOL);
    const stored = await documents.doc(`users/${zoe.uid}`).get();
    expect(stored.get('closedAt')).toBeTruthy();
    expect(await canSignIn(zoe.email)).toBe(false);
  });
});

describe('the earlier years of a student', () => {
  test('are not for everybody', async () => {
    expect((await yearsOf(maya.uid, null)).status).toBe(401);
    expect((await yearsOf(admin.uid, maya)).status).toBe(403);
    expect((await yearsOf(maya.uid, stranger)).status).toBe(404);
    expect((await yearsOf('nobody', admin)).status).toBe(404);
    expect((await yearsOf('__all__', admin)).status).toBe(400);
  });
});
