import { describe, expect, test } from 'vitest';
import { addToCount, endOfWindow, LIMITS, sayWait, type LimitName } from './limits.ts';

const now = new Date('2026-11-22T12:45:00.000Z');
const hour = '2026-11-22T12:00:00.000Z';

test('the first of an hour begins a count, and the next adds to it', () => {
  const first = addToCount(null, { name: 'documents' }, 'account', now);
  expect(first).toEqual({ since: hour, count: 1 });
  expect(addToCount(first, { name: 'documents', amount: 19 }, 'account', now).count).toBe(20);
});

test('the next hour begins again', () => {
  const before = { since: hour, count: 20 };
  const later = new Date('2026-11-22T13:00:00.000Z');
  expect(addToCount(before, { name: 'documents' }, 'account', later).count).toBe(1);
});

test('what is too much is refused with when to come back', () => {
  const before = { since: hour, count: 20 };
  expect(() => addToCount(before, { name: 'documents' }, 'account', now)).toThrow(
    expect.objectContaining({
      code: 'too-many-requests',
      retryAfterSeconds: 15 * 60,
      message: 'You can choose 20 documents an hour. Please come back in 15 minutes.',
    }),
  );
});

test('who asks for many at once is told how many are left', () => {
  const before = { since: '2026-11-22T00:00:00.000Z', count: 390 };
  const asked = { name: 'rosterAccounts', amount: 20 } as const;
  expect(() => addToCount(before, asked, 'account', now)).toThrow(
    'You can make 400 accounts a day, and 10 are left. Please come back in 12 hours.',
  );
  expect(addToCount(before, { ...asked, amount: 10 }, 'account', now).count).toBe(400);
});

test('what is given back lowers the count of its own day alone', () => {
  const back = { name: 'rosterAccounts', amount: -5 } as const;
  const today = { since: '2026-11-22T00:00:00.000Z', count: 8 };
  expect(addToCount(today, back, 'account', now)).toEqual({ ...today, count: 3 });
  const tomorrow = { since: '2026-11-23T00:00:00.000Z', count: 8 };
  expect(addToCount(tomorrow, back, 'account', now)).toEqual(tomorrow);
  expect(addToCount(null, back, 'account', now).count).toBe(0);
});

test('a school and an address are told who else is counted', () => {
  const before = { since: '2026-11-22T00:00:00.000Z', count: 3000 };
  expect(() => addToCount(before, { name: 'orders' }, 'school', now)).toThrow(
    'All of your school can together order 3000 quizzes a day. Please come back in 12 hours.',
  );
  const many = { ...before, count: 15_000 };
  expect(() => addToCount(many, { name: 'orders' }, 'address', now)).toThrow(
    /^All who share your network can together order 15000 quizzes a day\./,
  );
});

test('nobody of whom nothing is allowed is let through', () => {
  expect(() => addToCount(null, { name: 'documents' }, 'school', now)).toThrow(/0 documents/);
});

describe.each(Object.keys(LIMITS) as LimitName[])('the limit of %s', (name) => {
  test('counts somebody, and says how often', () => {
    expect(Object.keys(LIMITS[name].most)).not.toEqual([]);
    expect(LIMITS[name].can).toContain('#');
  });

  test('ends within a day', () => {
    const wait = endOfWindow(name, now).getTime() - now.getTime();
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(24 * 60 * 60 * 1000);
  });
});

test.each([
  [1, '1 minute'],
  [61, '2 minutes'],
  [3540, '59 minutes'],
  [3541, '1 hour'],
  [86_400, '24 hours'],
])('%i seconds are %s', (seconds, words) => {
  expect(sayWait(seconds)).toBe(words);
});
