import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { storedUser } from '../../lib/auth/session.ts';
import { axeFaults } from '../../test/axe.ts';
import { accountOf, APP_CODE, startFakeAuth } from '../../test/fake-auth.ts';
import { openApp } from '../../test/open-app.tsx';
import { teacher } from '../../test/render-signed-in.tsx';
import { server } from '../../test/server.ts';
// This is fetched ahead, since the first fetch of lazy code is slow on a busy machine.
import './providers/provider-buttons.tsx';

/** Somebody with an app enters her password. */
async function begin() {
  server.use(
    http.get('/api/auth/user/:uid', () => HttpResponse.json({ success: true, user: teacher })),
    http.get('/api/*', () => HttpResponse.json({ success: true, materials: [], quizzes: [] })),
  );
  startFakeAuth({ ...accountOf(teacher), code: APP_CODE });
  const user = openApp('/login');
  await user.type(screen.getByLabelText('Email'), teacher.email);
  await user.type(screen.getByLabelText('Password'), 'blue-river');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Enter your code' }));
  return { user, dialog };
}

test('who has a second step is asked for a code of her app after the password', async () => {
  const { user, dialog } = await begin();
  expect(await axeFaults()).toEqual([]);
  const field = dialog.getByLabelText('Code');
  expect(document.activeElement).toBe(field);
  await user.keyboard('111111{Enter}');
  expect(await dialog.findByText(/^This code is not right/)).toBeTruthy();
  expect(storedUser()).toBeNull();
  await user.clear(field);
  await user.keyboard(`${APP_CODE}{Enter}`);
  await waitFor(() => expect(storedUser()?.uid).toBe(teacher.uid));
});

test('who gives up stays where she is and reads why', async () => {
  const { user, dialog } = await begin();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText(/the code of your app is missing/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(teacher.email);
  expect(storedUser()).toBeNull();
});

test('a recovery code removes it, and the way on is told', async () => {
  let sent: unknown = null;
  const { user, dialog } = await begin();
  server.use(
    http.post('/api/second-step/recover', async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json({ success: true });
    }),
  );
  await user.click(dialog.getByRole('button', { name: 'I have no phone at hand' }));
  const recovery = within(await screen.findByRole('dialog', { name: 'Use a recovery code' }));
  await user.click(recovery.getByRole('button', { name: 'Remove the second step' }));
  expect(recovery.getByText('Please enter a recovery code.')).toBeTruthy();
  expect(await axeFaults()).toEqual([]);
  await user.type(recovery.getByLabelText('Recovery code'), 'aaaa 1111 bbbb 2222');
  await user.click(recovery.getByRole('button', { name: 'Remove the second step' }));
  await screen.findByRole('dialog', { name: 'Your second step is removed' });
  expect(await axeFaults()).toEqual([]);
  expect(sent).toEqual({ email: teacher.email, code: 'aaaa 1111 bbbb 2222' });
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(storedUser()?.uid).toBe(teacher.uid));
});

test('a wrong recovery code is said to be one, and the app may be used after all', async () => {
  const { user, dialog } = await begin();
  const error = 'This is not a recovery code of this address, or it was used already.';
  server.use(
    http.post('/api/second-step/recover', () =>
      HttpResponse.json({ success: false, error, code: 'not-found' }, { status: 404 }),
    ),
  );
  await user.click(dialog.getByRole('button', { name: 'I have no phone at hand' }));
  const recovery = within(await screen.findByRole('dialog', { name: 'Use a recovery code' }));
  await user.type(recovery.getByLabelText('Recovery code'), 'x');
  await user.click(recovery.getByRole('button', { name: 'Remove the second step' }));
  expect(await recovery.findByText(error)).toBeTruthy();
  await user.click(recovery.getByRole('button', { name: 'Cancel' }));
  await user.type(await screen.findByLabelText('Code'), APP_CODE);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(storedUser()?.uid).toBe(teacher.uid));
});
