import type { RosterRow } from '@study-assistant/contract/classes/classes';
import type { User } from '@study-assistant/contract/people/accounts';
import { beforeEach, expect, test } from 'vitest';
import { callerOf } from '../../../domain/caller.fixture.ts';
import { aClassRecord } from '../../../domain/class/class-record.fixture.ts';
import { createImportRosterService, type RosterAccount } from './import-roster.service.ts';

type Account = {
  email: string;
  isEmailVerified?: boolean;
  role: string | null;
  profile: User | null;
  classIds: string[];
  isMadeByList?: boolean;
};

const NINE_B = aClassRecord();
const ines = callerOf('ines', 'teacher');

/** By uid. */
let accounts: Map<string, Account>;
let atWork: number;
let mostAtWork: number;
/** Steps that fail once, such as "profile of pupil-3@school.edu". */
let failing: Set<string>;
let recorded: string[];
let made: number;
/** Whom what was written down is about. */
let about: string[];
let signedOut: string[];
let reserved: Set<string>;
let canRecord: boolean;
/** Addresses that are asked into the class. */
let invited: Set<string>;
/** Accounts of the day's limit that are taken. */
let counted: number;

beforeEach(() => {
  accounts = new Map();
  failing = new Set();
  [reserved, invited] = [new Set(), new Set()];
  canRecord = true;
  counted = 0;
  [recorded, signedOut, about] = [[], [], []];
  [atWork, mostAtWork, made] = [0, 0, 0];
});

function aRow(at: number): RosterRow {
  return { fullName: `Pupil ${at}`, email: `pupil-${at}@school.edu`, grade: '9' };
}

async function step(name: string): Promise<void> {
  atWork += 1;
  mostAtWork = Math.max(mostAtWork, atWork);
  await new Promise((resolve) => setTimeout(resolve, 1));
  atWork -= 1;
  if (failing.delete(name)) throw new Error('UNAVAILABLE');
}

function accountOf(uid: string): Account {
  const account = accounts.get(uid);
  if (!account) throw new Error(`There is no account ${uid}.`);
  return account;
}

const service = createImportRosterService({
  classStudents: { listRoster: () => Promise.resolve([]) },
  classes: { find: (id) => Promise.resolve(id === NINE_B.id ? NINE_B : null) },
  findAccounts(emails) {
    const known = [...accounts].filter(([, { email }]) => emails.includes(email));
    return Promise.resolve(new Map(known.map(([uid, one]) => [one.email, toKnown(uid, one)])));
  },
  findReserved: (emails) => Promise.resolve(new Set(emails.filter((one) => reserved.has(one)))),
  limits: {
    take(_asker, [asked]) {
      counted += asked?.amount ?? 0;
      return Promise.resolve();
    },
    async giveBack(_asker, [asked]) {
      await step('giving back');
      counted -= asked?.amount ?? 0;
    },
  },
  identity: {
    async create(email, uid = '') {
      await step(`account of ${email}`);
      accounts.set(uid, { email, role: null, profile: null, classIds: [] });
      return uid;
    },
    remove(uid) {
      accounts.delete(uid);
      return Promise.resolve();
    },
    signOutEverywhere(uid) {
      signedOut.push(uid);
      return Promise.resolve();
    },
    async setRole(uid, { role }) {
      await step(`role of ${accountOf(uid).email}`);
      accountOf(uid).role = role;
    },
  },
  accounts: {
    newUid() {
      made += 1;
      return `uid-${made - 1}`;
    },
    async save(user) {
      await step(`profile of ${user.email}`);
      const { isMadeByList = false } = user;
      Object.assign(accountOf(user.uid), { profile: user, isMadeByList });
      return user;
    },
  },
  memberships: {
    async add(uid, classId, mayAdd) {
      const { email, classIds, isMadeByList = false } = accountOf(uid);
      await step(`membership of ${email}`);
      if (classIds.includes(classId)) return 'member';
      if (!mayAdd?.({ classIds, isMadeByList })) return 'not-free';
      classIds.push(classId);
      return 'added';
    },
  },
  classInvitations: {
    async invite({ studentId }) {
      const { email } = accountOf(studentId);
      await step(`invitation of ${email}`);
      if (invited.has(email)) return 'waiting';
      invited.add(email);
      return 'invited';
    },
  },
  audit: {
    record({ actor, target, changes, alsoAbout = [] }) {
      if (!canRecord) return Promise.reject(new Error('UNAVAILABLE'));
      const numberOf = (name: string) => changes.find(({ field }) => field === name)?.to;
      const numbers = `${numberOf('students')} added, ${numberOf('new accounts')} made`;
      recorded.push(`${actor?.uid} ${target.id}: ${numbers}`);
      about.push(...alsoAbout);
      return Promise.resolve();
    },
  },
  schoolId: 'main',
  clock: () => new Date('2026-11-22T08:00:00.000Z'),
  log: { info: () => undefined, warn: () => undefined, error: () => undefined },
});

