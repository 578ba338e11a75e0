import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { accountOf, authFault, startFakeAuth } from '../../test/fake-auth.ts';
import { openApp } from '../../test/open-app.tsx';
import { serveOwnAccount } from '../../test/own-account.fixture.ts';
import { student } from '../../test/render-signed-in.tsx';
import { server } from '../../test/server.ts';

function field(label: string) {
  return screen.getByLabelText<HTMLInputElement>(label);
}

function submit() {
  return screen.getByRole('button', { name: 'Create Account' });
}

async function openSignUp(): Promise<UserEvent> {
  const user = openApp('/signup');
  await screen.findByRole('heading', { name: 'Create your account' });
  return user;
}

async function openByLink(more: string): Promise<UserEvent> {
  const user = openApp(`/my-classes?code=K7P09XQ2&class=Science%207A&${more}`);
  const [link] = await screen.findAllByRole('link', { name: 'Create Account' });
  if (link) await user.click(link);
  await screen.findByRole('heading', { name: 'Create your account' });
  return user;
}

type Person = { grade?: string; name?: string; email?: string; password?: string };

async function fill(user: UserEvent, person: Person = {}) {
  const { grade = '9', name = 'Amina Diallo', email = 'amina@school.test' } = person;
  if (grade) await user.selectOptions(field('Current grade'), grade);
  if (name) await user.type(field('Full name'), name);
  if (email) await user.type(field('Email'), email);
  await user.type(field('Password'), person.password ?? 'blue-river');
}

/** Accepts the profiles that the page saves and returns their bodies. */
function acceptProfiles() {
  const saved: unknown[] = [];
  server.use(
    http.post('/api/auth/save-user-data', async ({ request }) => {
      saved.push({ token: request.headers.get('authorization'), body: await request.json() });
      return HttpResponse.json({ success: true, user: { ...student, uid: 'new' } });
    }),
  );
  return saved;
}

test('the grade of the class that a link leads to is filled in, and may be changed', async () => {
  const user = await openByLink('grade=7');
  expect(field('Current grade').value).toBe('7');
  await user.selectOptions(field('Current grade'), '8');
  expect(field('Current grade').value).toBe('8');
});

test('a link that names no grade of ours fills in none', async () => {
  await openByLink('grade=x');
  expect(field('Current grade').value).toBe('');
});

test('a student who signs up is told so on the sign-in page, with the address filled in and the password asked', async () => {
  const auth = startFakeAuth();
  const saved = acceptProfiles();
  const user = await openSignUp();
  await fill(user);
  await user.click(submit());

  expect(await screen.findByText('Account created successfully! Please log in.')).toBeTruthy();
  await screen.findByRole('heading', { name: 'Welcome back' });
  expect(location.pathname).toBe('/login');
  expect(field('Email').value).toBe('amina@school.test');
  expect(document.activeElement).toBe(field('Password'));
  const profile = { uid: 'new', email: 'amina@school.test', fullName: 'Amina Diallo' };
  expect(saved).toEqual([
    {
      token: 'Bearer token-of-new-1',
      body: { ...profile, userType: 'student', currentGrade: '9' },
    },
  ]);
  expect(auth.calls).toEqual(['createAccount', 'token', 'token fresh', 'signOut']);
});

test('a teacher has no grade', async () => {
  startFakeAuth();
  const saved = acceptProfiles();
  const user = await openSignUp();
  await user.click(screen.getByLabelText('Teacher'));
  expect(screen.queryByLabelText('Current grade')).toBeNull();
  await fill(user, { grade: '' });
  await user.click(submit());
  await waitFor(() => expect(location.pathname).toBe('/login'));
  expect(saved).toEqual([
    expect.objectContaining({
      body: expect.not.objectContaining({ currentGrade: '9' }) as unknown,
    }),
  ]);
});

test('the grades are 6 to 12, and the hint about the password stands from the start', async () => {
  startFakeAuth();
  await openSignUp();
  const grades = within(field('Current grade')).getAllByRole('option');
  expect(grades.map((option) => option.getAttribute('value'))).toEqual([
    '',
    '6',
    '7',
    '8',
    '9',
    '10',
    '11',
    '12',
  ]);
  expect(screen.getByText('At least 6 characters.')).toBeTruthy();
});

