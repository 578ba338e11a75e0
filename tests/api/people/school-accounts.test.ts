import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSchoolsRepository } from '../../../functions/src/stored/school/schools.repository.ts';
import {
  aNewAccount,
  confirmAddress,
  deleteAccount,
  saveUserData,
  signIn,
  signInByProvider,
  type Person,
} from '../../support/people/people.ts';
import { firestoreOf } from '../../support/product/firestore.ts';
import { ask, currentSite } from '../../support/product/site.ts';
import { aMember, aSchool } from '../../support/school/schools.ts';

const student = { userType: 'student', currentGrade: '9' };
const GOOGLE = { provider: 'google.com', isVerified: true };
const MICROSOFT = { provider: 'microsoft.com', isVerified: false };

const schools = () => createSchoolsRepository(firestoreOf(currentSite()));
const look = ({ token }: Pick<Person, 'token'>) => ask('/api/account', { token });

async function anOwnSchool() {
  return aSchool(`school-${randomUUID().slice(0, 8)}`);
}

test('an address that Google knows lands in the school of its domain', async () => {
  const { id, domain } = await anOwnSchool();
  const ann = await signInByProvider(`ann@${domain}`, GOOGLE);
  expect((await look(ann)).body.account).toMatchObject({ state: 'unfinished' });
  expect((await saveUserData(ann, student)).status).toBe(200);
  const again = await signInByProvider(`ann@${domain}`, GOOGLE);
  expect(again.uid).toBe(ann.uid);
  expect((await look(again)).body.account).toMatchObject({ state: 'member', school: { id } });
});

test('an address that a provider does not vouch for lands in no school by its domain', async () => {
  const { domain } = await anOwnSchool();
  const ben = await signInByProvider(`ben@${domain}`, MICROSOFT);
  expect((await saveUserData(ben, student)).status).toBe(200);
  expect((await look(ben)).body.account).toMatchObject({ school: { id: 'main' } });
});

test('a provider that the deployment does not have lets nobody in', async () => {
  const eve = await signInByProvider('eve@example.org', {
    provider: 'github.com',
    isVerified: true,
  });
  const { status, body } = await look(eve);
  expect([status, body.code]).toEqual([401, 'sign-in-refused']);
});

test('a school that takes another provider refuses this one, at sign-up and afterwards', async () => {
  const { id, domain } = await anOwnSchool();
  const early = await signInByProvider(`early@${domain}`, GOOGLE);
  expect((await saveUserData(early, student)).status).toBe(200);
  await schools().setProviderRules(id, [], new Date());
  const late = await signInByProvider(`late@${domain}`, GOOGLE);
  expect((await saveUserData(late, student)).body.code).toBe('sign-in-refused');
  const back = await signInByProvider(`early@${domain}`, GOOGLE);
  const { status, body } = await ask('/api/materials', { token: back.token });
  expect([status, body.code]).toEqual([401, 'sign-in-refused']);
  expect(body.error).toMatch(/with your e-mail address and password, or ask your school\.$/);
});

test('who took an address without confirming it is out when its owner comes with Google', async () => {
  const email = `${randomUUID()}@example.org`;
  const taker = await aNewAccount(email);
  await saveUserData(taker, student);
  const owner = await signInByProvider(email, GOOGLE);
  expect((await look(owner)).body.account).toMatchObject({ state: 'unclaimed' });
  const claimed = { token: taker.token, json: { isMine: true } };
  expect((await ask('/api/account/claim', claimed)).status).toBe(401);
  await expect(signIn(email)).rejects.toThrow();
});

test('an unconfirmed account elsewhere does not become another way into an account with a password', async () => {
  const ann = await confirmAddress(await aNewAccount());
  await saveUserData(ann, student);
  await expect(signInByProvider(ann.email, MICROSOFT)).rejects.toThrow('confirmation');
});

test('the same account elsewhere has no rights of one that was removed', async () => {
  const email = `${randomUUID()}@example.org`;
  const before = await signInByProvider(email, GOOGLE);
  await saveUserData(before, student);
  await deleteAccount(before);
  const after = await signInByProvider(email, GOOGLE);
  expect(after.uid).not.toBe(before.uid);
  expect((await look(after)).body.account).toMatchObject({ user: null });
});

test('who has an account learns which of the providers her school takes', async () => {
  const { id, domain } = await anOwnSchool();
  const google = { id: 'google.com', domains: [], tenants: [] };
  await schools().setProviderRules(id, [google], new Date());
  const { account } = (await look(await aMember(domain, student))).body;
  const taken = [{ id: 'google.com', label: 'Google', tenant: null }];
  expect(account).toMatchObject({ school: { id }, signInProviders: taken });
});

test('the sign-in page learns which providers there are', async () => {
  const { body } = await ask('/api/health', {});
  expect(body.signInProviders).toEqual([
    { id: 'google.com', label: 'Google', tenant: null },
    { id: 'microsoft.com', label: 'Microsoft', tenant: null },
    { id: 'oidc.city', label: 'City account', tenant: null },
  ]);
});
