import { expect, test } from 'vitest';
import type { TokenHolder } from '../../domain/caller.ts';
import { createSchoolFinder } from './find-school.service.ts';

const removed: string[] = [];

function finder(isSignUpOpen: boolean) {
  removed.length = 0;
  return createSchoolFinder({
    findSchoolOf: (uid) => Promise.resolve(uid === 'old' ? 'north' : null),
    findSchoolByDomain: (domain) => Promise.resolve(domain === 'west.example' ? 'west' : null),
    removeAccount: (uid) => Promise.resolve(void removed.push(uid)),
    isSignUpOpen,
    defaultSchoolId: 'main',
  });
}

function holder(uid: string, email: string, isEmailVerified = true): TokenHolder {
  return { uid, email, isEmailVerified, role: null, schoolId: null };
}

test.each([
  ['who has signed up before, whatever her address is', holder('old', 'a@West.example'), 'north'],
  ['a confirmed address of a school', holder('new', 'a@West.example'), 'west'],
  ['an address of a school that is not confirmed', holder('new', 'a@west.example', false), 'main'],
  ['another address', holder('new', 'a@elsewhere.example'), 'main'],
])('%s', async (_what, who, expected) => {
  expect(await finder(true)(who)).toBe(expected);
});

test('where sign-up is closed, an address of no school is refused and its account removed', async () => {
  const find = finder(false);
  await expect(find(holder('new', 'a@elsewhere.example'))).rejects.toThrow('limited to addresses');
  expect(removed).toEqual(['new']);
  expect(await find(holder('new', 'a@west.example'))).toBe('west');
});

test('where sign-up is closed, an address of a school waits to be confirmed', async () => {
  const find = finder(false);
  await expect(find(holder('new', 'a@west.example', false))).rejects.toThrow('confirm');
  expect(removed).toEqual([]);
});
