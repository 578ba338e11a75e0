import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { keepUser, storedUser } from '../../../lib/auth/session.ts';
import type { SecondStep } from '../../../queries/second-step.ts';
import { axeFaults } from '../../../test/axe.ts';
import { accountOf, APP_CODE, startFakeAuth } from '../../../test/fake-auth.ts';
import { openApp } from '../../../test/open-app.tsx';
import { NO_SECOND_STEP, serveOwnAccount } from '../../../test/own-account.fixture.ts';
import { teacher } from '../../../test/render-signed-in.tsx';
import { server } from '../../../test/server.ts';

const PATH = '/api/account/second-step';
const CODES = ['AAAA1111BBBB2222', 'CCCC3333DDDD4444'];
const OFFERED: SecondStep = { ...NO_SECOND_STEP, rule: 'optional' };
const SET_UP: SecondStep = { ...OFFERED, isSetUp: true, isUsed: true, codesLeft: 2 };

type Shown = { secondStep: SecondStep; isEmailVerified?: boolean; code?: string | null };

async function show({ secondStep, isEmailVerified = true, code = null }: Shown) {
  const school = { id: 'main', name: 'River School' };
  serveOwnAccount({ state: 'member', isEmailVerified, user: teacher, school });
  let current = secondStep;
  const calls: string[] = [];
  server.use(
    http.get(PATH, () => HttpResponse.json({ success: true, ...current })),
    http.post(`${PATH}/codes`, () => {
      calls.push('codes');
      current = { ...SET_UP, rule: current.rule };
      return HttpResponse.json({ success: true, codes: CODES }, { status: 201 });
    }),
    http.delete(PATH, () => {
      calls.push('remove');
      return HttpResponse.json({ success: true });
    }),
  );
  const auth = startFakeAuth({ ...accountOf(teacher), code });
  auth.resume(teacher.uid);
  keepUser(teacher, { remember: true });
  const user = openApp('/account');
  await screen.findByRole('heading', { name: 'My data' });
  if (secondStep.rule !== 'off') await screen.findByRole('heading', { name: 'Second step' });
  return { auth, user, calls };
}

const card = () => within(screen.getByRole('region', { name: 'Second step' }));
const button = (name: string) => screen.getByRole('button', { name });

async function enterPassword(user: Awaited<ReturnType<typeof show>>['user']) {
  await user.type(screen.getByLabelText('Password', { selector: 'input' }), 'blue-river');
  await user.click(button('Go on'));
}

test('where a deployment has none, nothing is said of it', async () => {
  await show({ secondStep: NO_SECOND_STEP });
  expect(screen.queryByText('Second step')).toBeNull();
});

test('it is set up with the password, the key and a code, and the recovery codes are shown once', async () => {
  const { auth, user } = await show({ secondStep: OFFERED });
  await user.click(card().getByRole('button', { name: 'Set up' }));
  await enterPassword(user);
  const dialog = within(await screen.findByRole('dialog', { name: 'Set up the second step' }));
  expect(await dialog.findByText('ABCD EFGH IJKL MNOP')).toBeTruthy();
  expect(dialog.getByRole('img', { name: /QR code/ })).toBeTruthy();
  const field = dialog.getByLabelText('Code');
  expect(document.activeElement).toBe(field);
  await user.click(dialog.getByRole('button', { name: 'Turn on' }));
  expect(dialog.getByText('Please enter the code of your app.')).toBeTruthy();
  await user.type(field, '654321');
  await user.click(dialog.getByRole('button', { name: 'Turn on' }));
  expect(await dialog.findByText(/^This code is not right/)).toBeTruthy();
  await user.clear(field);
  await user.type(field, `${APP_CODE.slice(0, 3)} ${APP_CODE.slice(3)}`);
  await user.click(dialog.getByRole('button', { name: 'Turn on' }));
  const heading = await screen.findByRole('heading', { name: 'Your recovery codes' });
  expect(document.activeElement).toBe(heading);
  expect(card().getByText('AAAA 1111 BBBB 2222')).toBeTruthy();
  expect(auth.calls).toContain('signInAgain');
  await user.click(button('Copy'));
  expect(await navigator.clipboard.readText()).toBe('AAAA 1111 BBBB 2222\nCCCC 3333 DDDD 4444');
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await user.click(button('Print'));
  expect(print).toHaveBeenCalledOnce();
  expect(await axeFaults()).toEqual([]);
  await user.click(button('I have kept them'));
  expect(screen.queryByText('AAAA 1111 BBBB 2222')).toBeNull();
  expect(card().getByText(/^You have 2 recovery codes left/)).toBeTruthy();
});

