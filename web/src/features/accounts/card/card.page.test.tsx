import type { CardSecret } from '@study-assistant/contract/people/cards';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { keepUser, storedUser } from '../../../lib/auth/session.ts';
import { axeFaults } from '../../../test/axe.ts';
import { accountOf, startFakeAuth } from '../../../test/fake-auth.ts';
import { openApp } from '../../../test/open-app.tsx';
import { student, teacher } from '../../../test/render-signed-in.tsx';
import { server } from '../../../test/server.ts';
// This is fetched ahead, since the first fetch of lazy code is slow on a busy machine.
import '../../../app/ways-in.tsx';

const CODE = 'AB01CDEF2345GHJK';
const child = {
  ...student,
  uid: 'child',
  fullName: 'Ada Okoye',
  email: 'x@main.no-mailbox.invalid',
};
const SECRET = ['Cat', 'Sun', 'Key', 'Boat'];

type Sent = { path: string; code: string; secret?: CardSecret };

/** A server with one card, and what it was asked. */
function serveCard(
  secret: 'pictures' | 'password' | null,
  refusal?: { status: number; body: object },
) {
  startFakeAuth(accountOf(child));
  const sent: Sent[] = [];
  server.use(
    http.post('/api/cards/:path', async ({ params, request }) => {
      const path = String(params['path']);
      sent.push({ path, ...((await request.json()) as Omit<Sent, 'path'>) });
      if (refusal && path !== 'look') return HttpResponse.json(refusal.body, refusal);
      if (path !== 'look')
        return HttpResponse.json({ success: true, token: 'custom-token-of-child' });
      return HttpResponse.json({ success: true, fullName: child.fullName, secret });
    }),
    http.get('/api/auth/user/child', () => HttpResponse.json({ success: true, user: child })),
    http.get('/api/*', () => HttpResponse.json({ success: true, materials: [], quizzes: [] })),
  );
  return sent;
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = (name: string) => screen.getByRole('button', { name });

test('a first visit goes by the keyboard alone from the code to a secret of pictures, which is asked twice', async () => {
  const sent = serveCard(null);
  const user = openApp(`/card#${CODE}`);
  await heading('Is this you?');
  expect([location.pathname, location.hash]).toEqual(['/card', '']);
  expect(document.activeElement?.textContent).toBe('Is this you?');
  expect(await axeFaults()).toEqual([]);
  await user.tab();
  expect(document.activeElement).toBe(press('Yes, this is me'));
  await user.keyboard('{Enter}');
  await heading('Choose your secret');
  await user.tab();
  await user.keyboard('{Enter}');
  await heading('Choose four pictures');
  expect(await axeFaults()).toEqual([]);
  for (const word of SECRET) {
    press(word).focus();
    await user.keyboard(' ');
  }
  press('Go on').focus();
  await user.keyboard('{Enter}');
  await heading('Choose them once more');
  for (const word of [...SECRET].reverse()) await user.click(press(word));
  await user.click(press('Go on'));
  expect(await screen.findByText(/^Those were not the same pictures/)).toBeTruthy();
  expect(sent.map(({ path }) => path)).toEqual(['look']);
  for (const round of [1, 2]) {
    await heading(round === 1 ? 'Choose four pictures' : 'Choose them once more');
    for (const word of SECRET) await user.click(press(word));
    await user.click(press('Go on'));
  }
  await waitFor(() => expect(storedUser()?.uid).toBe('child'));
  expect(sent.at(-1)).toEqual({
    path: 'secret',
    code: CODE,
    secret: { kind: 'pictures', pictures: ['cat', 'sun', 'key', 'boat'] },
  });
  // For the tab alone: the device may be everybody's.
  expect(localStorage.getItem('user')).toBeNull();
});

test('a screen reader hears which pictures are chosen, in their order, and that a fifth is none', async () => {
  serveCard('pictures');
  const user = openApp(`/card#${CODE}`);
  await heading('Hello, Ada Okoye');
  const words = within(screen.getByRole('list', { name: 'Pictures' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent?.trim());
  expect(new Set(words).size).toBe(16);
  const status = () => screen.getByText(/^(Chosen|No picture)/).textContent;
  expect(status()).toBe('No picture chosen yet.');
  await user.click(press('Moon'));
  await user.click(press('Apple'));
  expect(status()).toBe('Chosen: 1. Moon, 2. Apple');
  expect(screen.getByText(/^Chosen/).getAttribute('role')).toBe('status');
  expect(screen.getByRole('button', { name: 'Moon 1', pressed: true })).toBeTruthy();
  await user.click(press('Moon 1'));
  expect(status()).toBe('Chosen: 1. Apple');
  for (const word of ['Cat', 'Sun', 'Key', 'Boat']) await user.click(press(word));
  expect(status()).toBe('Chosen: 1. Apple, 2. Cat, 3. Sun, 4. Key');
  expect(press('Boat').getAttribute('aria-disabled')).toBe('true');
  await user.click(press('Choose again'));
  expect(status()).toBe('No picture chosen yet.');
  expect(press('Sign In').getAttribute('aria-disabled')).toBe('true');
});

test.each([
  [403, 'forbidden', 'Those are not your pictures in order. You can try 9 more times.'],
  [403, 'card-locked', 'This card is locked. Please ask your teacher for a new card.'],
  [
    429,
    'too-many-requests',
    'Too many wrong codes came from your network. Come back in 20 minutes.',
  ],
])(
  'a refusal (%i %s) is told in the words of the server, and the pictures are chosen anew',
  async (status, code, error) => {
    serveCard('pictures', { status, body: { success: false, error, code, requestId: 'r-1' } });
    const user = openApp(`/card#${CODE}`);
    await heading('Hello, Ada Okoye');
    for (const word of SECRET) await user.click(press(word));
    await user.click(press('Sign In'));
    expect(await screen.findByText(error)).toBeTruthy();
    expect(screen.getByText('No picture chosen yet.')).toBeTruthy();
    expect(storedUser()).toBeNull();
    expect(await axeFaults()).toEqual([]);
  },
);

test('who types her code is asked for it, and goes on with a password of six characters', async () => {
  const sent = serveCard('password');
  const user = openApp('/card');
  await heading('Sign in with your card');
  await user.click(press('Go on'));
  expect(screen.getByText('Please type the code of your card.')).toBeTruthy();
  await user.type(screen.getByLabelText('Code of your card'), 'ab01 cdef 2345 ghjk{Enter}');
  const field = await screen.findByLabelText('Password', { selector: 'input' });
  await user.click(press('Sign In'));
  expect(screen.getByText('Please type your password.')).toBeTruthy();
  await user.type(field, 'short{Enter}');
  expect(screen.getByText('Please use at least 6 characters.')).toBeTruthy();
  await user.type(field, 'er now{Enter}');
  await waitFor(() => expect(storedUser()?.uid).toBe('child'));
  expect(sent.map(({ path }) => path)).toEqual(['look', 'sign-in']);
  expect(sent[1]?.secret).toEqual({ kind: 'password', password: 'shorter now' });
});

test('who has the card of somebody else is told to give it back, and sees no more of her', async () => {
  serveCard(null);
  const user = openApp(`/card#${CODE}`);
  await heading('Is this you?');
  await user.click(press('No'));
  expect(await screen.findByText(/^Then this is the card of somebody else/)).toBeTruthy();
  expect(screen.queryByText('Ada Okoye')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Code of your card').value).toBe('');
});

test('somebody who is signed in already is named first, and leaves nothing when it is not she', async () => {
  serveCard(null);
  keepUser(teacher, { remember: true });
  const state = {
    answers: [1],
    flags: [false],
    saved: { answers: [null], flags: [false] },
    submission: null,
  };
  const attempt = JSON.stringify({ quiz: { title: 'Rivers' }, state });
  localStorage.setItem(`attempt:${teacher.uid}:q1`, attempt);
  server.use(http.get('/clear-cache.txt', () => HttpResponse.text('')));
  const user = openApp(`/card#${CODE}`);
  expect(await screen.findByText('Ruth Meyer')).toBeTruthy();
  expect(screen.getByText(/answers to/).textContent).toMatch('“Rivers”');
  await user.click(press('That is not me: sign out'));
  expect(await screen.findByLabelText('Code of your card')).toBeTruthy();
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});
