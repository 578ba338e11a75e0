import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ProviderRules } from '../../functions/src/domain/account/sign-in-way.ts';
import { createSchoolsRepository } from '../../functions/src/stored/school/schools.repository.ts';
import { anAdminOf, invite } from '../support/people/admins.ts';
import {
  aNewAccount,
  canSignIn,
  followPasswordMail,
  readClaims,
  saveUserData,
  signIn,
  signInByProvider,
  type Person,
} from '../support/people/people.ts';
import { forgeToken } from '../support/people/standings.ts';
import { firestoreOf } from '../support/product/firestore.ts';
import { ask, currentSite } from '../support/product/site.ts';
import { aMember, aSchool } from '../support/school/schools.ts';

const student = { userType: 'student', currentGrade: '9' };
const GOOGLE = { provider: 'google.com', isVerified: true };
const MICROSOFT = { provider: 'microsoft.com', isVerified: false };
const CITY = { provider: 'oidc.city', isVerified: false };
const REFUSED = [401, 'sign-in-refused'];

let school: { id: string; domain: string };

beforeEach(async () => {
  school = await aSchool(`school-${randomUUID().slice(0, 8)}`);
});

const an = (local: string) => `${local}@${school.domain}`;

function takesOnly(rules: ProviderRules): Promise<void> {
  const schools = createSchoolsRepository(firestoreOf(currentSite()));
  return schools.setProviderRules(school.id, rules, new Date());
}

/** What the product says of whose token this is: status and code, or where she has landed. */
async function lookAt({ token }: Pick<Person, 'token'>) {
  const { status, body } = await ask('/api/account', { token });
  return { status, code: body.code, account: body.account as Record<string, unknown> };
}

async function answerTo(person: Pick<Person, 'token'>) {
  const { status, code } = await lookAt(person);
  return [status, code];
}

/** Signs up and tells which school it has become. */
async function landing(person: Person, profile: object = student): Promise<unknown> {
  const { status, body } = await saveUserData(person, { ...profile });
  if (status !== 200) return body.code;
  return ((await lookAt(person)).account['school'] as { id: string }).id;
}

/** The token as the directory of this id would have it. */
function ofDirectory(person: Person, tid: string): Person {
  const firebase = readClaims(person.token)['firebase'] as object;
  const attributes = { ...firebase, sign_in_attributes: { tid } };
  return { ...person, token: forgeToken(person.token, { firebase: attributes }) };
}

describe('an address that nobody vouches for', () => {
  test('opens neither the school of its domain nor an account that waits for its owner', async () => {
    const eve = await signInByProvider(an('eve'), MICROSOFT);
    expect((await lookAt(eve)).account).toMatchObject({ isEmailVerified: false });
    expect(await landing(eve, { userType: 'teacher' })).toBe('main');
    await invite(await anAdminOf(school), { email: an('boss'), isAdmin: true });
    await expect(signInByProvider(an('boss'), MICROSOFT)).rejects.toThrow('confirmation');
  });

  test('is not vouched for by what a request says', async () => {
    const eve = await signInByProvider(an('eve'), MICROSOFT);
    const says = { ...student, isEmailVerified: true, way: GOOGLE, tid: 't1', schoolId: school.id };
    expect(await landing(eve, says)).toBe('main');
  });
});

describe('a school that vouches for its own directory', () => {
  beforeEach(() => takesOnly([{ id: 'oidc.city', domains: [school.domain], tenants: ['t1'] }]));

  test('takes who comes from it in without a mail', async () => {
    const ann = ofDirectory(await signInByProvider(an('ann'), CITY), 't1');
    expect(await landing(ann)).toBe(school.id);
    const back = ofDirectory(await signInByProvider(an('ann'), CITY), 't1');
    expect((await lookAt(back)).account).toMatchObject({ state: 'member', isEmailVerified: true });
  });

  test('takes in nobody of another directory, or of one without a name', async () => {
    const eve = ofDirectory(await signInByProvider(an('eve'), CITY), 't2');
    expect(await landing(eve)).toBe('main');
    expect(await landing(await signInByProvider(an('nameless'), CITY))).toBe('main');
  });

  test('takes in nobody with an address of another domain', async () => {
    const eve = await signInByProvider(`${randomUUID()}@elsewhere.example`, CITY);
    expect(await landing(ofDirectory(eve, 't1'))).toBe('main');
  });

  test('refuses its own people when they come from another directory', async () => {
    const ann = ofDirectory(await signInByProvider(an('ann'), CITY), 't1');
    expect(await landing(ann)).toBe(school.id);
    const other = ofDirectory(await signInByProvider(an('ann'), CITY), 't2');
    expect(await answerTo(other)).toEqual(REFUSED);
  });

  test('does not vouch for an address that somebody has connected her own account to', async () => {
    const head = await anAdminOf(school);
    await invite(head, { email: an('boss'), isAdmin: true });
    const eve = await aNewAccount(an('chief'));
    await signInByProvider(an('pupil'), CITY, eve);
    const clever = ofDirectory(await signInByProvider(an('pupil'), CITY), 't1');
    expect(clever.uid).toBe(eve.uid);
    expect(readClaims(clever.token)).toMatchObject({ email: an('chief') });
    expect(await landing({ ...clever, email: an('chief') })).toBe('main');
  });
});

test('a private account that is connected to one of the school does not stand for its domain', async () => {
  await takesOnly([{ id: 'google.com', domains: [school.domain], tenants: [] }]);
  const ann = await aMember(school.domain, student);
  const private_ = `${randomUUID()}@elsewhere.example`;
  await signInByProvider(private_, GOOGLE, ann);
  const back = await signInByProvider(private_, GOOGLE);
  expect(back.uid).toBe(ann.uid);
  expect(await answerTo(back)).toEqual(REFUSED);
  expect(await answerTo({ token: await signIn(ann.email) })).toEqual([200, undefined]);
});