function toKnown(uid: string, one: Account): RosterAccount {
  const { role, profile, classIds, isEmailVerified = false } = one;
  const isTold = role === 'student';
  const account = { hasSignIn: false, isEmailVerified, isClosed: false };
  const runningClasses = classIds.length;
  const isInvited = invited.has(one.email);
  const known = { uid, ...account, runningClasses, isOfOtherSchool: false, isTold, isInvited };
  const { isMadeByList = false } = one;
  return { ...known, profile: profile && { ...profile, classIds, isMadeByList } };
}

async function take(rows: RosterRow[], preview = false) {
  const { results } = await service.import(ines, '9b', { rows, preview });
  return results.map(({ outcome }) => outcome);
}

test('two hundred rows are taken in, ten at once, and a second import changes nothing', async () => {
  const rows = Array.from({ length: 200 }, (_, at) => aRow(at));
  expect(new Set(await take(rows))).toEqual(new Set(['create']));
  expect(mostAtWork).toBe(10);
  expect(accounts.size).toBe(200);
  const before = structuredClone(accounts);
  expect(new Set(await take(rows))).toEqual(new Set(['member']));
  expect(accounts).toEqual(before);
  expect(recorded).toEqual(['ines 9b: 200 added, 200 made']);
  expect(about.toSorted()).toEqual([...accounts.keys()].toSorted());
});

test('a preview says what would be done, and does nothing', async () => {
  expect(await take([aRow(1), { ...aRow(2), grade: '5' }], true)).toEqual(['create', 'problem']);
  expect(accounts.size).toBe(0);
  expect(recorded).toEqual([]);
});

test.each(['account', 'profile', 'role', 'membership'])(
  'a row whose %s fails stops no other one, and the next import mends it',
  async (what) => {
    failing.add(`${what} of pupil-2@school.edu`);
    const rows = [aRow(1), aRow(2), aRow(3)];
    expect(await take(rows)).toEqual(['create', 'problem', 'create']);
    expect((await take(rows))[1]).not.toBe('problem');
    const two = [...accounts.values()].find(({ email }) => email === 'pupil-2@school.edu');
    expect(two).toMatchObject({
      ...{ role: 'student', classIds: ['9b'], profile: { fullName: 'Pupil 2' } },
    });
    expect(accounts.size).toBe(3);
  },
);

test('accounts that were not made are given back, and those that were stay counted', async () => {
  failing = new Set(['account of pupil-2@school.edu', 'profile of pupil-3@school.edu']);
  expect(await take([aRow(1), aRow(2), aRow(3)])).toEqual(['create', 'problem', 'problem']);
  expect(counted).toBe(2);
});

test('an import that breaks off before the first account gives all of them back', async () => {
  canRecord = false;
  await expect(take([aRow(1), aRow(2)])).rejects.toThrow('UNAVAILABLE');
  expect(counted).toBe(0);
});

