import { afterAll, beforeAll, expect, test } from 'vitest';
import { FREE_PORTS, startProduct } from '../../scripts/product.ts';
import { aNewAccount, canSignIn, confirmAddress, saveUserData } from '../support/people.ts';
import { aMember, aSchool } from '../support/schools.ts';
import { ask, useSite } from '../support/site.ts';

const student = { userType: 'student', currentGrade: '9' };
let product: Awaited<ReturnType<typeof startProduct>>;

/** A deployment that takes nobody but the people of its schools. */
beforeAll(async () => {
  const env = { OPEN_SIGN_UP: 'false' };
  product = await startProduct({ ports: FREE_PORTS, stateDir: null, log: () => undefined, env });
  useSite({ site: product.urls.hosting, adminEnv: product.adminEnv });
  await aSchool('west');
});
afterAll(() => product.stop());

test('a stranger is refused, and no account is left behind', async () => {
  const stranger = await aNewAccount('someone@elsewhere.example');
  const { status, body } = await saveUserData(stranger, student);
  expect([status, body.code]).toEqual([403, 'forbidden']);
  expect(body.error).toContain('limited to addresses of a school');
  expect(await canSignIn(stranger.email)).toBe(false);
});

test('an address of a school is let in once it is confirmed', async () => {
  const early = await aNewAccount('early@west.example');
  const { status, body } = await saveUserData(early, student);
  expect([status, body.error]).toEqual([
    403,
    'Please confirm your e-mail address, then sign in again.',
  ]);
  expect((await saveUserData(await confirmAddress(early), student)).status).toBe(200);
  const { token } = await aMember('west.example', { userType: 'teacher' });
  expect((await ask('/api/materials', { token })).status).toBe(200);
});
