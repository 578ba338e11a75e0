import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { lastFarewell, signOut } from '../../lib/auth/session.ts';
import { accountOf, authFault, startFakeAuth } from '../../test/fake-auth.ts';
import { openApp } from '../../test/open-app.tsx';
import { serveOwnAccount } from '../../test/own-account.fixture.ts';
import { student, teacher } from '../../test/render-signed-in.tsx';
import { server } from '../../test/server.ts';

function email() {
  return screen.getByLabelText<HTMLInputElement>('Email');
}

function password() {
  return screen.getByLabelText<HTMLInputElement>('Password');
}

async function signIn(user: UserEvent, address: string, secret = 'blue-river') {
  await user.type(email(), address);
  await user.type(password(), secret);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
}

function serveProfiles() {
  server.use(
    http.get('/api/auth/user/:uid', ({ params }) => {
      const user = [student, teacher].find(({ uid }) => uid === params['uid']);
      return HttpResponse.json({ success: true, user });
    }),
    http.get('/api/*', () => HttpResponse.json({ success: true, materials: [], quizzes: [] })),
  );
}

function refuseProfile(status: number, error: string, code: string) {
  server.use(
    http.get('/api/auth/user/:uid', () =>
      HttpResponse.json({ success: false, error, code }, { status }),
    ),
  );
}

test('whoever came by the link of a class reads which class it is, at sign-in and sign-up', async () => {
  startFakeAuth();
  const user = openApp('/my-classes?code=K7P09XQ2&class=Science%207A');
  expect((await screen.findByText(/^You are joining/)).textContent).toBe(
    'You are joining Science 7A.',
  );
  await user.click(screen.getAllByRole('link', { name: 'Create Account' })[0] ?? document.body);
  expect(await screen.findByRole('heading', { name: 'Create your account' })).toBeTruthy();
  expect(screen.getByText(/^You are joining/)).toBeTruthy();
});

test.each([
  ['auth/user-not-found', 'No account found with this email address.'],
  ['auth/wrong-password', 'Incorrect password. Please try again.'],
  ['auth/invalid-credential', 'Incorrect email or password. Please try again.'],
  ['auth/invalid-email', 'Please enter a valid email address.'],
  ['auth/too-many-requests', 'Too many failed login attempts. Please try again later.'],
  ['auth/user-disabled', 'This account has been closed. Please ask your school.'],
  ['auth/network-request-failed', 'Network error. Please check your internet connection.'],
  ['auth/internal-error', 'An error occurred. Please try again.'],
])('%s reads "%s", and what was typed stays', async (code, sentence) => {
  const auth = startFakeAuth();
  const user = openApp('/login');
  auth.failNext(authFault(code));
  await signIn(user, 'amina@school.test');
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(email().value).toBe('amina@school.test');
  expect(password().value).toBe('blue-river');
});

