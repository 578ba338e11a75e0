import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createAccountCheck, type Account, type Rights } from './account-check.ts';

const START = Date.parse('2026-11-16T08:00:00.000Z');
const student: Rights = { role: 'student', schoolId: 'main', isAdmin: false };
const admin: Rights = { role: 'teacher', schoolId: 'main', isAdmin: true };
const none: Rights = { role: null, schoolId: null, isAdmin: false };
const open: Account = {
  disabled: false,
  ended: null,
  secondSteps: [],
  providers: [{ id: 'password', email: null }],
  ...student,
};
const way = { provider: 'password' };
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const findAccount = vi.fn<(uid: string) => Promise<Account>>();
let now = START;
let accounts: ReturnType<typeof createAccountCheck>;

beforeEach(() => {
  vi.resetAllMocks();
  now = START;
  findAccount.mockResolvedValue(open);
  accounts = createAccountCheck({ findAccount, clock: () => new Date(now), log });
});

/** A token that she got so long ago, seconds. */
function aToken(uid = 'maya', age = 1800, rights = student) {
  const seconds = START / 1000 - age;
  const signIn = { uid, way, secondStep: null, auth_time: seconds, iat: seconds };
  return { ...signIn, ended: null, ...rights };
}

const isOpen = async (token: ReturnType<typeof aToken>) => (await accounts.check(token)) === 'good';

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

test('a second step that was set up a moment after Auth was asked counts at once', async () => {
  expect(await accounts.check(aToken('maya', 1800))).toBe('good');
  findAccount.mockResolvedValue({ ...open, secondSteps: ['phone'] });
  const token = { ...aToken('maya', 0), secondStep: 'phone' };
  expect(await accounts.check(token)).toBe('good');
  expect(findAccount).toHaveBeenCalledTimes(2);
  findAccount.mockResolvedValue(open);
  now += 61_000;
  expect(await accounts.check(token)).toBe('ended');
});

test('a new token of a provider is looked up: the way may be gone, and Auth knows its address', async () => {
  const providers = [{ id: 'google.com', email: 'maya@school.edu' }];
  findAccount.mockResolvedValue({ ...open, providers });
  const google = { ...aToken('maya', 1), way: { provider: 'google.com' } };
  expect(accounts.addressAt('maya', google.way)).toBeNull();
  expect(await accounts.check(google)).toBe('good');
  expect(accounts.addressAt('maya', google.way)).toBe('maya@school.edu');
  accounts.forget('maya');
  findAccount.mockResolvedValue(open);
  expect(await accounts.check(google)).toBe('ended');
});

test('a way that was connected since Auth was asked lets in at once, and is asked for once', async () => {
  await isOpen(aToken());
  findAccount.mockResolvedValue({
    ...open,
    providers: [{ id: 'google.com', email: 'maya@school.edu' }],
  });
  now += 2000;
  const google = { ...aToken('maya', -1), way: { provider: 'google.com' } };
  expect(await accounts.check(google)).toBe('good');
  now += 1000;
  for (let times = 0; times < 5; times += 1) expect(await accounts.check(google)).toBe('good');
  expect(findAccount).toHaveBeenCalledTimes(2);
});

test('a token from the future is looked up, however far ahead the clock was that made it', async () => {
  findAccount.mockResolvedValue({ ...open, disabled: true });
  for (const age of [-1, -3600]) {
    expect(await accounts.check(aToken(`maya${age}`, age))).toBe('closed');
  }
});

test.each<[string, Account, string]>([
  ['disabled', { ...open, disabled: true }, 'closed'],
  ['disabled without claims', { ...open, ...none, disabled: true }, 'closed'],
  ['deleted', null, 'ended'],
  [
    'signed out everywhere',
    { ...open, disabled: false, tokensValidAfterTime: new Date(START).toUTCString() },
    'ended',
  ],
])('an account that is %s is refused within a minute', async (_how, account, checked) => {
  await isOpen(aToken());
  findAccount.mockResolvedValue(account);
  now += 60_000;
  expect(await accounts.check(aToken())).toBe(checked);
});

test.each<[string, Rights, Rights, string]>([
  ['a role that was taken', student, none, 'ended'],
  ['another role', { ...admin, isAdmin: false }, student, 'ended'],
  ['another school', student, { ...student, schoolId: 'west' }, 'ended'],
  ['an admin who is none any more', admin, { ...admin, isAdmin: false }, 'ended'],
  ['a teacher who has become an admin', { ...admin, isAdmin: false }, admin, 'good'],
  ['no role yet, though there is one by now', none, student, 'good'],
  ['what the account may', admin, admin, 'good'],
])('a token says %s', async (_what, told, account, checked) => {
  findAccount.mockResolvedValue({
    ...{ disabled: false, ended: null, secondSteps: [] },
    providers: [{ id: 'password', email: null }],
    ...account,
  });
  expect(await accounts.check(aToken('maya', 1800, told))).toBe(checked);
});

test('where it is asked for now, neither an answer nor a new token is good for a minute', async () => {
  await isOpen(aToken());
  findAccount.mockResolvedValue({ ...open, disabled: true });
  expect(await accounts.check(aToken())).toBe('good');
  expect(await accounts.checkNow(aToken('maya', 1))).toBe('closed');
  expect(await accounts.check(aToken())).toBe('closed');
  findAccount.mockRejectedValue(new Error('503'));
  await expect(accounts.checkNow(aToken())).rejects.toThrow('503');
});

describe('a sign-in that its owner has ended', () => {
  const signedInAt = START / 1000 - 1800;
  const ended = { until: signedInAt, kept: [] };

  test('is refused at once where its token says so, however new that is', async () => {
    const token = { ...aToken('maya', 10), auth_time: signedInAt, ended };
    expect(await accounts.check(token)).toBe('ended');
    expect(findAccount).not.toHaveBeenCalled();
  });

  test('is refused within a minute where its token is from before, and the others are not', async () => {
    findAccount.mockResolvedValue({ ...open, disabled: false, ended });
    expect(await accounts.check(aToken('maya', 1800))).toBe('ended');
    expect(await accounts.check(aToken('maya', 1799))).toBe('good');
    findAccount.mockResolvedValue({
      ...open,
      disabled: false,
      ended: { ...ended, kept: [signedInAt] },
    });
    accounts.forget('maya');
    expect(await accounts.check(aToken('maya', 1800))).toBe('good');
  });

  test('is refused at once by the instance that ended it, also with a token that is a moment old', async () => {
    const token = { ...aToken('maya', 10), auth_time: signedInAt };
    expect(await accounts.check(token)).toBe('good');
    findAccount.mockResolvedValue({ ...open, disabled: false, ended });
    accounts.forget('maya');
    for (let times = 0; times < 3; times += 1) expect(await accounts.check(token)).toBe('ended');
    expect(findAccount).toHaveBeenCalledTimes(1);
  });
});

test('who has signed in again since is let in', async () => {
  const tokensValidAfterTime = new Date(START - 1_801_000).toUTCString();
  findAccount.mockResolvedValue({ ...open, disabled: false, tokensValidAfterTime });
  expect(await isOpen(aToken())).toBe(true);
});

test('while Auth does not answer nobody is locked out, and who was closed stays so', async () => {
  findAccount.mockImplementation((uid) =>
    Promise.resolve(uid === 'ben' ? { ...open, disabled: true } : open),
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