test('another address at the provider moves no rights, and is no other account', async () => {
  const head = await anAdminOf(school);
  const id = randomUUID();
  const ann = await signInByProvider(an('ann'), { ...GOOGLE, id });
  expect(await landing(ann)).toBe(school.id);
  await invite(head, { email: an('boss'), isAdmin: true });
  const renamed = await signInByProvider(an('boss'), { ...GOOGLE, id });
  expect(renamed.uid).toBe(ann.uid);
  const { account } = await lookAt(renamed);
  expect(account).toMatchObject({ email: an('ann'), user: { userType: 'student' } });
  expect(
    (await saveUserData({ ...renamed, email: an('boss') }, { userType: 'teacher' })).status,
  ).toBe(409);
});

test('an account elsewhere leads to one account alone', async () => {
  const ann = await signInByProvider(an('ann'), GOOGLE);
  await saveUserData(ann, student);
  const eve = await aNewAccount();
  await expect(signInByProvider(an('ann'), GOOGLE, eve)).rejects.toThrow();
  await expect(
    signInByProvider(an('ann'), { ...MICROSOFT, id: randomUUID() }, eve),
  ).rejects.toThrow();
});

test('who took an address by a provider that does not know it is out when its owner comes by one that does', async () => {
  const eve = await signInByProvider(an('ann'), MICROSOFT);
  await saveUserData(eve, student);
  const owner = await signInByProvider(an('ann'), GOOGLE);
  expect((await lookAt(owner)).account).toMatchObject({ state: 'unclaimed' });
  const again = await signInByProvider(an('ann'), MICROSOFT).catch(() => null);
  expect(again).toBeNull();
  const claim = { token: eve.token, json: { isMine: true } };
  expect((await ask('/api/account/claim', claim)).status).toBe(401);
});

test('a token of another project, or of a provider that it was not given for, does not count', async () => {
  const ann = await signInByProvider(an('ann'), GOOGLE);
  await saveUserData(ann, student);
  const other = { aud: 'other', iss: 'https://securetoken.google.com/other' };
  expect(await answerTo({ token: forgeToken(ann.token, other) })).toEqual([401, 'unauthenticated']);
  const firebase = { identities: {}, sign_in_provider: 'microsoft.com' };
  const unknown = forgeToken(ann.token, { firebase });
  expect(await answerTo({ token: unknown })).toEqual([401, 'unauthenticated']);
});

test('the same address at two providers is one account where both know it, and else no way in', async () => {
  const verified = { ...CITY, isVerified: true, id: randomUUID() };
  const ann = await signInByProvider(an('ann'), GOOGLE);
  expect(await landing(ann)).toBe(school.id);
  await expect(
    signInByProvider(an('ann'), { ...CITY, id: randomUUID() }).then(({ uid }) => uid),
  ).rejects.toThrow('confirmation');
  const again = await signInByProvider(an('ann'), verified);
  expect(again.uid).toBe(ann.uid);
  expect((await lookAt(again)).account).toMatchObject({ email: an('ann'), state: 'member' });
});

test('the id of somebody at one provider is nobody at another', async () => {
  const id = randomUUID();
  const ann = await signInByProvider(an('ann'), { ...GOOGLE, id });
  expect(await landing(ann)).toBe(school.id);
  const eve = await signInByProvider(`${randomUUID()}@elsewhere.example`, { ...CITY, id });
  expect(eve.uid).not.toBe(ann.uid);
  expect((await lookAt(eve)).account).toMatchObject({ state: 'unfinished', user: null });
});

test("a provider's own token, new or shown a second time, is no token here", async () => {
  const ann = await signInByProvider(an('ann'), GOOGLE);
  await saveUserData(ann, student);
  const google = { iss: 'https://accounts.google.com', aud: 'client.apps.googleusercontent.com' };
  const own = forgeToken(ann.token, { ...google, nonce: 'n-1', email_verified: true });
  for (const token of [own, own])
    expect(await answerTo({ token })).toEqual([401, 'unauthenticated']);
});

test('who came by a provider alone and follows the mail for a forgotten password is the same person', async () => {
  const ann = await signInByProvider(an('ann'), GOOGLE);
  expect(await landing(ann)).toBe(school.id);
  const byPassword = { token: await followPasswordMail(an('ann')) };
  expect(readClaims(byPassword.token)['sub']).toBe(ann.uid);
  expect((await lookAt(byPassword)).account).toMatchObject({ state: 'member', email: an('ann') });
  // The mail takes the other ways off; one that knows the address comes back by itself.
  expect(await answerTo(ann)).toEqual([401, 'unauthenticated']);
  expect((await signInByProvider(an('ann'), GOOGLE)).uid).toBe(ann.uid);
  expect(await canSignIn(an('ann'))).toBe(true);
});

test('an account that its school has closed is closed to every provider', async () => {
  const head = await anAdminOf(school);
  const ann = await signInByProvider(an('ann'), GOOGLE);
  expect(await landing(ann)).toBe(school.id);
  const close = `/api/admin/people/${ann.uid}/close`;
  expect((await ask(close, { method: 'POST', token: head.token })).status).toBe(200);
  await expect(signInByProvider(an('ann'), GOOGLE)).rejects.toThrow();
  expect((await ask('/api/materials', { token: ann.token })).status).toBe(401);
});
