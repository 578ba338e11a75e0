import type { OwnAccount } from '@study-assistant/contract/people/own-account';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { keepUser, storedUser } from '../../lib/auth/session.ts';
import { axeFaults } from '../../test/axe.ts';
import { accountOf, startFakeAuth } from '../../test/fake-auth.ts';
import { openApp } from '../../test/open-app.tsx';
import { serveOwnAccount } from '../../test/own-account.fixture.ts';
import { renderSignedIn, student } from '../../test/render-signed-in.tsx';
import { server } from '../../test/server.ts';
import { AccountPage } from './account.page.tsx';

const school = { id: 'main', name: 'River School' };

function show(parts: Partial<OwnAccount> = {}) {
  serveOwnAccount({
    state: 'member',
    isEmailVerified: true,
    user: student,
    school,
    mayRename: true,
    ...parts,
  });
  return renderSignedIn(<AccountPage />, { user: student });
}

test('the page tells name, grade, school and address', async () => {
  show();
  expect(await screen.findByText('River School')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe(student.fullName);
  expect(screen.getByText('Confirmed')).toBeTruthy();
  expect(await axeFaults()).toEqual([]);
});

test('a name is changed, also where the browser keeps it', async () => {
  server.use(
    http.patch('/api/account', async ({ request }) => {
      const { fullName } = (await request.json()) as { fullName: string };
      return HttpResponse.json({ success: true, user: { ...student, fullName } });
    }),
  );
  const { user } = show();
  const field = await screen.findByLabelText('Full name');
  await user.clear(field);
  await user.type(field, 'Ada Obi');
  await user.click(screen.getByRole('button', { name: 'Save name' }));
  expect(await screen.findByText('Your name is changed.')).toBeTruthy();
  expect(storedUser()?.fullName).toBe('Ada Obi');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save name' }));
});

test('a student in a class is told whom to ask for another name', async () => {
  show({ mayRename: false });
  expect(await screen.findByText(/Your school knows you by this name/)).toBeTruthy();
  expect(screen.queryByLabelText('Full name')).toBeNull();
});

test('a short password is refused at its field', async () => {
  const { user } = show();
  await user.type(await screen.findByLabelText('Current password'), 'blue-river');
  await user.type(screen.getByLabelText('New password'), 'abc');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(screen.getByText('Password must be at least 6 characters long')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('New password'));
});

test('the data is saved as a file', async () => {
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  server.use(http.get('/api/account/export', () => HttpResponse.arrayBuffer(new ArrayBuffer(8))));
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Download my data' }));
  expect(await screen.findByText('Your data is downloaded.')).toBeTruthy();
  expect(save).toHaveBeenCalledOnce();
  save.mockRestore();
});

test('a download that fails says why, with a reference', async () => {
  const failure = { success: false, error: 'It broke.', code: 'unexpected', requestId: 'r-7' };
  server.use(http.get('/api/account/export', () => HttpResponse.json(failure, { status: 500 })));
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Download my data' }));
  const sentence = 'Your data could not be downloaded: It broke. Reference: r-7';
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test('leaving asks for the address, closes the account and says until when it can be undone', async () => {
  server.use(
    http.post('/api/account/leave', () =>
      HttpResponse.json({ success: true, eraseAfter: '2027-11-22T12:00:00.000Z' }),
    ),
  );
  serveOwnAccount({ state: 'member', isEmailVerified: true, user: student, school });
  startFakeAuth(accountOf(student)).resume(student.uid);
  keepUser(student, { remember: true });
  const user = openApp('/account');
  await user.click(await screen.findByRole('button', { name: 'Leave…' }));
  const field = screen.getByLabelText('Your e-mail address');
  await user.type(field, 'other@school.example');
  await user.click(screen.getByRole('button', { name: 'Close my account' }));
  expect(screen.getByText('This is not the address of this account.')).toBeTruthy();
  await user.clear(field);
  await user.type(field, student.email);
  await user.click(screen.getByRole('button', { name: 'Close my account' }));
  expect(await screen.findByText(/open it again until 22 Nov 2027/)).toBeTruthy();
  expect(location.pathname).toBe('/login');
  expect(storedUser()).toBeNull();
});