test('an address that is not confirmed comes first', async () => {
  await show({ secondStep: OFFERED, isEmailVerified: false });
  expect(card().getByText('Confirm your e-mail address first.')).toBeTruthy();
  expect(card().queryByRole('button', { name: 'Set up' })).toBeNull();
});

test('who has to have one is told so', async () => {
  await show({ secondStep: { ...OFFERED, rule: 'admins', isMissing: true } });
  expect(card().getByRole('alert').textContent).toMatch(/^Whoever looks after this school/);
});

test('who has to have one, and has not, is led to it from wherever she is', async () => {
  const error = 'Whoever looks after this school signs in with a second step.';
  const refusal = { success: false, error, code: 'second-step-missing' };
  server.use(http.get('/api/*', () => HttpResponse.json(refusal, { status: 403 })));
  serveOwnAccount({ state: 'member', isEmailVerified: true, user: teacher });
  const missing: SecondStep = { ...OFFERED, rule: 'admins', isMissing: true };
  server.use(http.get(PATH, () => HttpResponse.json({ success: true, ...missing })));
  startFakeAuth(accountOf(teacher)).resume(teacher.uid);
  keepUser(teacher, { remember: true });
  openApp('/dashboard');
  await screen.findByRole('heading', { name: 'Second step' });
  expect(location.pathname).toBe('/account');
  expect(card().getByRole('button', { name: 'Set up' })).toBeTruthy();
});

test('new codes are made after password and code', async () => {
  const { user, calls } = await show({ secondStep: SET_UP, code: APP_CODE });
  await user.click(button('Make new recovery codes'));
  await enterPassword(user);
  const dialog = within(await screen.findByRole('dialog', { name: 'Enter your code' }));
  expect(dialog.queryByRole('button', { name: 'I have no phone at hand' })).toBeNull();
  expect(calls).toEqual([]);
  await user.type(dialog.getByLabelText('Code'), APP_CODE);
  await user.click(dialog.getByRole('button', { name: 'Sign in' }));
  expect(await card().findByText('CCCC 3333 DDDD 4444')).toBeTruthy();
  expect(calls).toEqual(['codes']);
});

test('who does not give the code changes nothing', async () => {
  const { user, calls } = await show({ secondStep: SET_UP, code: APP_CODE });
  await user.click(card().getByRole('button', { name: 'Remove' }));
  await enterPassword(user);
  const dialog = within(await screen.findByRole('dialog', { name: 'Enter your code' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText(/the code of your app is missing/)).toBeTruthy();
  expect(calls).toEqual([]);
});

test('it is removed after password and code, which ends the sign-in', async () => {
  const { user, calls } = await show({ secondStep: SET_UP, code: APP_CODE });
  await user.click(card().getByRole('button', { name: 'Remove' }));
  await enterPassword(user);
  const question = within(await screen.findByRole('dialog', { name: 'Enter your code' }));
  await user.type(question.getByLabelText('Code'), APP_CODE);
  await user.click(question.getByRole('button', { name: 'Sign in' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(storedUser()).toBeNull());
  expect(calls).toEqual(['remove']);
  expect(
    await screen.findByText('Your second step is removed. Please sign in again.'),
  ).toBeTruthy();
});
