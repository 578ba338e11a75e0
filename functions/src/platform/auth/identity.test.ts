import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createIdentity } from './identity.ts';

type Deps = Parameters<typeof createIdentity>[1];
type Auth = Parameters<typeof createIdentity>[0];

const getUser = vi.fn();
const getUsers = vi.fn();
const setCustomUserClaims = vi.fn();
const verifyIdToken = vi.fn();
const never = () => Promise.reject(new Error('Nobody asks for this here.'));
const auth = {
  ...{ getUser, getUsers, setCustomUserClaims, verifyIdToken },
  ...{ createUser: never, deleteUser: never },
} as unknown as Auth;
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

beforeEach(() => void vi.resetAllMocks());

function identityWith(teacherScope: Deps['teacherScope'], secondStep: Deps['secondStep'] = 'off') {
  return createIdentity(auth, { teacherScope, secondStep, clock: () => new Date(), log });
}

test.each([
  ['trial', 'teacher', {}],
  ['school', 'teacher', { teacherScope: 'school' }],
  ['classes', 'teacher', { teacherScope: 'classes' }],
  ['classes', 'student', {}],
] as const)('where teachers see their %s, a %s is told %o', async (scope, role, told) => {
  await identityWith(scope).setRole('ines', {
    role,
    schoolId: 'main',
    isAdmin: false,
    ended: null,
  });
  const claims = { userType: role, schoolId: 'main', ...told };
  expect(setCustomUserClaims).toHaveBeenCalledWith('ines', claims);
});

const TOLD = { userType: 'teacher', schoolId: 'main' };

test('which sign-ins are over is told with it', async () => {
  const ended = { until: 1_795_161_600, kept: [1_795_000_000] };
  const standing = { role: 'student', schoolId: 'main', isAdmin: false, ended } as const;
  await identityWith('trial').setRole('ines', standing);
  const claims = { userType: 'student', schoolId: 'main', ended };
  expect(setCustomUserClaims).toHaveBeenCalledWith('ines', claims);
  getUsers.mockResolvedValue({
    users: [
      { uid: 'told', customClaims: claims },
      { uid: 'untold', customClaims: { userType: 'student', schoolId: 'main' } },
    ],
  });
  const expected = ['told', 'untold'].map((uid) => ({ uid, standing }));
  expect(await identityWith('trial').findOtherStanding(expected)).toEqual(['untold']);
});

test.each([
  ['trial', ['narrow', 'school', 'new', 'admin', 'moved']],
  ['school', ['narrow', 'wide', 'new', 'admin', 'moved', 'disabled']],
  ['classes', ['school', 'wide', 'new', 'admin', 'moved', 'disabled']],
] as const)('where teachers see their %s, %o are told otherwise', async (scope, others) => {
  getUsers.mockResolvedValue({
    users: [
      { uid: 'narrow', customClaims: { ...TOLD, teacherScope: 'classes' } },
      { uid: 'school', customClaims: { ...TOLD, teacherScope: 'school' } },
      { uid: 'wide', customClaims: TOLD },
      { uid: 'new', customClaims: undefined },
      { uid: 'admin', customClaims: { ...TOLD, admin: true } },
      { uid: 'moved', customClaims: { ...TOLD, schoolId: 'other' } },
      { uid: 'disabled', customClaims: TOLD, disabled: true },
    ],
  });
  const standing = { role: 'teacher', schoolId: 'main', isAdmin: false, ended: null } as const;
  const uids = ['narrow', 'school', 'wide', 'new', 'admin', 'moved', 'disabled'];
  const expected = uids.map((uid) => ({ uid, standing }));
  expect(await identityWith(scope).findOtherStanding(expected)).toEqual(others);
});

test.each([
  ['is gone already, is no error', 'auth/user-not-found', 'resolves'],
  ['cannot be told, is one', 'auth/internal-error', 'rejects'],
] as const)('closing an account that %s', async (_what, code, ends) => {
  const updateUser = () => Promise.reject(Object.assign(new Error(code), { code }));
  const identity = createIdentity(
    { ...auth, updateUser },
    {
      ...{ teacherScope: 'trial', secondStep: 'off', clock: () => new Date(), log },
    },
  );
  const closing = identity.close('zoe');
  if (ends === 'resolves') await expect(closing).resolves.toBeUndefined();
  else await expect(closing).rejects.toThrow(code);
});

