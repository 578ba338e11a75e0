import { beforeEach, expect, test, vi } from 'vitest';
import { createAccountCheck, type Account } from './account-check.ts';

const START = Date.parse('2026-11-16T08:00:00.000Z');
const open: Account = { disabled: false };
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const findAccount = vi.fn<(uid: string) => Promise<Account>>();
let now = START;
let isOpen: ReturnType<typeof createAccountCheck>;

beforeEach(() => {
  vi.resetAllMocks();
  now = START;
  findAccount.mockResolvedValue(open);
  isOpen = createAccountCheck({ findAccount, clock: () => new Date(now), log });
});

/** A token that she got so long ago, seconds. */
function aToken(uid = 'maya', age = 1800) {
  const seconds = START / 1000 - age;
  return { uid, auth_time: seconds, iat: seconds };
}

test('Auth is asked once a minute for each account', async () => {
  for (const uid of ['maya', 'maya', 'ben']) expect(await isOpen(aToken(uid))).toBe(true);
  now += 59_000;
  await isOpen(aToken('maya'));
  expect(findAccount).toHaveBeenCalledTimes(2);
  now += 1000;
  await isOpen(aToken('maya'));
  expect(findAccount).toHaveBeenCalledTimes(3);
});

test('requests at the same time share one question', async () => {
  await Promise.all(Array.from({ length: 20 }, () => isOpen(aToken())));
  expect(findAccount).toHaveBeenCalledTimes(1);
});

test('a token that Auth has just given out needs no question', async () => {
  expect(await isOpen(aToken('maya', 30))).toBe(true);
  expect(findAccount).not.toHaveBeenCalled();
});

test.each<[string, Account]>([
  ['disabled', { disabled: true }],
  ['deleted', null],
  [
    'signed out everywhere',
    { disabled: false, tokensValidAfterTime: new Date(START).toUTCString() },
  ],
])('an account that is %s is refused within a minute', async (_how, closed) => {
  await isOpen(aToken());
  findAccount.mockResolvedValue(closed);
  now += 60_000;
  expect(await isOpen(aToken())).toBe(false);
});

test('who has signed in again since is let in', async () => {
  const tokensValidAfterTime = new Date(START - 1_801_000).toUTCString();
  findAccount.mockResolvedValue({ disabled: false, tokensValidAfterTime });
  expect(await isOpen(aToken())).toBe(true);
});

test('while Auth does not answer nobody is locked out, and who was closed stays so', async () => {
  findAccount.mockImplementation((uid) =>
    Promise.resolve(uid === 'ben' ? { disabled: true } : open),
  );
  await isOpen(aToken('maya'));
  expect(await isOpen(aToken('ben'))).toBe(false);
  findAccount.mockRejectedValue(new Error('503'));
  now += 60_000;
  expect(await isOpen(aToken('maya'))).toBe(true);
  expect(await isOpen(aToken('new here'))).toBe(true);
  expect(await isOpen(aToken('ben'))).toBe(false);
  expect(log.error).toHaveBeenCalledTimes(3);
});

test('a look-up that hangs is given up', async () => {
  vi.useFakeTimers();
  findAccount.mockReturnValue(new Promise(() => undefined));
  const answer = isOpen(aToken());
  await vi.advanceTimersByTimeAsync(5000);
  expect(await answer).toBe(true);
  vi.useRealTimers();
});
