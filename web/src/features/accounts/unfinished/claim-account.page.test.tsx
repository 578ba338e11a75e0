import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { axeFaults } from '../../../test/axe.ts';
import { accountOf, startFakeAuth } from '../../../test/fake-auth.ts';
import { openApp } from '../../../test/open-app.tsx';
import { serveOwnAccount } from '../../../test/own-account.fixture.ts';
import { student, teacher } from '../../../test/render-signed-in.tsx';
import { server } from '../../../test/server.ts';
// This is fetched ahead, as the other pages are.
import './confirm-email.page.tsx';

describe('an account from before its address was confirmed', () => {
  const made = { ...student, email: teacher.email, fullName: 'Not Ruth' };

  function startUnclaimed() {
    const auth = startFakeAuth({ ...accountOf(teacher), role: null });
    auth.resume(teacher.uid);
    auth.confirm();
    const school = { id: 'main', name: 'River School' };
    const account = { email: teacher.email, isEmailVerified: true, user: made, school };
    serveOwnAccount({ ...account, state: 'unclaimed' });
    const answers: unknown[] = [];
    server.use(
      http.post('/api/account/claim', async ({ request }) => {
        answers.push(await request.json());
        serveOwnAccount({ ...account, state: 'member' });
        return HttpResponse.json({ success: true });
      }),
      http.get('/api/*', () => HttpResponse.json({ success: true, materials: [] })),
    );
    serveOwnAccount({ ...account, state: 'unclaimed' });
    return { auth, answers };
  }

  test('is shown for what it is, and let in when it is hers', async () => {
    const { answers } = startUnclaimed();
    const user = openApp('/confirm-email');
    expect(await screen.findByRole('heading', { name: 'Is this account yours?' })).toBeTruthy();
    expect(screen.getByText('Not Ruth')).toBeTruthy();
    expect(screen.getByText(`Student, grade ${made.currentGrade}`)).toBeTruthy();
    expect(await axeFaults()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Yes, it is mine' }));
    await waitFor(() => expect(location.pathname).toBe('/student-dashboard'));
    expect(answers).toEqual([{ isMine: true }]);
  });

  test('is left behind when it is not, and a message to set a password is sent', async () => {
    const { auth, answers } = startUnclaimed();
    const user = openApp('/confirm-email');
    await user.click(await screen.findByRole('button', { name: 'No, begin anew' }));
    expect(await screen.findByRole('heading', { name: 'Set your password' })).toBeTruthy();
    expect(screen.getByText(new RegExp(teacher.email))).toBeTruthy();
    expect(answers).toEqual([{ isMine: false }]);
    expect(auth.calls).toContain(`sendPasswordReset ${teacher.email}`);
    expect(auth.currentUid()).toBeNull();
  });

  test('stays where it is when the answer does not arrive', async () => {
    startUnclaimed();
    server.use(http.post('/api/account/claim', () => HttpResponse.error()));
    const user = openApp('/confirm-email');
    await user.click(await screen.findByRole('button', { name: 'Yes, it is mine' }));
    expect(await screen.findByText('This could not be saved. Please try again.')).toBeTruthy();
  });
});