test('an error about one field marks that field and puts the focus there', async () => {
  startFakeAuth(accountOf(student));
  const user = openApp('/login');
  await signIn(user, student.email, 'wrong');
  await screen.findByText('Incorrect password. Please try again.');
  expect(password().getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(password());
});

test('an empty form names both fields, and the focus goes to the first', async () => {
  const auth = startFakeAuth();
  const user = openApp('/login');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  const summary = within(screen.getByRole('alert', { name: 'There is a problem' }));
  expect(summary.getByText('Please enter your email address.')).toBeTruthy();
  expect(summary.getByText('Please enter your password.')).toBeTruthy();
  expect(document.activeElement).toBe(email());
  expect(auth.calls).not.toContain('signIn');
});

test.each([
  ['a student', student, '/student-dashboard'],
  ['a teacher', teacher, '/dashboard'],
])('%s goes to the dashboard of that role', async (_, person, dashboard) => {
  startFakeAuth(accountOf(person));
  serveProfiles();
  const user = openApp('/login');
  await signIn(user, ` ${person.email} `);
  await waitFor(() => expect(location.pathname).toBe(dashboard));
  expect(sessionStorage.getItem('user')).toBe(JSON.stringify(person));
  expect(localStorage.getItem('user')).toBeNull();
});

test('Remember me keeps the user beyond this browser session', async () => {
  const auth = startFakeAuth(accountOf(student));
  serveProfiles();
  const user = openApp('/login');
  await user.click(screen.getByLabelText('Remember me'));
  await signIn(user, student.email);
  await waitFor(() => expect(localStorage.getItem('user')).not.toBeNull());
  expect(sessionStorage.getItem('user')).toBeNull();
  expect(auth.calls).toContain('signIn remember');
});

test('a token without the role is replaced before the dashboard opens', async () => {
  const auth = startFakeAuth({ ...accountOf(student), role: null });
  serveProfiles();
  const user = openApp('/login');
  await signIn(user, student.email);
  await waitFor(() => expect(location.pathname).toBe('/student-dashboard'));
  expect(auth.calls).toContain('token fresh');
});

test("a failure of the server shows the server's sentence and lets nobody in", async () => {
  const auth = startFakeAuth(accountOf(student));
  refuseProfile(500, 'The service is resting.', 'unexpected');
  const user = openApp('/login');
  await signIn(user, student.email);
  expect(await screen.findByText('The service is resting.')).toBeTruthy();
  expect(auth.currentUid()).toBeNull();
  expect(sessionStorage.getItem('user')).toBeNull();
});

test('an account whose sign-up broke off is deleted, to be created again', async () => {
  const auth = startFakeAuth({ ...accountOf(student), role: null });
  refuseProfile(404, 'Account not found.', 'not-found');
  serveOwnAccount({ state: 'unfinished' });
  const user = openApp('/login');
  await signIn(user, student.email);
  expect(
    await screen.findByText('Your sign-up was not finished. Please create your account again.'),
  ).toBeTruthy();
  expect(auth.emails()).toEqual([]);
});

test.each([
  ['whose address is confirmed', { state: 'unfinished', isEmailVerified: true }],
  ['that waits to be confirmed', { state: 'unconfirmed' }],
] as const)('an account %s is not deleted but finished', async (_, account) => {
  const auth = startFakeAuth({ ...accountOf(student), role: null });
  refuseProfile(404, 'Account not found.', 'not-found');
  serveOwnAccount(account);
  const user = openApp('/login');
  await signIn(user, student.email);
  await waitFor(() => expect(location.pathname).toBe('/confirm-email'));
  expect(auth.emails()).toEqual([student.email]);
});

test('an account that its owner has yet to claim is not let in before', async () => {
  startFakeAuth(accountOf(student));
  refuseProfile(403, 'Please say first whether this account is yours.', 'address-unclaimed');
  serveOwnAccount({ state: 'unclaimed', isEmailVerified: true, user: student });
  const user = openApp('/login');
  await signIn(user, student.email);
  await waitFor(() => expect(location.pathname).toBe('/confirm-email'));
  expect(await screen.findByRole('heading', { name: 'Is this account yours?' })).toBeTruthy();
});

test('why somebody was signed out is said until she signs in', async () => {
  startFakeAuth(accountOf(student));
  serveProfiles();
  await signOut('This account has been closed. Please ask your school.');
  const user = openApp('/login');
  expect(screen.getByText('This account has been closed. Please ask your school.')).toBeTruthy();
  await signIn(user, student.email);
  await waitFor(() => expect(location.pathname).toBe('/student-dashboard'));
  expect(lastFarewell()).toBeNull();
});

test('why somebody was signed out gives way to why she is not let in', async () => {
  const auth = startFakeAuth(accountOf(student));
  const sentence = 'This account has been closed. Please ask your school.';
  await signOut(sentence);
  const user = openApp('/login');
  auth.failNext(authFault('auth/user-disabled'));
  await signIn(user, student.email);
  await screen.findByText('There is a problem');
  expect(screen.getAllByText(sentence)).toHaveLength(1);
});

test('an account that once had a role is not deleted when its profile is missing', async () => {
  const auth = startFakeAuth(accountOf(student));
  refuseProfile(404, 'Account not found.', 'not-found');
  const user = openApp('/login');
  await signIn(user, student.email);
  expect(await screen.findByText('Account not found.')).toBeTruthy();
  expect(auth.emails()).toEqual([student.email]);
});

test('a second click while signing in does nothing', async () => {
  const auth = startFakeAuth(accountOf(student));
  serveProfiles();
  const user = openApp('/login');
  await user.type(email(), student.email);
  await user.type(password(), 'blue-river');
  await user.dblClick(screen.getByRole('button', { name: 'Sign In' }));
  await waitFor(() => expect(location.pathname).toBe('/student-dashboard'));
  expect(auth.calls.filter((call) => call === 'signIn')).toHaveLength(1);
});

test('the password can be shown and hidden', async () => {
  startFakeAuth();
  const user = openApp('/login');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password().type).toBe('text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password().type).toBe('password');
});

test.each([['ada@school.example'], ['gina@school.example'], ['nobody@school.test']])(
  'Forgot password says the same whether or not %s has an account, and a password',
  async (address) => {
    const gina = { ...accountOf(student), uid: 'gina', email: 'gina@school.example' };
    const byGoogle = { ...gina, ways: [{ id: 'google.com', email: gina.email }] };
    const auth = startFakeAuth(accountOf(student), byGoogle);
    const user = openApp('/login');
    await user.type(email(), address);
    await user.click(screen.getByRole('button', { name: 'Forgot password?' }));
    const notice = `If there is an account for ${address}, a link to choose a new password is on its way.`;
    expect(await screen.findByText(notice, { exact: false })).toBeTruthy();
    expect(auth.calls).toContain(`sendPasswordReset ${address}`);
  },
);

test('Forgot password asks for the address first', async () => {
  startFakeAuth();
  const user = openApp('/login');
  await user.click(screen.getByRole('button', { name: 'Forgot password?' }));
  expect(
    screen.getByText('Enter your email address, then choose Forgot password again.'),
  ).toBeTruthy();
  expect(document.activeElement).toBe(email());
});

test('a reset that fails says why', async () => {
  const auth = startFakeAuth();
  const user = openApp('/login');
  await user.type(email(), 'amina');
  auth.failNext(authFault('auth/invalid-email'));
  await user.click(screen.getByRole('button', { name: 'Forgot password?' }));
  expect(await screen.findByText('Please enter a valid email address.')).toBeTruthy();
});

test('the page leads to sign-up by a tab and by a link, and to terms, privacy and help', () => {
  startFakeAuth();
  openApp('/login');
  const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(targets.filter((target) => target === '/signup')).toHaveLength(2);
  expect(targets).toEqual(expect.arrayContaining(['/terms', '/privacy', '/help']));
});

test('a profile that tells little signs in all the same', async () => {
  startFakeAuth(accountOf(student));
  server.use(
    http.get('/api/auth/user/:uid', () => HttpResponse.json({ success: true, user: {} })),
    http.get('/api/*', () => HttpResponse.json({ success: true, materials: [], attempts: [] })),
  );
  const user = openApp('/login');
  await signIn(user, student.email);
  expect(await screen.findByRole('heading', { name: 'Welcome, Student' })).toBeTruthy();
  expect(JSON.parse(sessionStorage.getItem('user') ?? '')).toEqual({
    uid: student.uid,
    email: student.email,
    fullName: '',
    userType: 'student',
    currentGrade: null,
  });
});
