import { expect, test, vi } from 'vitest';
import { anAdmin, anAdminOf } from '../support/people/admins.ts';
import {
  agedToken,
  aStudent,
  aTeacher,
  readClaims,
  signIn,
  type Person,
} from '../support/people/people.ts';
import {
  asksForCode,
  makeCodes,
  recover,
  setUpApp,
  signInByCode,
} from '../support/people/second-step.ts';
import { forgeToken } from '../support/people/standings.ts';
import { ask } from '../support/product/site.ts';
import { withSchool } from '../support/quizzes/attempts.ts';
import { aSchool } from '../support/school/schools.ts';

const PATH = '/api/account/second-step';
const NO_CODE = '7777 7777 7777 7777';
/** Longer than a token is accepted without a look at its account. */
const AGE_SECONDS = 120;
const WRONG_IN_AN_HOUR = 10;

const look = async ({ token }: Pick<Person, 'token'>) => (await ask(PATH, { token })).body;
const remove = (path: string, token: string) => ask(path, { token, method: 'DELETE' });
const resetOf = ({ uid }: Person) => `/api/admin/people/${uid}/second-step`;

async function actsOf({ uid }: Person, admin: Person): Promise<unknown[]> {
  const { body } = await ask(`/api/admin/audit?uid=${uid}`, { token: admin.token });
  return (body.entries as { act: string }[]).map(({ act }) => act);
}

test('ten codes are shown once, kept as hashes, and let one in without the app, each once', async () => {
  const ines = await setUpApp(await aTeacher());
  const codes = await makeCodes(ines);
  expect(new Set(codes).size).toBe(10);
  expect(await look(ines)).toMatchObject({ isSetUp: true, isUsed: true, codesLeft: 10 });
  const kept = await withSchool(async (school) =>
    JSON.stringify((await school.doc(`recoveryCodes/${ines.uid}`).get()).data()),
  );
  for (const code of codes) expect(kept).not.toContain(code);
  const [first = '', second = ''] = codes;
  expect((await recover(ines.email.toUpperCase(), first.toLowerCase())).status).toBe(200);
  expect(await asksForCode(ines.email)).toBe(false);
  const again = { ...ines, token: await signIn(ines.email) };
  expect(await look(again)).toMatchObject({ isSetUp: false, isUsed: false, codesLeft: 0 });
  const renewed = await setUpApp(again);
  expect((await recover(ines.email, first)).status).toBe(404);
  expect(await asksForCode(ines.email)).toBe(true);
  expect((await makeCodes(renewed)).length).toBe(10);
  expect((await recover(ines.email, second)).status).toBe(404);
  expect(await actsOf(ines, await anAdmin())).toContain('second-step.recovered');
});

test('a sign-in that was made with a second step ends when that is gone', async () => {
  const ines = await setUpApp(await aTeacher());
  const [code = ''] = await makeCodes(ines);
  expect((await ask('/api/classes', { token: ines.token })).status).toBe(200);
  await recover(ines.email, code);
  expect((await ask('/api/classes', { token: agedToken(ines, AGE_SECONDS) })).status).toBe(401);
});

test('nobody learns from a code whether there is such an account', async () => {
  const ines = await setUpApp(await aTeacher());
  const other = await setUpApp(await aTeacher());
  const [code = ''] = await makeCodes(other);
  const answers = [
    await recover(ines.email, NO_CODE),
    await recover(ines.email, code),
    await recover((await aStudent()).email, NO_CODE),
    await recover('nobody@nowhere.example', code),
    await recover(ines.email, 'x'),
  ];
  for (const { status, body } of answers) {
    expect([status, body.error]).toEqual([404, answers[0]?.body.error]);
  }
  for (const { email } of [ines, other]) expect(await asksForCode(email)).toBe(true);
});

test('whoever guesses is stopped by address of the account, and a right code is taken all the same', async () => {
  const ines = await setUpApp(await aTeacher());
  const [code = ''] = await makeCodes(ines);
  for (const email of [ines.email, 'guessed@nowhere.example']) {
    for (let tries = 0; tries < WRONG_IN_AN_HOUR; tries += 1) {
      expect((await recover(email, NO_CODE)).status).toBe(404);
    }
    expect((await recover(email, NO_CODE)).status).toBe(429);
  }
  expect((await recover(ines.email, code)).status).toBe(200);
});

test('whoever has not signed in with it makes no codes and removes nothing', async () => {
  const ines = await setUpApp(await aTeacher());
  const { firebase, ...before } = readClaims(ines.token);
  const { sign_in_provider, identities } = firebase as Record<string, unknown>;
  const unproven = forgeToken(ines.token, {
    ...before,
    firebase: { sign_in_provider, identities },
  });
  const made = await ask(`${PATH}/codes`, { token: unproven, method: 'POST' });
  expect([made.status, made.body.code]).toEqual([403, 'sign-in-not-fresh']);
  expect((await remove(PATH, unproven)).body.code).toBe('sign-in-not-fresh');
  expect(await asksForCode(ines.email)).toBe(true);
  const token = await signInByCode(ines);
  expect((await remove(PATH, token)).status).toBe(200);
  expect(await asksForCode(ines.email)).toBe(false);
});

test('an admin resets the second step of somebody else of her school, and of nobody else', async () => {
  const before = await aTeacher();
  const ines = await setUpApp(before);
  const [code = ''] = await makeCodes(ines);
  const admin = await setUpApp(await anAdmin());
  const farAdmin = await anAdminOf(await aSchool('west-end'));
  const path = resetOf(ines);
  expect((await remove(path, (await aTeacher()).token)).status).toBe(403);
  expect((await remove(path, farAdmin.token)).status).toBe(404);
  const own = await remove(resetOf(admin), admin.token);
  expect([own.status, own.body.code]).toEqual([409, 'conflict']);
  expect(await asksForCode(ines.email)).toBe(true);
  expect(await asksForCode(admin.email)).toBe(true);
  // Auth ends what began in an earlier second.
  const began = Number(readClaims(before.token)['auth_time']);
  await vi.waitUntil(() => Date.now() / 1000 > began + 1, { timeout: 60_000 });
  expect((await remove(path, admin.token)).status).toBe(200);
  expect(await asksForCode(ines.email)).toBe(false);
  // Whoever has her password may have signed in before she had one.
  for (const person of [ines, before]) {
    const token = agedToken(person, AGE_SECONDS);
    expect((await ask('/api/classes', { token })).status).toBe(401);
  }
  expect((await recover(ines.email, code)).status).toBe(404);
  expect(await actsOf(ines, admin)).toContain('second-step.reset');
  expect((await remove(path, admin.token)).status).toBe(409);
});
