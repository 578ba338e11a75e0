import { userSchema } from '@study-assistant/contract/accounts';
import { expect, test } from 'vitest';
import { accountOf, startFakeAuth } from '../../test/fake-auth.ts';
import { student, teacher } from '../../test/render-signed-in.tsx';
import { isUser } from './is-user.ts';
import { keepUser, signOut, storedUser } from './session.ts';

test.each<[unknown]>([
  [student],
  [teacher],
  [{ ...student, more: 1 }],
  [{ ...student, fullName: '' }],
  [{ ...student, uid: '' }],
  [{ ...student, uid: 'a/b' }],
  [{ ...student, email: null }],
  [{ ...student, userType: 'admin' }],
  [{ ...student, currentGrade: '5' }],
  [{ ...student, currentGrade: 9 }],
  [{ ...student, currentGrade: undefined }],
  [null],
  ['text'],
  [[]],
])("the quick look at a stored user agrees with the contract's schema: %j", (value) => {
  expect(isUser(value)).toBe(userSchema.safeParse(value).success);
});

test('a user is remembered in this browser, or for this tab only', () => {
  keepUser(student, { remember: true });
  expect([localStorage.length, sessionStorage.length]).toEqual([1, 0]);
  keepUser(teacher, { remember: false });
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 1]);
  expect(storedUser()).toEqual(teacher);
});

test('reading twice gives the same object', () => {
  keepUser(student, { remember: true });
  expect(storedUser()).toBe(storedUser());
});

test('signing out works while the provider cannot be reached', async () => {
  const auth = startFakeAuth(accountOf(student));
  keepUser(student, { remember: true });
  auth.failNext(new Error('offline'));
  await signOut();
  expect(storedUser()).toBeNull();
});
