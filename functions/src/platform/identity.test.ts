import { beforeEach, expect, test, vi } from 'vitest';
import { createIdentity } from './identity.ts';

type Deps = Parameters<typeof createIdentity>[1];
type Auth = Parameters<typeof createIdentity>[0];

const getUsers = vi.fn();
const setCustomUserClaims = vi.fn();
const never = () => Promise.reject(new Error('Nobody asks for this here.'));
const auth = {
  ...{ getUsers, setCustomUserClaims, verifyIdToken: never, getUser: never },
  ...{ createUser: never, deleteUser: never },
} as unknown as Auth;
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

beforeEach(() => void vi.resetAllMocks());

function identityWith(teacherScope: Deps['teacherScope']) {
  return createIdentity(auth, { teacherScope, clock: () => new Date(), log });
}

test.each([
  ['school', 'teacher', {}],
  ['classes', 'teacher', { teacherScope: 'classes' }],
  ['classes', 'student', {}],
] as const)('where teachers see their %s, a %s is told %o', async (scope, role, told) => {
  await identityWith(scope).setRole('ines', role, 'main');
  const claims = { userType: role, schoolId: 'main', ...told };
  expect(setCustomUserClaims).toHaveBeenCalledWith('ines', claims);
});

test.each([
  ['school', ['narrow']],
  ['classes', ['wide', 'new']],
] as const)('where teachers see their %s, %o are told otherwise', async (scope, others) => {
  getUsers.mockResolvedValue({
    users: [
      { uid: 'narrow', customClaims: { teacherScope: 'classes' } },
      { uid: 'wide', customClaims: { userType: 'teacher' } },
      { uid: 'new', customClaims: undefined },
    ],
  });
  const uids = ['narrow', 'wide', 'new'];
  const found = await identityWith(scope).findOtherScope(uids);
  expect(found).toEqual(others);
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
