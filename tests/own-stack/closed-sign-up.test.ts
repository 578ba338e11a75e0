import { afterAll, beforeAll, expect, test } from 'vitest';
import { FREE_PORTS, startProduct } from '../../scripts/product.ts';
import { admin } from '../support/people/admins.ts';
import {
  aNewAccount,
  canSignIn,
  confirmAddress,
  readClaims,
  saveUserData,
  signIn,
} from '../support/people/people.ts';
import { ask, useSite } from '../support/product/site.ts';
import { aMember, aSchool } from '../support/school/schools.ts';

const student = { userType: 'student', currentGrade: '9' };
let product: Awaited<ReturnType<typeof startProduct>>;

/** A deployment that accepts only people of its schools. */
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
  expect([status, body.code, body.error]).toEqual([
    403,
    'email-not-verified',
    'Please confirm your e-mail address. We have sent you a message with a link.',
  ]);
  expect(await canSignIn(early.email)).toBe(true);
  expect((await saveUserData(await confirmAddress(early), student)).status).toBe(200);
  const { token } = await aMember('west.example', { userType: 'teacher' });
  expect((await ask('/api/materials', { token })).status).toBe(200);
});

test('a look at the own account removes nobody', async () => {
  const stranger = await aNewAccount('looks@elsewhere.example');
  const { token, uid } = stranger;
  const looked = await ask('/api/account', { token });
  expect(looked.body.account).toMatchObject({ state: 'unconfirmed', user: null, school: null });
  expect((await ask(`/api/auth/user/${uid}`, { token })).status).toBe(404);
  expect((await ask('/api/auth/user/somebody', { token })).status).toBe(403);
  expect(await canSignIn(stranger.email)).toBe(true);
});

test('an invitation lets in from anywhere, once the address is confirmed, and decides the school', async () => {
  const email = 'ina@elsewhere.example';
  const invited = await admin('grant', email, '--school', 'west');
  expect(invited.join()).toContain('invited to look after the school "west"');
  const ina = await aNewAccount(email);
  expect((await saveUserData(ina, { userType: 'teacher' })).body.code).toBe('email-not-verified');
  expect((await saveUserData(ina, student)).body.code).toBe('email-not-verified');
  const confirmed = await confirmAddress(ina);
  const looked = await ask('/api/account', { token: confirmed.token });
  expect(looked.body.account).toMatchObject({ invitation: { school: 'School west' } });
  expect((await saveUserData(confirmed, { userType: 'teacher' })).status).toBe(200);
  const token = await signIn(email);
  expect(readClaims(token)).toMatchObject({ schoolId: 'west', userType: 'teacher', admin: true });
  expect((await ask('/api/admin/invitations', { token })).status).toBe(200);
});

test('a school that is not there invites nobody', async () => {
  await expect(admin('grant', 'ann@x.example', '--school', 'south')).rejects.toThrow('no school');
  await expect(admin('revoke', 'ann@x.example')).rejects.toThrow('not finished signing up');
});
