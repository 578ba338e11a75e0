import type { SignInProvider } from '@study-assistant/contract/wire/sign-in-providers';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import type { Way } from '../../../lib/auth/auth-provider.ts';
import { keepUser, storedUser } from '../../../lib/auth/session.ts';
import { axeFaults } from '../../../test/axe.ts';
import { accountOf, authFault, startFakeAuth } from '../../../test/fake-auth.ts';
import { openApp } from '../../../test/open-app.tsx';
import { serveOwnAccount } from '../../../test/own-account.fixture.ts';
import { student } from '../../../test/render-signed-in.tsx';
import { server } from '../../../test/server.ts';

const school = { id: 'main', name: 'River School' };
const google: SignInProvider = { id: 'google.com', label: 'Google', tenant: null };
const city: SignInProvider = { id: 'oidc.city', label: 'City account', tenant: null };
const byPassword: Way = { id: 'password', email: student.email };
const byGoogle: Way = { id: 'google.com', email: 'ada@elsewhere.example' };

async function show(ways: Way[], signInProviders: SignInProvider[] = [google, city]) {
  serveOwnAccount({
    ...{ state: 'member', isEmailVerified: true, user: student, school },
    signInProviders,
  });
  const auth = startFakeAuth({ ...accountOf(student), ways });
  auth.resume(student.uid);
  keepUser(student, { remember: true });
  const user = openApp('/account');
  await screen.findByRole('heading', { name: 'My data' });
  return { auth, user };
}

const button = (name: string) => screen.getByRole('button', { name });
const passwordField = () => screen.getByLabelText('Password', { selector: 'input' });
const listed = () =>
  within(screen.getByRole('region', { name: 'Ways to sign in' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('each way is listed with its address there, and with what may be done', async () => {
  await show([byPassword, byGoogle]);
  expect(listed()).toEqual([
    'PasswordIt belongs to your e-mail address, and stays.',
    'Googleada@elsewhere.exampleRemove',
    'City accountNot connectedConnect',
  ]);
  expect(await axeFaults()).toEqual([]);
});

test('where there is a password alone and nothing to connect, nothing is said of ways', async () => {
  await show([byPassword], []);
  expect(screen.getByRole('heading', { name: 'Password' })).toBeTruthy();
  expect(screen.queryByText('Ways to sign in')).toBeNull();
});

test('a way is connected after the password is shown', async () => {
  const { auth, user } = await show([byPassword]);
  await user.click(button('Connect Google'));
  expect(document.activeElement).toBe(passwordField());
  await user.click(button('Go on'));
  expect(screen.getByText('Please enter your password.')).toBeTruthy();
  await user.type(passwordField(), 'not-this-one');
  await user.click(button('Go on'));
  expect(await screen.findByText('Incorrect password. Please try again.')).toBeTruthy();
  expect(auth.calls).not.toContain('add google.com');
  await user.clear(passwordField());
  await user.type(passwordField(), 'blue-river');
  await user.click(button('Go on'));
  await user.click(await screen.findByRole('button', { name: 'Continue with Google' }));
  expect(await screen.findByText('Google is connected.')).toBeTruthy();
  expect(listed()[1]).toBe('GoogleRemove');
  expect(document.activeElement).toBe(button('Remove Google'));
});

test('one that the school does not take is taken off again, and she stays signed in', async () => {
  const { auth, user } = await show([byPassword]);
  const refusal = { success: false, error: 'No.', code: 'sign-in-refused' };
  await user.click(button('Connect Google'));
  await user.type(passwordField(), 'blue-river');
  await user.click(button('Go on'));
  await screen.findByRole('button', { name: 'Continue with Google' });
  server.use(http.get('/api/account', () => HttpResponse.json(refusal, { status: 401 })));
  await user.click(button('Continue with Google'));
  expect(await screen.findByText(/^Your school does not allow this way/)).toBeTruthy();
  const changes = auth.calls.filter((call) => /add|remove|Again/.test(call));
  expect(changes).toEqual(['signInAgain', 'add google.com', 'remove google.com', 'signInAgain']);
  expect(storedUser()).toEqual(student);
});

test('who closes the window of the provider reads so and may try again', async () => {
  const { auth, user } = await show([byPassword]);
  await user.click(button('Connect Google'));
  await user.type(passwordField(), 'blue-river');
  await user.click(button('Go on'));
  const go = await screen.findByRole('button', { name: 'Continue with Google' });
  auth.failNext(authFault('auth/popup-closed-by-user'));
  await user.click(go);
  expect(await screen.findByText(/^The window was closed/)).toBeTruthy();
  await user.click(button('Continue with Google'));
  expect(await screen.findByText('Google is connected.')).toBeTruthy();
});

test('a way is removed after another one that stays has been shown', async () => {
  const byCity: Way = { id: 'oidc.city', email: null };
  const { auth, user } = await show([byGoogle, byCity]);
  await user.click(button('Remove Google'));
  await user.click(button('Continue with City account'));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove Google?' }));
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Google is removed.')).toBeTruthy();
  const changes = auth.calls.filter((call) => /remove|Again/.test(call));
  expect(changes).toEqual(['signInAgain oidc.city', 'remove google.com']);
  expect(listed()).toEqual([
    'PasswordYou have noneSet',
    'GoogleNot connectedConnect',
    'City account',
  ]);
  expect(document.activeElement).toBe(button('Connect Google'));
});

test.each<[string, Way[], SignInProvider[]]>([
  ['the only one', [byGoogle], [google]],
  [
    'one beside another that the school does not take',
    [byGoogle, { ...byGoogle, id: 'oidc.city' }],
    [google],
  ],
])('%s is not removed', async (_what, ways, providers) => {
  await show(ways, providers);
  expect(screen.queryByRole('button', { name: 'Remove Google' })).toBeNull();
  expect(screen.getByText(/^The last way stays/)).toBeTruthy();
});

test('one that the school takes no more is said to be so, and may be removed', async () => {
  await show([byPassword, byGoogle], [city]);
  expect(screen.getByText('Not taken by your school any more')).toBeTruthy();
  expect(button('Remove Google')).toBeTruthy();
});

test('who has no password is offered none to change, and sets one after she has signed in again', async () => {
  const { auth, user } = await show([byGoogle]);
  expect(screen.queryByRole('button', { name: 'Change password' })).toBeNull();
  await user.click(button('Set Password'));
  await user.click(button('Continue with Google'));
  const field = await screen.findByLabelText('New password');
  await user.type(field, 'abc');
  await user.click(button('Set password'));
  expect(screen.getByText('Password must be at least 6 characters long')).toBeTruthy();
  await user.type(field, 'def');
  await user.click(button('Set password'));
  expect(await screen.findByText('Your password is set.')).toBeTruthy();
  expect(auth.calls).toContain('signInAgain google.com');
  expect(screen.getByRole('button', { name: 'Change password' })).toBeTruthy();
  expect(document.activeElement?.textContent).toMatch(/^PasswordIt belongs to/);
});

test('who has no password leaves after she has signed in again', async () => {
  const { auth, user } = await show([byGoogle]);
  await user.click(button('Leave…'));
  expect(screen.queryByLabelText('Your e-mail address')).toBeNull();
  auth.failNext(authFault('auth/user-mismatch'));
  await user.click(button('Continue with Google'));
  expect(await screen.findByText(/^This is another account/)).toBeTruthy();
  await user.click(button('Continue with Google'));
  expect(await screen.findByLabelText('Your e-mail address')).toBeTruthy();
});
