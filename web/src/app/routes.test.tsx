import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { toast } from '../components/ui/feedback/toast-store.ts';
import { accountOf, startFakeAuth } from '../test/fake-auth.ts';
import { openApp } from '../test/open-app.tsx';
import { student, teacher } from '../test/render-signed-in.tsx';
import { server } from '../test/server.ts';

const people = { student, teacher };

beforeEach(() => {
  server.use(
    http.get('/api/*', () => HttpResponse.json({ success: true, materials: [], quizzes: [] })),
  );
});

function comeBackAs(person: keyof typeof people) {
  const user = people[person];
  localStorage.setItem('user', JSON.stringify(user));
  const auth = startFakeAuth(accountOf(user));
  auth.resume(user.uid);
  return auth;
}

test.each([
  ['/'],
  ['/dashboard'],
  ['/student-dashboard'],
  ['/student-performance/ada'],
  ['/quiz-results/student/ada'],
  ['/classes'],
  ['/my-classes'],
])('%s leads to /login when nobody is signed in', async (address) => {
  startFakeAuth();
  openApp(address);
  await waitFor(() => expect(location.pathname).toBe('/login'));
});

test.each([
  ['student', '/', '/student-dashboard'],
  ['student', '/login', '/student-dashboard'],
  ['student', '/signup', '/student-dashboard'],
  ['student', '/dashboard', '/student-dashboard'],
  ['student', '/quiz-edit/q1', '/student-dashboard'],
  ['student', '/classes', '/student-dashboard'],
  ['student', '/classes/9b', '/student-dashboard'],
  ['teacher', '/my-classes', '/dashboard'],
  ['teacher', '/login', '/dashboard'],
  ['teacher', '/student-dashboard', '/dashboard'],
] as const)('a %s at %s goes to %s', async (person, address, target) => {
  comeBackAs(person);
  openApp(address);
  await waitFor(() => expect(location.pathname).toBe(target));
});

test('a student who came by the QR code of a class is led to joining it after signing in', async () => {
  startFakeAuth(accountOf(student));
  server.use(
    http.get(`/api/auth/user/${student.uid}`, () =>
      HttpResponse.json({ success: true, user: student }),
    ),
  );
  const user = openApp('/my-classes?code=K7P09XQ2');
  await user.type(await screen.findByLabelText('Email'), student.email);
  await user.type(screen.getByLabelText('Password'), 'blue-river');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  const field = await screen.findByLabelText<HTMLInputElement>('Code of the class');
  expect(field.value).toBe('K7P0 9XQ2');
  // Once only: the next sign-in leads to the dashboard again.
  expect(sessionStorage.getItem('join-code')).toBeNull();
});

test.each([
  ['teacher', '/dashboard', 'Classes', '/classes'],
  ['student', '/student-dashboard', 'My classes', '/my-classes'],
] as const)('the dashboard of a %s leads to her classes', async (person, address, name, target) => {
  comeBackAs(person);
  openApp(address);
  const link = await screen.findByRole('link', { name });
  expect(link.getAttribute('href')).toBe(target);
  expect(screen.getAllByRole('tab')).toHaveLength(4);
});

test.each([['not json'], ['{"uid":"x"}'], ['null']])(
  'a stored user that reads %s counts as nobody',
  async (text) => {
    localStorage.setItem('user', text);
    startFakeAuth();
    openApp('/student-dashboard');
    await waitFor(() => expect(location.pathname).toBe('/login'));
  },
);

test('what one person was told is not left for the next one at the same screen', async () => {
  comeBackAs('teacher');
  const user = openApp('/dashboard');
  const logOut = await screen.findByRole('button', { name: 'Log out' });
  act(() => void toast.error('Students under 20% skill gap completion: Ada'));
  expect(await screen.findByText(/: Ada$/)).toBeTruthy();
  await user.click(logOut);
  await waitFor(() => expect(location.pathname).toBe('/login'));
  await waitFor(() => expect(screen.queryByText(/: Ada$/)).toBeNull());
});

test.each([
  ['/terms', 'Terms'],
  ['/privacy', 'Privacy'],
  ['/help', 'Help'],
  ['/nothing-here', 'Page not found'],
])('%s is open to everyone', async (address, heading) => {
  startFakeAuth();
  openApp(address);
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy();
});

test('the student dashboard welcomes by name and opens with the materials', async () => {
  comeBackAs('student');
  openApp('/student-dashboard');
  expect(await screen.findByRole('heading', { name: 'Welcome, Ada Okoye' })).toBeTruthy();
  const tab = screen.getByRole('tab', { name: 'Study Materials' });
  expect(tab.getAttribute('aria-selected')).toBe('true');
});

test('a student without a name is welcomed as Student', async () => {
  comeBackAs('student');
  localStorage.setItem('user', JSON.stringify({ ...student, fullName: '' }));
  openApp('/student-dashboard');
  expect(await screen.findByRole('heading', { name: 'Welcome, Student' })).toBeTruthy();
});

test('the tab is in the address', async () => {
  comeBackAs('student');
  const user = openApp('/student-dashboard?tab=quiz');
  const quizzes = await screen.findByRole('tab', { name: 'Quizzes' });
  expect(quizzes.getAttribute('aria-selected')).toBe('true');
  await user.click(screen.getByRole('tab', { name: 'Study Materials' }));
  expect(location.search).toBe('?tab=materials');
});

test('logging out forgets the user, here and at the provider, and goes to /login', async () => {
  const auth = comeBackAs('student');
  const user = openApp('/student-dashboard');
  await user.click(await screen.findByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(location.pathname).toBe('/login'));
  expect(localStorage.getItem('user')).toBeNull();
  await waitFor(() => expect(auth.currentUid()).toBeNull());
});

test('logging out in one tab of the browser logs out the others', async () => {
  comeBackAs('student');
  openApp('/student-dashboard');
  await screen.findByRole('button', { name: 'Log out' });
  localStorage.removeItem('user');
  window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
  await waitFor(() => expect(location.pathname).toBe('/login'));
});

test('a page whose token is gone signs out and goes to /login', async () => {
  localStorage.setItem('user', JSON.stringify(student));
  startFakeAuth();
  openApp('/student-dashboard');
  await waitFor(() => expect(location.pathname).toBe('/login'));
  expect(localStorage.getItem('user')).toBeNull();
});
