import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { CLOSED_SENTENCE } from '../../../lib/auth/auth-error.ts';
import { keepDraft } from '../../../lib/auth/sign-up-draft.ts';
import { axeFaults } from '../../../test/axe.ts';
import { accountOf, authFault, startFakeAuth } from '../../../test/fake-auth.ts';
import { openApp } from '../../../test/open-app.tsx';
import { serveOwnAccount } from '../../../test/own-account.fixture.ts';
import { student, teacher } from '../../../test/render-signed-in.tsx';
import { server } from '../../../test/server.ts';
// This is fetched ahead, as the other pages are.
import './confirm-email.page.tsx';

const waiting = { ...accountOf(teacher), role: null };
const invitation = { role: 'teacher', fullName: 'Ruth Meyer', school: 'River School' } as const;
const draft = {
  uid: teacher.uid,
  fullName: 'Ruth Meyer',
  userType: 'teacher',
  currentGrade: null,
} as const;
const MAIL = `sendConfirmation ${location.origin}/confirm-email`;

function startWaiting() {
  const auth = startFakeAuth({ ...waiting });
  auth.resume(teacher.uid);
  serveOwnAccount({ email: teacher.email });
  return auth;
}

/** Accepts saved profiles; everything else on the dashboard is empty. */
function acceptProfiles() {
  const saved: unknown[] = [];
  server.use(
    http.post('/api/auth/save-user-data', async ({ request }) => {
      saved.push(await request.json());
      return HttpResponse.json({ success: true, user: teacher });
    }),
    http.get('/api/materials', () => HttpResponse.json({ success: true, materials: [] })),
    http.get('/api/quizzes', () => HttpResponse.json({ success: true, quizzes: [] })),
  );
  return saved;
}

const iHaveConfirmed = () => screen.findByRole('button', { name: 'I have confirmed' });

test('the first message is sent by itself, once, and the page says to which address', async () => {
  const auth = startWaiting();
  openApp('/confirm-email');
  await iHaveConfirmed();
  expect(screen.getByText(teacher.email)).toBeTruthy();
  await screen.findByRole('button', { name: /^Send again \(\d+ s\)$/ });
  expect(auth.calls.filter((call) => call === MAIL)).toHaveLength(1);
  expect(await axeFaults()).toEqual([]);
});

test('once confirmed, the profile that was chosen in this tab is saved and the dashboard opens', async () => {
  const auth = startWaiting();
  const saved = acceptProfiles();
  keepDraft(draft);
  const user = openApp('/confirm-email');
  await user.click(await iHaveConfirmed());
  expect(await screen.findByText(/not confirmed yet/)).toBeTruthy();

  auth.confirm();
  serveOwnAccount({ state: 'unfinished', email: teacher.email, isEmailVerified: true });
  await user.click(await iHaveConfirmed());
  await waitFor(() => expect(location.pathname).toBe('/dashboard'));
  expect(saved).toEqual([
    { uid: teacher.uid, email: teacher.email, fullName: 'Ruth Meyer', userType: 'teacher' },
  ]);
  expect(sessionStorage.getItem('sign-up')).toBeNull();
});