test('an import is done also where nothing can be given back', async () => {
  failing = new Set(['account of pupil-2@school.edu', 'giving back']);
  expect(await take([aRow(1), aRow(2)])).toEqual(['create', 'problem']);
  expect(counted).toBe(2);
});

test('an account that somebody has taken and given up the password of is made again', async () => {
  accounts.set('taken', { email: aRow(1).email, role: null, profile: null, classIds: [] });
  expect(await take([aRow(1)])).toEqual(['create']);
  expect([...accounts.keys()]).toEqual(['uid-0']);
});

test('who has confirmed her address keeps the account that she began', async () => {
  const begun = { role: null, profile: null, classIds: [], isEmailVerified: true };
  accounts.set('begun', { email: aRow(1).email, ...begun });
  expect(await take([aRow(1)])).toEqual(['create']);
  expect([...accounts.keys()]).toEqual(['begun']);
});

test('who is signed in to an account that nobody can sign in to is signed out first', async () => {
  await take([aRow(1)]);
  accountOf('uid-0').classIds = [];
  expect(signedOut).toEqual([]);
  expect(await take([aRow(1)])).toEqual(['add']);
  expect(signedOut).toEqual(['uid-0']);
});

test('a reserved address is a problem, unless it is of somebody who is here', async () => {
  await take([aRow(1)]);
  reserved = new Set([aRow(1).email, aRow(2).email]);
  expect(await take([aRow(1), aRow(2)])).toEqual(['member', 'problem']);
  expect(accounts.size).toBe(1);
});

test('what cannot be written down is not done', async () => {
  canRecord = false;
  await expect(take([aRow(1)])).rejects.toThrow('UNAVAILABLE');
  expect(accounts.size).toBe(0);
  canRecord = true;
  expect(await take([aRow(1)])).toEqual(['create']);
  expect(recorded).toEqual(['ines 9b: 1 added, 1 made']);
});

test('a class of somebody else is not there', async () => {
  const rows = { rows: [aRow(1)], preview: true };
  const otto = callerOf('otto', 'teacher');
  await expect(service.import(otto, '9b', rows)).rejects.toMatchObject({ code: 'not-found' });
  await expect(service.import(ines, '9c', rows)).rejects.toMatchObject({ code: 'not-found' });
});

test('whoever has an account of her own is asked, once, and written down', async () => {
  await take([aRow(1)]);
  accountOf('uid-0').isMadeByList = false;
  accountOf('uid-0').classIds = [];
  expect(await take([aRow(1)], true)).toEqual(['invite']);
  expect(invited).toEqual(new Set());
  expect(await take([aRow(1)])).toEqual(['invite']);
  expect(await take([aRow(1)])).toEqual(['invited']);
  expect(accountOf('uid-0').classIds).toEqual([]);
  expect(recorded).toEqual(['ines 9b: 1 added, 1 made', 'ines 9b: 0 added, 0 made']);
  expect(about).toEqual(['uid-0', 'uid-0']);
});

test('who comes into another class between the look and the import is asked', async () => {
  await take([aRow(1)]);
  accountOf('uid-0').classIds = [];
  const taken = take([aRow(1)]);
  accountOf('uid-0').classIds = ['8a'];
  expect(await taken).toEqual(['invite']);
  expect(accountOf('uid-0').classIds).toEqual(['8a']);
});

test('an admin adds whom others ask', async () => {
  await take([aRow(1)]);
  accountOf('uid-0').isMadeByList = false;
  accountOf('uid-0').classIds = ['8a'];
  const head = { ...ines, isAdmin: true };
  const { results } = await service.import(head, '9b', { rows: [aRow(1)], preview: false });
  expect(results).toEqual([{ outcome: 'add', note: null }]);
  expect(accountOf('uid-0').classIds).toEqual(['8a', '9b']);
});
