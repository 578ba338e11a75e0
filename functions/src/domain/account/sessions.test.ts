import { expect, test } from 'vitest';
import { isEnded } from './ended-sign-ins.ts';
import { keepOnly, listOpen, MAX_SESSIONS, noteUse, type StoredSession } from './sessions.ts';

const NOW = new Date('2026-11-29T12:00:00.000Z');
const DAY = 86_400;
const second = NOW.getTime() / 1000;

function aSession(signedInAt: number, secondsAgo = 0): StoredSession {
  const lastUsedAt = new Date(NOW.getTime() - secondsAgo * 1000).toISOString();
  return { signedInAt, browser: 'Chrome', system: 'Windows', lastUsedAt };
}

test('a use is noted once an hour, newest first', () => {
  const { lastUsedAt: _used, ...used } = aSession(1);
  expect(noteUse([aSession(1, 3599)], used, NOW)).toBeNull();
  const noted = noteUse([aSession(2, 10), aSession(1, 3600)], used, NOW);
  expect(noted).toEqual([aSession(1), aSession(2, 10)]);
});

test('what was not used for 90 days goes, and of very many the one that was used longest ago', () => {
  const { lastUsedAt: _used, ...used } = aSession(999);
  expect(noteUse([aSession(1, 90 * DAY)], used, NOW)).toEqual([aSession(999)]);
  const many = Array.from({ length: MAX_SESSIONS }, (_, at) => aSession(at, at));
  const noted = noteUse(many, used, NOW);
  expect(noted).toHaveLength(MAX_SESSIONS);
  expect(noted?.map(({ signedInAt }) => signedInAt)).not.toContain(MAX_SESSIONS - 1);
});

test('those that ended here or at Auth, and those of long ago, are on no list', () => {
  const sessions = [aSession(second - 10), aSession(second - 20), aSession(second - 30)];
  const ended = { until: second - 15, kept: [second - 30] };
  const ids = (state: Parameters<typeof listOpen>[1]) =>
    listOpen(sessions, state, NOW).map(({ signedInAt }) => second - signedInAt);
  expect(ids({ ended: null, validSince: null })).toEqual([10, 20, 30]);
  expect(ids({ ended, validSince: null })).toEqual([10, 30]);
  const validSince = new Date((second - 20) * 1000).toISOString();
  expect(ids({ ended: null, validSince })).toEqual([10, 20]);
  expect(listOpen([aSession(1, 90 * DAY)], { ended: null, validSince: null }, NOW)).toEqual([]);
});

test('what is kept goes on, what begins later too, and all else is over', () => {
  const ended = keepOnly([aSession(second - 10)], second, null);
  const states = [second - 10, second - 11, 0, second, second + 1].map((at) => isEnded(ended, at));
  expect(states).toEqual([false, true, true, true, false]);
  expect(isEnded(null, 0)).toBe(false);
});

test('what was over before stays over, however early the one is that ends now', () => {
  const before = { until: second - 5, kept: [second - 10] };
  const ended = keepOnly([], second - 10, before);
  const states = [second - 10, second - 7, second - 5, second - 4].map((at) => isEnded(ended, at));
  expect(states).toEqual([true, true, true, false]);
});

test('the most that can be kept fits into the claims of a token with the rest of them', () => {
  const kept = Array.from({ length: MAX_SESSIONS }, (_, at) => aSession(9_999_999_999 - at));
  const rest = {
    userType: 'student',
    schoolId: 'x'.repeat(40),
    teacherScope: 'classes',
    admin: true,
  };
  const claims = JSON.stringify({ ...rest, ended: keepOnly(kept, second, null) });
  expect(Buffer.byteLength(claims)).toBeLessThan(1000);
});
