import type { Session } from '@study-assistant/contract/people/own-sessions';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { axeFaults } from '../../../test/axe.ts';
import { serveOwnAccount, THIS_SESSION } from '../../../test/own-account.fixture.ts';
import { renderSignedIn, student } from '../../../test/render-signed-in.tsx';
import { server } from '../../../test/server.ts';
import { AccountPage } from '../account.page.tsx';

const LIBRARY: Session = {
  ...{ id: '1795000000', browser: 'Chrome', system: 'Windows', isThis: false },
  ...{ signedInAt: '2026-11-18T08:00:00.000Z', lastUsedAt: '2026-11-28T08:00:00.000Z' },
};
const UNKNOWN: Session = { ...LIBRARY, id: '1794000000', browser: null, system: null };

/** With a server that ends them, and what it was asked to end. */
function show(sessions: Session[]) {
  let open = [THIS_SESSION, ...sessions];
  const ended: string[] = [];
  serveOwnAccount({ state: 'member', isEmailVerified: true, user: student });
  server.use(
    http.get('/api/account/sessions', () => HttpResponse.json({ success: true, sessions: open })),
    http.delete('/api/account/sessions', () => {
      open = open.filter(({ isThis }) => isThis);
      ended.push('all others');
      return HttpResponse.json({ success: true });
    }),
    http.delete('/api/account/sessions/:id', ({ params }) => {
      open = open.filter(({ id }) => id !== params['id']);
      ended.push(String(params['id']));
      return HttpResponse.json({ success: true });
    }),
  );
  return { ...renderSignedIn(<AccountPage />, { user: student }), ended };
}

test('this device is marked and has nothing to end', async () => {
  show([]);
  expect(await screen.findByText('Firefox on Linux')).toBeTruthy();
  expect(screen.getByText('This device')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^End/ })).toBeNull();
  expect(await axeFaults()).toEqual([]);
});

test('another one is ended by the keyboard alone, and the focus goes to its neighbour', async () => {
  const { user, ended } = show([LIBRARY, UNKNOWN]);
  const button = await screen.findByRole('button', { name: /^End Chrome on Windows/ });
  button.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('The sign-in with Chrome on Windows is ended.')).toBeTruthy();
  expect(ended).toEqual([LIBRARY.id]);
  expect(screen.queryByText('Chrome on Windows')).toBeNull();
  expect(document.activeElement?.closest('[data-row]')?.textContent).toMatch('unknown device');
  expect(await axeFaults()).toEqual([]);
});

test('all others are ended after a question', async () => {
  const { user, ended } = show([LIBRARY, UNKNOWN]);
  await user.click(await screen.findByRole('button', { name: 'End all others…' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(ended).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'End all others…' }));
  await user.click(screen.getByRole('button', { name: 'End them' }));
  expect(await screen.findByText('All other sign-ins are ended.')).toBeTruthy();
  expect(ended).toEqual(['all others']);
  expect(screen.queryByRole('button', { name: 'End all others…' })).toBeNull();
});

test('one that could not be ended stays, and why is said', async () => {
  const { user } = show([LIBRARY]);
  const failure = { success: false, error: 'It broke.', code: 'unexpected', requestId: 'r-7' };
  server.use(
    http.delete('/api/account/sessions/:id', () => HttpResponse.json(failure, { status: 500 })),
  );
  await user.click(await screen.findByRole('button', { name: /^End Chrome on Windows/ }));
  expect(await screen.findByText(/could not be ended: It broke/)).toBeTruthy();
  expect(screen.getByText('Chrome on Windows')).toBeTruthy();
});

test('the rest of the page is there though the sign-ins could not be loaded', async () => {
  show([]);
  const failure = { success: false, error: 'No.', code: 'forbidden', requestId: 'r-8' };
  server.use(http.get('/api/account/sessions', () => HttpResponse.json(failure, { status: 403 })));
  expect(await screen.findByText('Your sign-ins could not be loaded.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Download my data' })).toBeTruthy();
});