test('who was invited finds her name filled in and her role fixed', async () => {
  startWaiting().confirm();
  const saved = acceptProfiles();
  serveOwnAccount({
    state: 'unfinished',
    email: teacher.email,
    isEmailVerified: true,
    invitation,
  });
  const user = openApp('/confirm-email');
  expect(await screen.findByText('River School has invited you as a teacher.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('Ruth Meyer');
  expect(screen.queryByRole('radio')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Finish' }));
  await waitFor(() => expect(location.pathname).toBe('/dashboard'));
  expect(saved).toHaveLength(1);
});

test('another address takes the sign-up back and keeps what was chosen beside it', async () => {
  const auth = startWaiting();
  keepDraft(draft);
  const user = openApp('/confirm-email');
  await user.click(await screen.findByRole('button', { name: 'Use another address' }));
  expect(await screen.findByRole('heading', { name: 'Create your account' })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('Ruth Meyer');
  expect(screen.getByLabelText<HTMLInputElement>('Teacher').checked).toBe(true);
  expect(auth.emails()).toEqual([]);
});

test('who asks while the page looks by itself is answered too', async () => {
  startWaiting();
  openApp('/confirm-email');
  const button = await iHaveConfirmed();
  await screen.findByRole('button', { name: /^Send again \(\d+ s\)$/ });
  fireEvent(document, new Event('visibilitychange'));
  fireEvent.click(button);
  expect(await screen.findByText(/not confirmed yet/)).toBeTruthy();
});

test('a message that did not leave is not said to be sent', async () => {
  sessionStorage.setItem(`confirmation-sent ${teacher.email}`, '1');
  const auth = startWaiting();
  const user = openApp('/confirm-email');
  const again = await screen.findByRole('button', { name: 'Send again' });
  expect(screen.getByText(/^We have sent a message to/)).toBeTruthy();
  auth.failNext(new Error('offline'));
  await user.click(again);
  expect(await screen.findByText(/^The message could not be sent/)).toBeTruthy();
  expect(screen.queryByText(/^We have sent/)).toBeNull();
});

test('too many messages are said as what they are', async () => {
  sessionStorage.setItem(`confirmation-sent ${teacher.email}`, '1');
  const auth = startWaiting();
  const user = openApp('/confirm-email');
  const again = await screen.findByRole('button', { name: 'Send again' });
  auth.failNext(authFault('auth/too-many-requests'));
  await user.click(again);
  expect(await screen.findByText(/Too many messages were asked for/)).toBeTruthy();
});

test('a refusal says why and leads to the ways in', async () => {
  const auth = startWaiting();
  auth.confirm();
  keepDraft(draft);
  serveOwnAccount({ state: 'unfinished', email: teacher.email, isEmailVerified: true });
  server.use(
    http.post('/api/auth/save-user-data', () =>
      HttpResponse.json(
        { success: false, error: 'Not at this school.', code: 'teacher-sign-up-closed' },
        { status: 403 },
      ),
    ),
  );
  openApp('/confirm-email');
  expect(await screen.findByText('Not at this school.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sign In' })).toBeTruthy();
  expect(auth.currentUid()).toBeNull();
});

test('a closed account is told so at the first look', async () => {
  const auth = startWaiting();
  auth.failNext(authFault('auth/user-disabled'));
  openApp('/confirm-email');
  expect(await screen.findByText(CLOSED_SENTENCE)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'This account cannot be used' })).toBeTruthy();
  expect(screen.queryByText(/internet connection/)).toBeNull();
  expect(auth.currentUid()).toBeNull();
});

test('an account that the server knows to be closed is told so too', async () => {
  const auth = startWaiting();
  const closed = { success: false, error: CLOSED_SENTENCE, code: 'account-closed' };
  server.use(http.get('/api/account', () => HttpResponse.json(closed, { status: 401 })));
  openApp('/confirm-email');
  expect(await screen.findByRole('heading', { name: 'This account cannot be used' })).toBeTruthy();
  expect(screen.getByText(CLOSED_SENTENCE)).toBeTruthy();
  expect(auth.currentUid()).toBeNull();
});

test('an account that is closed while it waits is told so', async () => {
  const auth = startWaiting();
  const user = openApp('/confirm-email');
  const button = await iHaveConfirmed();
  await screen.findByRole('button', { name: /^Send again \(\d+ s\)$/ });
  auth.failNext(authFault('auth/user-disabled'));
  await user.click(button);
  expect(await screen.findByText(CLOSED_SENTENCE)).toBeTruthy();
});

test('an account that is gone leads to signing in', async () => {
  const auth = startWaiting();
  const gone = { success: false, error: 'Please sign in.', code: 'unauthenticated' };
  server.use(http.get('/api/account', () => HttpResponse.json(gone, { status: 401 })));
  openApp('/confirm-email');
  expect(await screen.findByRole('heading', { name: 'Please sign in' })).toBeTruthy();
  expect(auth.currentUid()).toBeNull();
});

test('where nobody is signed in, the page leads to signing in', async () => {
  startFakeAuth();
  openApp('/confirm-email');
  expect(await screen.findByRole('heading', { name: 'Please sign in' })).toBeTruthy();
});

test('a member who comes back is let in', async () => {
  startFakeAuth(accountOf(student)).resume(student.uid);
  server.use(http.get('/api/*', () => HttpResponse.json({ success: true, materials: [] })));
  serveOwnAccount({ state: 'member', isEmailVerified: true, user: student });
  openApp('/confirm-email');
  await waitFor(() => expect(location.pathname).toBe('/student-dashboard'));
});

const schools = [
  { id: 'river', name: 'River School', invitation: { role: 'teacher', fullName: 'Ruth Meyer' } },
  { id: 'hill', name: 'Hill School', invitation: { role: 'teacher', fullName: 'R. Meyer' } },
  { id: 'main', name: 'Open School', invitation: null },
] as const;

function startChoosing() {
  startWaiting().confirm();
  serveOwnAccount({
    ...{ state: 'unfinished', email: teacher.email, isEmailVerified: true },
    schools: [...schools],
  });
}

test('who is invited by several schools chooses one, and goes on as it has invited her', async () => {
  startChoosing();
  // A choice made before the several schools were known must not decide.
  keepDraft(draft);
  const saved = acceptProfiles();
  const user = openApp('/confirm-email');
  expect(await screen.findByRole('heading', { name: 'Choose your school' })).toBeTruthy();
  const cards = screen.getAllByRole<HTMLInputElement>('radio');
  expect(cards.map((card) => [card.closest('label')?.textContent, card.checked])).toEqual([
    ['River SchoolHas invited you as a teacher.', false],
    ['Hill SchoolHas invited you as a teacher.', false],
    ['Open SchoolIs open to everybody.', false],
  ]);
  expect(await axeFaults()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  expect(screen.getByText('Please choose a school.')).toBeTruthy();
  expect(document.activeElement).toBe(cards[0]);

  await user.click(screen.getByLabelText(/^Hill School/));
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  expect(await screen.findByText('Hill School has invited you as a teacher.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('R. Meyer');
  await user.click(screen.getByRole('button', { name: 'Finish' }));
  await waitFor(() => expect(location.pathname).toBe('/dashboard'));
  expect(saved).toMatchObject([{ userType: 'teacher', chosenSchoolId: 'hill' }]);
});

test('who has chosen a school can choose another one, and what is open to all leaves the role to her', async () => {
  startChoosing();
  const user = openApp('/confirm-email');
  await user.click(await screen.findByLabelText(/^River School/));
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  await user.click(await screen.findByRole('button', { name: 'Choose another school' }));
  await user.click(await screen.findByLabelText(/^Open School/));
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  expect(await screen.findByLabelText('Student')).toBeTruthy();
});

test('where the choice is another one meanwhile, it is asked again', async () => {
  startChoosing();
  const gone = { success: false, error: 'Please choose.', code: 'school-not-chosen' };
  server.use(http.post('/api/auth/save-user-data', () => HttpResponse.json(gone, { status: 409 })));
  const user = openApp('/confirm-email');
  await user.click(await screen.findByLabelText(/^River School/));
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  await user.click(await screen.findByRole('button', { name: 'Finish' }));
  expect(await screen.findByRole('heading', { name: 'Choose your school' })).toBeTruthy();
});
