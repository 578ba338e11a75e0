import { initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../../../functions/src/platform/settings/config.ts';
import { createAdapters } from '../../../functions/src/server/parts.ts';
import { buildServices } from '../../../functions/src/server/services.ts';
import { createWriting } from '../../../functions/src/server/writing.ts';
import { createAccountsRepository } from '../../../functions/src/stored/people/accounts.repository.ts';
import { createInvitationsRepository } from '../../../functions/src/stored/people/invitations.repository.ts';
import { schoolRoot } from '../../../functions/src/stored/school/school-root.ts';
import { currentSite } from '../../support/product/site.ts';

/** The nightly job looks at all sign-ins, so the project must have no others. */
const PROJECT = 'demo-forgotten-sign-ins';
const NOW = new Date();

type Line = { event: string } & Record<string, unknown>;
type Parts = ReturnType<typeof openParts>;

let parts: Parts;
let auth: Auth;

function openParts() {
  const { adminEnv } = currentSite();
  for (const name of ['FIREBASE_AUTH_EMULATOR_HOST', 'FIRESTORE_EMULATOR_HOST']) {
    process.env[name] = adminEnv[name];
  }
  const app = initializeApp({ projectId: PROJECT }, PROJECT);
  auth = getAuth(app);
  const config = readConfig({ STORAGE_BUCKET: PROJECT, AI_PROVIDER: 'offline' });
  const adapters = createAdapters(app, config);
  async function* noFiles() {
    await Promise.resolve();
    yield [];
  }
  return {
    ...adapters,
    config,
    files: { ...adapters.files, list: noFiles },
    writing: createWriting(config.ai, adapters.log),
  };
}

/** Logs of the nightly job of the whole deployment that concern sign-ins. */
async function night(changes: Partial<Parts> = {}): Promise<Line[]> {
  const lines: Line[] = [];
  const say = (event: string, fields = {}) => void lines.push({ event, ...fields });
  const log = { info: say, warn: say, error: say };
  await buildServices({ ...parts, log, ...changes }).reconcile();
  const told = lines.filter(({ schoolId }) => schoolId === undefined);
  expect(told.at(-1)?.event).toBe('reconcile.done');
  return told.slice(0, -1);
}

const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 60 * 60 * 1000);
const addressOf = (uid: string) => `${uid}@school.edu`;

async function aSignIn(
  uid: string,
  { days = 61, ...account }: { days?: number; disabled?: boolean; customClaims?: object } = {},
): Promise<void> {
  const metadata = { creationTime: daysAgo(days).toUTCString() };
  const { errors } = await auth.importUsers([
    { uid, email: addressOf(uid), displayName: 'Zoe Zimmer', ...account, metadata },
  ]);
  expect(errors).toEqual([]);
}

async function anAccount(uid: string, schoolId: string): Promise<void> {
  const accounts = createAccountsRepository(schoolRoot(parts.firestore, schoolId));
  const what = { userType: 'student', currentGrade: '9', fullName: uid } as const;
  await accounts.save({ uid, email: addressOf(uid), ...what }, NOW);
}

async function anInvitation(uid: string, schoolId: string, now = NOW): Promise<void> {
  const invitations = createInvitationsRepository(schoolRoot(parts.firestore, schoolId));
  const invitee = { email: addressOf(uid).toUpperCase(), fullName: uid, isAdmin: false };
  const invitedBy = { uid: 'ada', name: 'Ada' };
  await invitations.invite(invitee, invitedBy, { now, write: () => undefined });
}

async function known(): Promise<string[]> {
  return (await auth.listUsers()).users.map(({ uid }) => uid).sort();
}

const removed = (uid: string) => ({ event: 'reconcile.sign-in', uid });

beforeAll(() => void (parts = openParts()));
beforeEach(async () => {
  const uids = await known();
  if (uids.length > 0) await auth.deleteUsers(uids);
  for (const collection of await parts.firestore.listCollections()) {
    await parts.firestore.recursiveDelete(collection);
  }
  // A member is needed, so that there is an account at all.
  await aSignIn('ada');
  await anAccount('ada', 'main');
});

