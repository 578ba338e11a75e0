import { beforeAll, expect, test, vi } from 'vitest';
import {
  aStudent,
  aTeacher,
  readClaims,
  refresh,
  signInForGood,
  type Person,
} from '../../support/people/people.ts';
import { ask } from '../../support/product/site.ts';
import { withSchool } from '../../support/quizzes/attempts.ts';

const PATH = '/api/account/sessions';
const EDGE_ON_WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0';

type Listed = { id: string; browser: string | null; system: string | null; isThis: boolean };
type TwoSignIns = { own: Person; other: { token: string; refreshToken: string } };

let people: TwoSignIns[];

/** Each person signs in twice, in different seconds: a token tells when to the second. */
beforeAll(async () => {
  const own = await Promise.all([aStudent(), aStudent(), aTeacher()]);
  for (const { token } of own) expect((await ask('/api/account', { token })).status).toBe(200);
  const first = Math.max(...own.map(({ token }) => Number(readClaims(token)['auth_time'])));
  await vi.waitUntil(() => Math.floor(Date.now() / 1000) > first);
  people = await Promise.all(
    own.map(async (person) => {
      const other = await signInForGood(person.email);
      const headers = { 'User-Agent': EDGE_ON_WINDOWS };
      const { status } = await ask('/api/account', { token: other.token, headers });
      expect(status).toBe(200);
      return { own: person, other };
    }),
  );
});

function personAt(index: number): TwoSignIns {
  const person = people[index];
  if (!person) throw new Error('There are three of them.');
  return person;
}

test('each sign-in is listed with its device, last used first, and ended alone', async () => {
  const { own, other } = personAt(0);
  const listed = await list(own.token);
  expect(listed.map(({ browser, system, isThis }) => [browser, system, isThis])).toEqual([
    ['Edge', 'Windows', false],
    [null, null, true],
  ]);
  const id = listed.find(({ isThis }) => !isThis)?.id ?? '';
  expect((await end(own.token, id)).status).toBe(200);
  expect(await isIn(other.token)).toBe(false);
  const fresh = await refresh(other.refreshToken);
  expect((await ask('/api/account', { token: fresh })).status).toBe(401);
  expect(await isIn(own.token)).toBe(true);
  expect((await list(own.token)).map(({ isThis }) => isThis)).toEqual([true]);
  expect((await end(own.token, id)).status).toBe(404);
});

test('signing out ends the sign-in that asks, and no other, also not one that began since', async () => {
  const [own, other] = [await aStudent(), await aStudent()];
  // One that has just begun only leaves the list.
  await vi.waitUntil(() => Date.now() / 1000 > secondOf(own.token) + 5, { timeout: 60_000 });
  const later = await signInForGood(own.email);
  expect((await end(own.token, 'this')).status).toBe(200);
  expect(await isIn(own.token)).toBe(false);
  expect(await isIn(later.token)).toBe(true);
  expect((await list(later.token)).map(({ isThis }) => isThis)).toEqual([true]);
  expect((await end(own.token, 'this')).status).toBe(401);
  expect(await isIn(other.token)).toBe(true);
});

test('two sign-ins of one second are one, and who signs out of one at once stays in by the other', async () => {
  const [first, second] = await signInTwiceAtOnce();
  expect((await list(first)).filter(({ isThis }) => isThis)).toHaveLength(1);
  expect((await end(first, 'this')).status).toBe(200);
  expect(await isIn(second)).toBe(true);
});

test('all others are ended at once, and what stays keeps its standing', async () => {
  const { own, other } = personAt(2);
  expect((await ask(PATH, { token: other.token, method: 'DELETE' })).status).toBe(200);
  expect(await isIn(own.token)).toBe(false);
  const token = await refresh(other.refreshToken);
  expect(readClaims(token)).toMatchObject({ userType: 'teacher', schoolId: 'main' });
  expect((await ask('/api/classes', { token })).status).toBe(200);
  expect((await list(token)).map(({ isThis }) => isThis)).toEqual([true]);
});

test('nobody ends the sign-in of somebody else, whatever it is called', async () => {
  const { own, other } = personAt(1);
  const eve = await aTeacher();
  const hers = new Set((await list(eve.token)).map(({ id }) => id));
  const ids = (await list(own.token)).map(({ id }) => id).filter((id) => !hers.has(id));
  for (const id of [...ids, '0', '-1', '1e9', '99999999999', 'NaN', `${ids[0]}.0`, '*']) {
    expect([400, 404], id).toContain((await end(eve.token, id)).status);
  }
  expect((await list(own.token)).length).toBe(2);
  for (const { token } of [own, other, eve]) {
    expect(await isIn(token)).toBe(true);
  }
});

test('what is stored of them says neither address nor the words of the browser', async () => {
  const { uid } = personAt(1).own;
  const stored = await withSchool(async (school) =>
    (await school.doc(`sessions/${uid}`).get()).data(),
  );
  const [session] = stored?.['sessions'] as object[];
  const fields = ['browser', 'lastUsedAt', 'signedInAt', 'system'];
  expect(Object.keys(session ?? {}).toSorted()).toEqual(fields);
  expect(JSON.stringify(stored)).not.toMatch(/Mozilla|537|127\.0/);
});

/** Tokens of two sign-ins of one person that began in the same second. */
async function signInTwiceAtOnce(): Promise<[string, string]> {
  const { email } = await aStudent();
  return vi.waitUntil(async () => {
    const both = await Promise.all([signInForGood(email), signInForGood(email)]);
    const [first, second] = both.map(({ token }) => token);
    if (first === undefined || second === undefined) return null;
    return secondOf(first) === secondOf(second) ? ([first, second] as [string, string]) : null;
  });
}

function secondOf(token: string): number {
  return Number(readClaims(token)['auth_time']);
}

/** For such a call each instance asks Auth now; for others what it has heard may be a minute old. */
async function isIn(token: string): Promise<boolean> {
  return (await ask('/api/account/claim', { token, json: { isMine: true } })).status !== 401;
}

async function list(token: string): Promise<Listed[]> {
  const { status, body } = await ask(PATH, { token });
  expect(status).toBe(200);
  return (body as { sessions: Listed[] }).sessions;
}

function end(token: string, id: string) {
  return ask(`${PATH}/${id}`, { token, method: 'DELETE' });
}