test('a closed account is told otherwise of while it is enabled, or has claims', async () => {
  getUsers.mockResolvedValue({
    users: [
      { uid: 'enabled', customClaims: {}, disabled: false },
      { uid: 'told', customClaims: TOLD, disabled: true },
      { uid: 'closed', customClaims: undefined, disabled: true },
      { uid: 'emptied', customClaims: {}, disabled: true },
    ],
  });
  const uids = ['enabled', 'told', 'closed', 'emptied', 'gone'];
  const expected = uids.map((uid) => ({ uid, standing: null }));
  expect(await identityWith('school').findOtherStanding(expected)).toEqual(['enabled', 'told']);
});

test.each([
  ['Sun, 22 Nov 2026 08:00:00 GMT', [{}], '2026-11-22T08:00:00.000Z', true],
  ['Sun, 22 Nov 2026 08:00:00 GMT', [], null, false],
  [null, [], null, false],
])('who signed in last at %s', async (lastSignInTime, providerData, lastSignInAt, hasSignIn) => {
  const metadata = { lastSignInTime };
  getUser.mockResolvedValue({ emailVerified: true, providerData, metadata });
  const found = await identityWith('school').findSignIn('ines');
  const others = { hasSecondStep: false, validSince: null };
  expect(found).toEqual({ isEmailVerified: true, hasSignIn, lastSignInAt, ...others });
});

const MADE = 'Mon, 23 Nov 2026 08:00:00 GMT';
const LATER = 'Mon, 23 Nov 2026 09:00:00 GMT';
const madeOnly = { creationTime: MADE, lastSignInTime: null };

test('an account is unused until somebody has a password, or has signed in with a card', async () => {
  getUsers.mockResolvedValue({
    users: [
      { uid: 'ines', providerData: [{}] },
      { uid: 'omar', providerData: [], metadata: madeOnly },
      { uid: 'cleo', providerData: [], metadata: { ...madeOnly, lastSignInTime: LATER } },
      { uid: 'adam', providerData: [], metadata: { ...madeOnly, lastSignInTime: MADE } },
    ],
  });
  const uids = ['ines', 'omar', 'cleo', 'adam'];
  expect(await identityWith('school').findUnused(uids)).toEqual(new Set(['omar', 'adam']));
});

test('an account that Auth does not know has no sign-in', async () => {
  getUser.mockRejectedValue({ code: 'auth/user-not-found' });
  expect(await identityWith('school').findSignIn('ines')).toBeNull();
});

test('addresses are looked up a hundred at a time', async () => {
  getUsers.mockImplementation((asked: { email: string }[]) =>
    Promise.resolve({
      users: asked.map(({ email }) => ({ uid: email, email, providerData: [] })),
    }),
  );
  const emails = Array.from({ length: 201 }, (_, at) => `pupil-${at}@school.edu`);
  const found = await identityWith('school').findByEmails(emails);
  expect(found.map(({ email }) => email)).toEqual(emails);
  expect(getUsers.mock.calls.map(([asked]) => (asked as unknown[]).length)).toEqual([100, 100, 1]);
});

