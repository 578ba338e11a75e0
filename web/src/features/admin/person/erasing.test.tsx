import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { axeFaults } from '../../../test/axe.ts';
import { renderSignedIn } from '../../../test/render-signed-in.tsx';
import { aClosed, admin, anErasure, aPerson, aTeacher, refuse, serve } from '../admin.fixture.ts';
import { dialog, openPerson } from './person.fixture.tsx';
import { PersonPage } from './person.page.tsx';

const ada = aPerson('Ada Okoye');
const ingrid = aTeacher('Ingrid Solberg');
const owns = { quizzes: 3, materials: 2, classes: 1 };

test('only a closed account is erased, by its typed address', async () => {
  const { user } = await openPerson(aClosed(ada));
  const sent = serve('post', '/people/ada-okoye/erase', { erasure: anErasure() });
  serve('get', '/erasures/e1', { erasure: anErasure() });
  await user.click(screen.getByRole('button', { name: 'Erase for good' }));
  expect(dialog().getByText(/Nobody can undo it/)).toBeTruthy();
  await user.type(dialog().getByRole('textbox'), 'ada@elsewhere.example');
  await user.click(dialog().getByRole('button', { name: 'Erase for good' }));
  expect(dialog().getByText(/Please type the address exactly/)).toBeTruthy();
  await user.clear(dialog().getByRole('textbox'));
  await user.type(dialog().getByRole('textbox'), 'Ada-Okoye@school.example');
  await user.click(dialog().getByRole('button', { name: 'Erase for good' }));
  expect(await screen.findByRole('progressbar')).toBeTruthy();
  expect(screen.getByText('7 of 20 places')).toBeTruthy();
  expect(screen.queryByText(/five minutes after/)).toBeNull();
  expect(document.activeElement?.tagName).toBe('H1');
  expect(sent).toEqual([{ email: 'Ada-Okoye@school.example', owned: 'refuse' }]);
});

test('an open account offers no erasing', async () => {
  await openPerson(ada);
  expect(screen.queryByRole('button', { name: /Erase/ })).toBeNull();
  expect(screen.getByText('Only a closed account can be erased. Close it first.')).toBeTruthy();
});

test('what a teacher owns is deleted only where that is ticked', async () => {
  const { user } = await openPerson(aClosed(ingrid), { owns });
  const sent = serve('post', '/people/ingrid-solberg/erase', { erasure: anErasure({ done: 0 }) });
  serve('get', '/erasures/e1', { erasure: anErasure({ done: 0 }) });
  await user.click(screen.getByRole('button', { name: 'Erase for good' }));
  await user.type(dialog().getByRole('textbox'), 'ingrid-solberg@school.example');
  await user.click(dialog().getByRole('button', { name: 'Erase for good' }));
  expect(dialog().getByText('Please hand it over first, or delete it too.')).toBeTruthy();
  expect(await axeFaults()).toEqual([]);
  await user.click(dialog().getByRole('checkbox'));
  await user.click(dialog().getByRole('button', { name: 'Erase for good' }));
  expect(await screen.findByRole('progressbar')).toBeTruthy();
  expect(screen.getByText(/^It begins five minutes after the account was closed/)).toBeTruthy();
  expect(sent).toEqual([{ email: 'ingrid-solberg@school.example', owned: 'delete' }]);
});

test('whoever comes back to an erasure that is done finds what it has done', async () => {
  refuse('get', '/people/ada-okoye', 404);
  const done = anErasure({ status: 'done', done: 20, finishedAt: '2026-11-22T09:02:00.000Z' });
  const asked = vi.fn(() => ({ erasure: done }));
  serve('get', '/erasures/e1', asked);
  renderSignedIn(<PersonPage />, {
    user: admin,
    at: '/admin/people/ada-okoye?erasure=e1',
    route: '/admin/people/:uid',
  });
  expect(await screen.findByText(/^Nothing of this person is left/)).toBeTruthy();
  expect(await screen.findByRole('heading', { level: 1, name: 'Erased account' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Entries in the audit' }).getAttribute('href')).toBe(
    '/admin/audit?uid=e1',
  );
  // Invalidating the people at the end must not start the erasure again.
  expect(asked.mock.calls.length).toBeLessThanOrEqual(2);
});

test('the end of an erasure is announced', async () => {
  refuse('get', '/people/ada-okoye', 404);
  let known = anErasure();
  serve('get', '/erasures/e1', () => ({ erasure: known }));
  const { client } = renderSignedIn(<PersonPage />, {
    user: admin,
    at: '/admin/people/ada-okoye?erasure=e1',
    route: '/admin/people/:uid',
  });
  await screen.findByRole('progressbar');
  expect(screen.queryByText('Erased for good.', { selector: '[aria-live]' })).toBeNull();
  known = anErasure({ status: 'done', done: 20 });
  await client.invalidateQueries();
  await screen.findByText('Erased for good.', { selector: '[aria-live]' });
});