test('a sign-in of 61 days that nobody made an account of is removed, by its id alone in the log', async () => {
  await aSignIn('zoe');
  expect(await night()).toEqual([removed('zoe')]);
  expect(await known()).toEqual(['ada']);
  expect(await night()).toEqual([]);
});

test('one of 59 days is kept', async () => {
  await aSignIn('zoe', { days: 59 });
  expect(await night()).toEqual([]);
  expect(await known()).toEqual(['ada', 'zoe']);
});

test('one that is invited is kept, by whichever school, until the invitation is over', async () => {
  await aSignIn('ina');
  await aSignIn('late');
  await anInvitation('ina', 'north');
  await anInvitation('late', 'north', daysAgo(31));
  expect(await night()).toEqual([removed('late')]);
  expect(await known()).toEqual(['ada', 'ina']);
});

test('one that has an account is kept, in whichever school', async () => {
  await aSignIn('maya');
  await anAccount('maya', 'main');
  await aSignIn('noor');
  await anAccount('noor', 'north');
  expect(await night()).toEqual([]);
  expect(await known()).toEqual(['ada', 'maya', 'noor']);
});

test('one is kept whose account cannot be read', async () => {
  await aSignIn('maya');
  await parts.firestore.doc('accounts/maya').set({ version: 2 });
  expect(await night()).toEqual([]);
});

test('one whose tokens say something is kept, and one that was disabled', async () => {
  await aSignIn('other', { customClaims: { customer: 7 } });
  await aSignIn('moved', { customClaims: { userType: 'student', schoolId: 'gone' } });
  await aSignIn('banned', { disabled: true });
  expect(await night()).toEqual([]);
  expect(await known()).toEqual(['ada', 'banned', 'moved', 'other']);
});

test('more than 20 and more than 5 % at once are none', async () => {
  const many = Array.from({ length: 21 }, (_, at) => `zoe-${at}`);
  for (const uid of many) await aSignIn(uid);
  const what = { what: 'reconcile.sign-in', owner: 'accounts', isOwnerEmpty: false };
  const refused = { event: 'reconcile.too-much', ...what, lost: 21, looked: 22 };
  expect(await night()).toEqual([refused]);
  expect(await known()).toHaveLength(22);
  await auth.deleteUser('zoe-20');
  expect(await night()).toHaveLength(20);
  expect(await known()).toEqual(['ada']);
});

test('where no account is stored at all, none is removed', async () => {
  await aSignIn('zoe');
  await parts.firestore.doc('accounts/ada').delete();
  expect(await night()).toMatchObject([{ event: 'reconcile.too-much', isOwnerEmpty: true }]);
  expect(await known()).toEqual(['ada', 'zoe']);
});

test('who finishes while the night has the list in its hands keeps it', async () => {
  await aSignIn('zoe');
  const { signIns } = parts;
  async function* list() {
    yield* signIns.list();
    await anAccount('zoe', 'main');
  }
  await night({ signIns: { ...signIns, list } });
  expect(await known()).toEqual(['ada', 'zoe']);
});

test('one that cannot be removed is left to the next night, and the others go', async () => {
  await aSignIn('yan');
  await aSignIn('zoe');
  const { identity } = parts;
  const remove = (uid: string) =>
    uid === 'yan' ? Promise.reject(new Error('Away.')) : identity.remove(uid);
  const told = await night({ identity: { ...identity, remove } });
  expect(told.map(({ event }) => event)).toEqual([
    'reconcile.sign-in',
    'reconcile.not-mended',
    'reconcile.sign-in',
  ]);
  expect(await known()).toEqual(['ada', 'yan']);
  expect(await night()).toEqual([removed('yan')]);
});

test('Auth that does not answer keeps no school from its night', async () => {
  const failing = {
    next: () => Promise.reject(new Error('Away.')),
    [Symbol.asyncIterator]: () => failing,
  };
  const list = () => failing;
  const told = await night({ signIns: { ...parts.signIns, list } });
  expect(told).toMatchObject([{ event: 'reconcile.broken-off', check: 'checkSignIns' }]);
});
