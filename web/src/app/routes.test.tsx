import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
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

async function signInAs(user: UserEvent, person: keyof typeof people) {
  await user.type(await screen.findByLabelText('Email'), people[person].email);
  await user.type(screen.getByLabelText('Password'), 'blue-river');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
}

function serveProfiles() {
  server.use(
    http.get('/api/auth/user/:uid', ({ params }) => {
      const user = Object.values(people).find(({ uid }) => uid === params['uid']);
      return HttpResponse.json({ success: true, user });
    }),
  );
}

function whereItIs() {
  return location.pathname + location.search + location.hash;
}

test('a student who came by the QR code of a class is led to joining it after signing in', async () => {
  startFakeAuth(accountOf(student));
  serveProfiles();
  const user = openApp('/my-classes?code=K7P09XQ2');
  await signInAs(user, 'student');
  const field = await screen.findByLabelText<HTMLInputElement>('Code of the class');
  expect(field.value).toBe('K7P0 9XQ2');
  // The address is used once: the next sign-in leads to the dashboard again.
  expect(sessionStorage.getItem('wanted-address')).toBeNull();
});

test.each([
  ['student', '/quiz-results/a1?from=mail#resources', '/quiz-results/a1?from=mail#resources'],
  ['teacher', '/quiz-edit/q1', '/quiz-edit/q1'],
  // A page for another role leads home, like any other address for the signed-in.
  ['student', '/quiz-edit/q1', '/student-dashboard'],
  ['teacher', '/practice', '/dashboard'],
] as const)(
  'a %s who came for %s is led to %s after signing in',
  async (person, address, target) => {
    startFakeAuth(accountOf(people[person]));
    serveProfiles();
    const user = openApp(address);
    await signInAs(user, person);
    await waitFor(() => expect(whereItIs()).toBe(target));
  },
);

test('the address that somebody came for survives a look at the sign-up page', async () => {
  startFakeAuth(accountOf(student));
  serveProfiles();
  const user = openApp('/practice?attempt=a1');
  await user.click((await screen.findAllByRole('link', { name: 'Create Account' }))[0]!);
  await screen.findByRole('heading', { name: 'Create your account' });
  await user.click(screen.getAllByRole('link', { name: 'Sign In' })[0]!);
  await signInAs(user, 'student');
  await waitFor(() => expect(whereItIs()).toBe('/practice?attempt=a1'));
});

test('whose token is gone in the middle of work is led back there', async () => {
  localStorage.setItem('user', JSON.stringify(student));
  startFakeAuth(accountOf(student));
  serveProfiles();
  const user = openApp('/student-dashboard?tab=quiz');
  await waitFor(() => expect(location.pathname).toBe('/login'));
  await signInAs(user, 'student');
  await waitFor(() => expect(whereItIs()).toBe('/student-dashboard?tab=quiz'));
});

test('where somebody was whose token is gone, the next person at her browser is not led', async () => {
  localStorage.setItem('user', JSON.stringify(student));
  const next = { ...student, uid: 'somebody-else' };
  startFakeAuth(accountOf(next));
  server.use(
    http.get('/api/auth/user/:uid', () => HttpResponse.json({ success: true, user: next })),
  );
  const user = openApp('/my-classes?code=K7P09XQ2');
  await waitFor(() => expect(location.pathname).toBe('/login'));
  await signInAs(user, 'student');
  await waitFor(() => expect(whereItIs()).toBe('/student-dashboard'));
  await waitFor(() => expect(sessionStorage.getItem('wanted-address')).toBeNull());
});

test.each(['/', '/login'])('who comes to %s by herself is led home', async (address) => {
  sessionStorage.setItem('wanted-address', '/practice?attempt=a1');
  startFakeAuth(accountOf(student));
  serveProfiles();
  const user = openApp(address);
  await signInAs(user, 'student');
  await waitFor(() => expect(whereItIs()).toBe('/student-dashboard'));
});

test('whoever logs out begins at home the next time', async () => {
  comeBackAs('student');
  serveProfiles();
  const user = openApp('/student-dashboard?tab=growth');
  await user.click(await screen.findByRole('button', { name: 'Log out' }));
  await signInAs(user, 'student');
  await waitFor(() => expect(whereItIs()).toBe('/student-dashboard'));
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
  ['/accessibility', 'Accessibility'],
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

test.each([
  ['student', 'Go to Dashboard', '/student-dashboard'],
  ['teacher', 'Go to Dashboard', '/dashboard'],
  [null, 'Go to the start page', '/'],
] as const)('an unknown address has a way home for %s', async (person, name, target) => {
  if (person) comeBackAs(person);
  else startFakeAuth();
  openApp('/nothing-here');
  const link = await screen.findByRole('link', { name });
  expect(link.getAttribute('href')).toBe(target);
});

test.each([
  ['teacher', '/quiz-view/gone', 'Quiz Not Found'],
  ['teacher', '/quiz-edit/gone', 'Quiz Not Found'],
  ['teacher', '/quiz-analysis/gone', 'Quiz Not Found'],
  ['student', '/quiz-attempt/gone', 'Quiz not found.'],
  ['student', '/quiz-results/gone', 'Results not found.'],
  ['student', '/quiz-results/gone/analysis', 'Analysis Not Found'],
  ['teacher', '/quiz-results/student/gone', 'Student not found.'],
  ['teacher', '/student-performance/gone', 'Student not found.'],
  ['teacher', '/classes/gone', 'There is no such class, or you do not teach it.'],
  ['teacher', '/assignments/gone', 'This assignment is not there.'],
] as const)('a %s at %s reads "%s" and finds home', async (person, address, sentence) => {
  comeBackAs(person);
  const refusal = { success: false, error: 'Not there.', code: 'not-found' };
  server.use(http.all('/api/*', () => HttpResponse.json(refusal, { status: 404 })));
  openApp(address);
  expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
  expect(await screen.findAllByRole('link', { name: 'Go to Dashboard' })).toHaveLength(1);
});
