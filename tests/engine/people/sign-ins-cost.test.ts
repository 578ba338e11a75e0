import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignIn } from '../../../functions/src/domain/account/sign-in.ts';
import { createSignInsCheck } from '../../../functions/src/features/reconcile/check-sign-ins.ts';
import { runChecks } from '../../../functions/src/features/reconcile/run-checks.ts';
import { createUnclaimedFinder } from '../../../functions/src/stored/people/unclaimed-sign-ins.ts';
import { openSchool, type School } from '../school.ts';

const NOW = new Date('2026-11-22T08:00:00.000Z');
const MEMBERS = 1000;
const FORGOTTEN = 40;

let school: School;

beforeAll(async () => {
  school = openSchool('demo-sign-ins-cost');
  const account = { version: 1, schoolId: 'main', createdAt: Timestamp.fromDate(NOW) };
  await school.firestore.doc('accounts/member-0').set(account);
});
afterAll(() => school.close());

function aSignIn(uid: string, hasClaims: boolean): SignIn {
  const state = { isUsable: false, isDisabled: false, hasClaims };
  return { uid, email: `${uid}@school.edu`, madeAt: new Date(0), usedAt: null, ...state };
}

test('a night reads nothing of members, and of who may be forgotten an account each', async () => {
  const told: object[] = [];
  const say = (event: string, fields = {}) => void told.push({ event, ...fields });
  const members = Array.from({ length: MEMBERS }, (_, at) => aSignIn(`member-${at}`, true));
  const others = Array.from({ length: FORGOTTEN }, (_, at) => aSignIn(`zoe-${at}`, false));
  async function* list() {
    await Promise.resolve();
    yield members;
    yield others;
  }
  const parts = { ...school.repositories, clock: () => NOW };
  const checkSignIns = createSignInsCheck({
    ...parts,
    findUnclaimed: createUnclaimedFinder(parts),
    identity: { remove: () => Promise.resolve() },
    signIns: { list, find: () => Promise.resolve(others[0] ?? null) },
  });
  const log = { info: say, warn: say, error: say };
  const [reads, writes, deletes] = await school.costOf(() => runChecks({ checkSignIns }, log));
  // One account each, two queries for their invitations, and one for whether any account exists;
  // then each account and invitation once more right before the deletion.
  expect({ reads, writes, deletes }).toEqual({ reads: 3 * FORGOTTEN + 3, writes: 0, deletes: 0 });
  expect(told.at(-1)).toMatchObject({ found: { 'reconcile.sign-in': FORGOTTEN }, failed: 0 });
});
