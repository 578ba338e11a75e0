import { userSchema } from '@study-assistant/contract/people/accounts';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { accountOf, startFakeAuth } from '../../test/fake-auth.ts';
import { student, teacher } from '../../test/render-signed-in.tsx';
import { readUser } from './read-user.ts';
import { changeUser, joinOtherTabs, keepUser, signOut, storedUser, useUser } from './session.ts';

test.each<[unknown, unknown]>([
  [student, student],
  [teacher, teacher],
  [{ ...student, more: 1 }, student],
  [
    { ...student, fullName: undefined },
    { ...student, fullName: '' },
  ],
  [
    { ...student, email: null },
    { ...student, email: '' },
  ],
  [{ ...student, userType: 'admin' }, student],
  [{ ...student, currentGrade: 10 }, student],
  [{ ...student, currentGrade: 'Grade 10' }, student],
  [
    { ...student, currentGrade: '5' },
    { ...student, currentGrade: null },
  ],
  [{ ...teacher, currentGrade: undefined }, teacher],
])('a stored user may lack all but the id: %j', (value, user) => {
  expect(readUser(value)).toEqual(user);
  expect(userSchema.safeParse(readUser(value)).success).toBe(true);
});

test.each([[{ ...student, uid: '' }], [{ ...student, uid: undefined }], [null], ['text'], [[]]])(
  'nobody is signed in without an id: %j',
  (value) => {
    expect(readUser(value)).toBeNull();
  },
);

test('a user is remembered in this browser, or for this tab only', () => {
  keepUser(student, { remember: true });
  expect([localStorage.length, sessionStorage.length]).toEqual([1, 0]);
  keepUser(teacher, { remember: false });
  expect([localStorage.getItem('user'), sessionStorage.length]).toEqual([null, 1]);
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

test('a change that comes after signing out signs nobody in', () => {
  changeUser(student);
  expect(storedUser()).toBeNull();
  keepUser(teacher, { remember: true });
  changeUser(student);
  expect(storedUser()).toEqual(teacher);
});

test('who signs out in one tab is signed out in those that have the same sign-in', async () => {
  startFakeAuth(accountOf(teacher), accountOf(student));
  keepUser(teacher, { remember: false });
  const stop = renderHook(useUser).unmount;
  const tell = (oldValue: string, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key: 'in-tabs', oldValue, newValue }));
  tell(student.uid, '-');
  expect(storedUser()).toEqual(teacher);
  // A new tab found nobody, since this one was too busy.
  localStorage.removeItem('in-tabs');
  tell(teacher.uid, null);
  expect([storedUser(), localStorage.getItem('in-tabs')]).toEqual([teacher, teacher.uid]);
  tell(teacher.uid, '-');
  expect(storedUser()).toBeNull();
  stop();
  await signOut();
});

test('a new tab gets a sign-in that is not remembered from another, and from nobody else', async () => {
  const other = new BroadcastChannel('sign-in');
  const asked = new Promise((resolve) => (other.onmessage = ({ data }) => resolve(data)));
  const joining = (localStorage.setItem('in-tabs', teacher.uid), joinOtherTabs());
  expect(await asked).toBe('ask');
  other.postMessage({ user: JSON.stringify(student) });
  other.postMessage('hello');
  other.postMessage({ user: JSON.stringify(teacher), 'firebase:authUser:key': '{}', theme: 'x' });
  await joining;
  expect(storedUser()).toEqual(teacher);
  expect(Object.keys(sessionStorage).toSorted()).toEqual(['firebase:authUser:key', 'user']);
  other.close();
});

test('nobody waits for other tabs where none has a sign-in, and only once for one that was closed', async () => {
  await joinOtherTabs();
  localStorage.setItem('in-tabs', teacher.uid);
  await joinOtherTabs();
  expect(storedUser()).toBeNull();
  expect(localStorage.getItem('in-tabs')).toBeNull();
});

test('a change in one tab leaves whoever is remembered in the others alone', () => {
  keepUser(student, { remember: true });
  sessionStorage.setItem('user', JSON.stringify(teacher));
  changeUser({ ...teacher, fullName: 'Ruth Berg' });
  expect(storedUser()?.fullName).toBe('Ruth Berg');
  sessionStorage.clear();
  expect(storedUser()).toEqual(student);
});
