import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { useUser } from '../../lib/auth/session.ts';
import { axeFaults } from '../../test/axe.ts';
import { serveOwnAccount } from '../../test/own-account.fixture.ts';
import { renderSignedIn, student } from '../../test/render-signed-in.tsx';
import { server } from '../../test/server.ts';
import { AccountPage } from './account.page.tsx';

let replace: MockInstance<Location['replace']>;
const databases: string[] = [];
const cacheNames: string[] = [];
let ended: string[];

/** The stores that jsdom does not have. */
beforeEach(() => {
  ended = [];
  databases.splice(0, Infinity, 'firebase-heartbeat-database', 'firebase-app-check-database');
  cacheNames.splice(0, Infinity, 'pages');
  vi.stubGlobal('indexedDB', {
    databases: () => Promise.resolve(databases.map((name) => ({ name }))),
    deleteDatabase: (name: string) => databases.splice(databases.indexOf(name), 1),
  });
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve([...cacheNames]),
    delete: (name: string) => Promise.resolve(cacheNames.splice(cacheNames.indexOf(name), 1)),
  });
  replace = vi.spyOn(window.location, 'replace').mockReturnValue(undefined);
  server.use(
    http.delete('/api/account/sessions/:id', ({ params, request }) => {
      ended.push(`${String(params['id'])} by ${request.headers.get('authorization')}`);
      return HttpResponse.json({ success: true });
    }),
    http.get('/clear-cache.txt', () => {
      ended.push('answers in the cache');
      return HttpResponse.text('');
    }),
  );
  return () => vi.unstubAllGlobals();
});

/** Like the app, which shows the page to nobody else. */
function WhileSignedIn() {
  return useUser() && <AccountPage />;
}

/** An attempt as it is kept while the connection is away. */
function anAttempt(answers: (number | null)[], saved = answers, submission: unknown = null) {
  const flags = answers.map(() => false);
  const state = { answers, flags, saved: { answers: saved, flags }, submission };
  return JSON.stringify({ version: 3, quiz: { title: 'Cells and tissues' }, state });
}

/** The page with all that the product keeps of a person, and of another one. */
function show(attempt: string, at = '/account') {
  serveOwnAccount({ state: 'member', isEmailVerified: true, user: student });
  const { uid, email, fullName } = student;
  const rendered = renderSignedIn(<WhileSignedIn />, { user: student, at });
  const kept = {
    [`attempt:${uid}:q1`]: attempt,
    [`attempt:${uid}:q1:a1`]: anAttempt([1], [1]),
    [`shown-class-${uid}`]: 'c1',
    [`firebase:authUser:key:[DEFAULT]`]: JSON.stringify({ uid, email, displayName: fullName }),
    'in-tabs': uid,
    'attempt:other-student:q1': anAttempt([2], [null]),
  };
  for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text);
  const ofTab = {
    user: JSON.stringify(student),
    'wanted-address': '/practice?attempt=a1',
    'wanted-address-of': uid,
    'sign-up': JSON.stringify({ uid, fullName }),
    [`confirmation-sent ${email}`]: '1',
    [`unsaved-quiz:${uid}:q9`]: '{}',
  };
  for (const [key, text] of Object.entries(ofTab)) sessionStorage.setItem(key, text);
  return rendered;
}

function everythingKept(): string[] {
  const stores = [localStorage, sessionStorage].flatMap((storage) =>
    Object.entries<string>(storage).map(([key, text]) => `${key} ${text}`),
  );
  return [...stores, ...databases, ...cacheNames, document.cookie].filter((one) => one !== '');
}

test('nothing of the person is left in any store, and answers of others that wait are kept', async () => {
  const { user } = show(anAttempt([1, 2]));
  await user.click(screen.getByRole('button', { name: 'Not you?' }));
  expect(await axeFaults()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Sign out and remove' }));
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/login'));
  expect(everythingKept()).toEqual([`attempt:other-student:q1 ${anAttempt([2], [null])}`]);
  await waitFor(() =>
    expect(ended.toSorted()).toEqual(['answers in the cache', 'this by Bearer token']),
  );
});

test.each([
  ['answers that are not sent', anAttempt([1, 2], [1, null])],
  ['a hand-in that is not sent', anAttempt([1, 2], [1, 2], { answers: [1, 2] })],
])('%s and changes that are not saved are told first', async (_what, attempt) => {
  const { user } = show(attempt);
  await user.click(screen.getByRole('button', { name: 'Not you?' }));
  expect(screen.getByRole('alertdialog').textContent).toMatch(
    /answers to “Cells and tissues”\..*open the quiz first.*changes of a quiz/,
  );
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(localStorage.getItem('attempt:student-1:q1')).toBe(attempt);
  expect([ended, replace.mock.calls]).toEqual([[], []]);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Not you?' }));
});

test('answers that the server has are not called lost', async () => {
  const { user } = show(anAttempt([1, 2]));
  await user.click(screen.getByRole('button', { name: 'Not you?' }));
  expect(screen.getByRole('alertdialog').textContent).not.toMatch(/answers to/);
});

test('the link of the dashboard asks at once, also where there is no connection', async () => {
  server.use(http.delete('/api/account/sessions/:id', () => HttpResponse.error()));
  server.use(http.get('/clear-cache.txt', () => HttpResponse.error()));
  const { user } = show(anAttempt([1]), '/account#not-you');
  await user.click(await screen.findByRole('button', { name: 'Sign out and remove' }));
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/login'));
  expect(everythingKept()).toHaveLength(1);
});