test.each([
  ['Current grade', { grade: '' }, 'Please select your current grade'],
  ['Full name', { name: '' }, 'Please enter your full name.'],
  ['Email', { email: '' }, 'Please enter your email address.'],
  ['Email', { email: 'amina' }, 'Invalid email address.'],
  ['Password', { password: 'short' }, 'Password must be at least 6 characters long'],
])('%s with %o: "%s", and no account is created', async (label, person, sentence) => {
  const auth = startFakeAuth();
  const user = await openSignUp();
  await fill(user, person);
  await user.click(submit());
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(document.activeElement).toBe(field(label));
  expect(auth.calls).toEqual([]);
});

test('an empty form lists every problem, and a line leads to its field', async () => {
  startFakeAuth();
  const user = await openSignUp();
  await user.click(submit());
  const summary = within(screen.getByRole('alert', { name: 'There is a problem' }));
  expect(summary.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Please select your current grade',
    'Please enter your full name.',
    'Please enter your email address.',
    'Password must be at least 6 characters long',
  ]);
  await user.click(summary.getByText('Please enter your full name.'));
  expect(document.activeElement).toBe(field('Full name'));
});

test.each([
  [authFault('auth/email-already-in-use'), 'This email is already registered.'],
  [authFault('auth/invalid-email'), 'Invalid email address.'],
  [authFault('auth/weak-password'), 'Password is too weak. Use at least 6 characters.'],
  [
    authFault('auth/network-request-failed'),
    'Network error. Please check your internet connection.',
  ],
  [authFault('auth/other', 'Firebase: Sign-up is closed. (auth/other).'), 'Sign-up is closed.'],
  [authFault('auth/internal-error'), 'Signup failed. Please try again.'],
])('%s reads "%s", and what was typed stays', async (fault, sentence) => {
  const auth = startFakeAuth();
  const user = await openSignUp();
  await fill(user);
  auth.failNext(fault);
  await user.click(submit());
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(field('Full name').value).toBe('Amina Diallo');
  expect(location.pathname).toBe('/signup');
});

test('a registered address is refused', async () => {
  startFakeAuth(accountOf(student));
  const user = await openSignUp();
  await fill(user, { email: student.email });
  await user.click(submit());
  expect(await screen.findByText('This email is already registered.')).toBeTruthy();
});

test('a profile that the server refuses leaves no account behind', async () => {
  const auth = startFakeAuth();
  const error = 'Teacher accounts are limited to addresses of this school.';
  server.use(
    http.post('/api/auth/save-user-data', () =>
      HttpResponse.json({ success: false, error, code: 'teacher-sign-up-closed' }, { status: 403 }),
    ),
  );
  const user = await openSignUp();
  await user.click(screen.getByLabelText('Teacher'));
  await fill(user, { grade: '' });
  await user.click(submit());
  expect(await screen.findByText(error)).toBeTruthy();
  expect(auth.emails()).toEqual([]);
  expect(auth.currentUid()).toBeNull();
});

test('a connection that breaks off in between leaves no account behind either', async () => {
  const auth = startFakeAuth();
  server.use(http.post('/api/auth/save-user-data', () => HttpResponse.error()));
  const user = await openSignUp();
  await fill(user);
  await user.click(submit());
  const sentence = 'Network error. Please check your internet connection.';
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(auth.emails()).toEqual([]);
});

test('a second click while the account is being created does nothing', async () => {
  const auth = startFakeAuth();
  acceptProfiles();
  const user = await openSignUp();
  await fill(user);
  await user.dblClick(submit());
  await waitFor(() => expect(location.pathname).toBe('/login'));
  expect(auth.calls.filter((call) => call.startsWith('createAccount'))).toHaveLength(1);
});

test('where the address has to be confirmed first, the account waits for its profile', async () => {
  const auth = startFakeAuth();
  serveOwnAccount({ email: 'amina@school.test' });
  server.use(
    http.post('/api/auth/save-user-data', () =>
      HttpResponse.json(
        { success: false, error: 'Please confirm.', code: 'email-not-verified' },
        { status: 403 },
      ),
    ),
  );
  const user = await openSignUp();
  await fill(user);
  await user.click(submit());
  await waitFor(() => expect(location.pathname).toBe('/confirm-email'));
  expect(auth.emails()).toEqual(['amina@school.test']);
  expect(JSON.parse(sessionStorage.getItem('sign-up') ?? '')).toEqual({
    uid: 'new',
    fullName: 'Amina Diallo',
    userType: 'student',
    currentGrade: '9',
  });
});
