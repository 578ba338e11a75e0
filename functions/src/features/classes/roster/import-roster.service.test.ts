import type { User } from '@study-assistant/contract/accounts';
import type { RosterRow } from '@study-assistant/contract/classes';
import { beforeEach, expect, test } from 'vitest';
import { callerOf } from '../../../domain/caller.fixture.ts';
import type { ClassRecord } from '../../../domain/class/class-record.ts';
import { createImportRosterService, type RosterAccount } from './import-roster.service.ts';

type Account = { email: string; role: string | null; profile: User | null; classIds: string[] };

const NINE_B: ClassRecord = {
  ...{ id: '9b', name: '9b', subject: 'Biology', grade: '9', timeZone: 'Europe/Oslo' },
  ...{ teacherIds: ['ines'], joinCode: null, archivedAt: null },
  createdAt: '2026-08-20T08:00:00.000Z',
};
const ines = callerOf('ines', 'teacher');

/** By uid. */
let accounts: Map<string, Account>;
let atWork: number;
let mostAtWork: number;
/** Steps that fail once, such as "profile of pupil-3@school.edu". */
let failing: Set<string>;

beforeEach(() => {
  accounts = new Map();
  failing = new Set();
  [atWork, mostAtWork] = [0, 0];
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
  findClass: (id) => Promise.resolve(id === NINE_B.id ? NINE_B : null),
  findAccounts(emails) {
    const known = [...accounts].filter(([, { email }]) => emails.includes(email));
    return Promise.resolve(new Map(known.map(([uid, one]) => [one.email, toKnown(uid, one)])));
  },
  countAccounts: () => Promise.resolve(),
  async createAccount({ email }) {
    await step(`account of ${email}`);
    const uid = `uid-${accounts.size}`;
    accounts.set(uid, { email, role: null, profile: null, classIds: [] });
    return uid;
  },
  async saveUser(user) {
    await step(`profile of ${user.email}`);
    accountOf(user.uid).profile = user;
    return user;
  },
  async setRole(uid, role) {
    await step(`role of ${accountOf(uid).email}`);
    accountOf(uid).role = role;
  },
  async addStudent(uid, classId) {
    const { email, classIds } = accountOf(uid);
    await step(`membership of ${email}`);
    if (classIds.includes(classId)) return 'member';
    classIds.push(classId);
    return 'added';
  },
  clock: () => new Date('2026-11-22T08:00:00.000Z'),
  log: { info: () => undefined, warn: () => undefined, error: () => undefined },
});

function toKnown(uid: string, { role, profile, classIds }: Account): RosterAccount {
  const isTold = role === 'student';
  const known = { uid, hasSignIn: false, isOfOtherSchool: false, isTold };
  return { ...known, profile: profile && { ...profile, classIds } };
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
});

test('a preview says what would be done, and does nothing', async () => {
  expect(await take([aRow(1), { ...aRow(2), grade: '5' }], true)).toEqual(['create', 'problem']);
  expect(accounts.size).toBe(0);
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

test('a class of somebody else is not there', async () => {
  const rows = { rows: [aRow(1)], preview: true };
  const otto = callerOf('otto', 'teacher');
  await expect(service.import(otto, '9b', rows)).rejects.toMatchObject({ code: 'not-found' });
  await expect(service.import(ines, '9c', rows)).rejects.toMatchObject({ code: 'not-found' });
});