describe('a token', () => {
  const old = Date.parse('2026-11-16T08:00:00.000Z') / 1000;
  const firebase = { sign_in_provider: 'password', identities: {} };
  const rights = { userType: 'teacher', schoolId: 'main' };
  const claims = { uid: 'ines', auth_time: old, iat: old, firebase, ...rights };
  const providerData = [{ providerId: 'password' }];
  const ines = { disabled: false, providerData, customClaims: rights };
  const verify = (isNow = false) => identityWith('school').verify('token', { isNow });

  beforeEach(() => {
    verifyIdToken.mockResolvedValue(claims);
    getUser.mockResolvedValue(ines);
  });

  test('says who holds it', async () => {
    expect(await verify()).toEqual({
      ...{ uid: 'ines', email: '', isEmailVerified: false },
      way: { provider: 'password', tenant: null, email: null },
      signedInAt: old,
      ...{ role: 'teacher', schoolId: 'main', isAdmin: false },
      secondStep: 'unused',
    });
  });

  test.each([
    ['off', true, null, 'unused'],
    ['optional', true, null, 'unused'],
    ['admins', false, null, 'unused'],
    ['admins', true, null, 'missing'],
    ['admins', true, 'phone', 'used'],
    ['optional', false, 'phone', 'used'],
  ] as const)('where it is %s, admin %o, with %s: its second step is %s', async (...row) => {
    const [rule, admin, second_factor_identifier, secondStep] = row;
    const customClaims = { ...rights, admin };
    const multiFactor = { enrolledFactors: [{ uid: 'phone' }] };
    getUser.mockResolvedValue({ ...ines, customClaims, multiFactor });
    const said = { ...firebase, ...(second_factor_identifier && { second_factor_identifier }) };
    verifyIdToken.mockResolvedValue({ ...claims, admin, firebase: said });
    const holder = await identityWith('school', rule).verify('token', { isNow: false });
    expect(holder.secondStep).toBe(secondStep);
  });

  test('of a second step that the account has no more does not count', async () => {
    const said = { ...firebase, second_factor_identifier: 'lost phone' };
    verifyIdToken.mockResolvedValue({ ...claims, firebase: said });
    getUser.mockResolvedValue({ ...ines, multiFactor: { enrolledFactors: [{ uid: 'phone' }] } });
    await expect(verify()).rejects.toThrow('says otherwise');
  });

  test('of a sign-in that was ended is refused, and so is one where that cannot be read', async () => {
    for (const ended of [{ until: old, kept: [] }, { until: 'never' }, null, 'x']) {
      verifyIdToken.mockResolvedValue({ ...claims, ended });
      await expect(verify()).rejects.toThrow('The account says otherwise by now.');
    }
    verifyIdToken.mockResolvedValue({ ...claims, ended: { until: old, kept: [old] } });
    expect(await verify()).toMatchObject({ uid: 'ines' });
  });

  test('tells the provider, its address of her, and the directory that an OpenID provider names', async () => {
    const attributes = { sign_in_provider: 'oidc.city', sign_in_attributes: { tid: 't1' } };
    verifyIdToken.mockResolvedValue({ ...claims, firebase: { identities: {}, ...attributes } });
    const providerData = [
      { providerId: 'password', email: 'ines@school.edu' },
      { providerId: 'oidc.city', email: 'Other@school.edu' },
    ];
    getUser.mockResolvedValue({ ...ines, providerData });
    const way = { provider: 'oidc.city', tenant: 't1', email: 'other@school.edu' };
    expect(await verify()).toMatchObject({ way });
  });

  test('of a way that the account has no more does not count', async () => {
    getUser.mockResolvedValue({ ...ines, providerData: [{ providerId: 'google.com' }] });
    await expect(verify()).rejects.toThrow('says otherwise');
  });

  test.each([false, true])(
    'of a closed account is refused with what to do, now: %o',
    async (now) => {
      getUser.mockResolvedValue({ ...ines, disabled: true });
      await expect(verify(now)).rejects.toMatchObject({ code: 'account-closed' });
      verifyIdToken.mockRejectedValue(Object.assign(new Error(), { code: 'auth/user-disabled' }));
      await expect(verify(now)).rejects.toMatchObject({ code: 'account-closed' });
    },
  );

  test('that says admin is refused when Auth does not', async () => {
    verifyIdToken.mockResolvedValue({ ...claims, admin: true });
    await expect(verify()).rejects.toThrow('says otherwise');
  });

  test('of an erased account is refused', async () => {
    getUser.mockRejectedValue(Object.assign(new Error(), { code: 'auth/user-not-found' }));
    await expect(verify()).rejects.toThrow('says otherwise');
  });

  test('counts while Auth does not answer, but not for what is grave', async () => {
    getUser.mockRejectedValue(new Error('503'));
    expect(await verify()).toMatchObject({ uid: 'ines' });
    await expect(verify(true)).rejects.toMatchObject({ code: 'unexpected' });
  });

  test.each([
    ['auth/argument-error', 'Error fetching public keys for Google certs: 503', 'unexpected'],
    ['auth/argument-error', 'Error while making request: getaddrinfo EAI_AGAIN', 'unexpected'],
    ['app/network-timeout', 'Error while making request: timeout of 10000ms.', 'unexpected'],
    ['auth/internal-error', 'An internal error has occurred.', 'unexpected'],
    ['auth/argument-error', 'Decoding Firebase ID token failed.', 'auth/argument-error'],
    ['auth/id-token-expired', 'Firebase ID token has expired.', 'auth/id-token-expired'],
  ])('that fails by %s, "%s", is answered as %s', async (code, message, answer) => {
    verifyIdToken.mockRejectedValue(Object.assign(new Error(message), { code }));
    await expect(verify()).rejects.toMatchObject({ code: answer });
  });

  test('counts again at once when this server has just told Auth', async () => {
    const identity = identityWith('school');
    getUser.mockResolvedValue({ ...ines, customClaims: {} });
    await expect(identity.verify('token', { isNow: false })).rejects.toThrow();
    getUser.mockResolvedValue(ines);
    await identity.setRole('ines', {
      role: 'teacher',
      schoolId: 'main',
      isAdmin: false,
      ended: null,
    });
    expect(await identity.verify('token', { isNow: false })).toMatchObject({ uid: 'ines' });
  });
});
