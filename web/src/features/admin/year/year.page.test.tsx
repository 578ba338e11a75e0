import { findYearBegun, nameYear } from '@study-assistant/contract/school/school-years';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { axeFaults } from '../../../test/axe.ts';
import { renderSignedIn } from '../../../test/render-signed-in.tsx';
import { server } from '../../../test/server.ts';
import {
  admin,
  aPerson,
  aYearChange,
  aYearPlan,
  refuse,
  serve,
  servePeople,
} from '../admin.fixture.ts';
import { YearPage } from './year.page.tsx';

function show(plan = aYearPlan()) {
  let known = plan;
  serve('get', '/year', () => known);
  const shown = renderSignedIn(<YearPage />, { user: admin });
  return { ...shown, become: (next: typeof plan) => void (known = next) };
}

const AUGUST = new Date('2026-08-20T09:00:00Z');
const NOVEMBER = new Date('2026-11-20T09:00:00Z');
const THIS_YEAR = nameYear(findYearBegun(AUGUST));
const running = aYearChange({ name: THIS_YEAR, status: 'running', finishedAt: null });

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: AUGUST }));
afterEach(() => void vi.useRealTimers());

test('amid a year nothing is filled in that would move everybody up by a click too many', async () => {
  vi.setSystemTime(NOVEMBER);
  const { user } = show(aYearPlan({ last: null }));
  const name = await screen.findByLabelText<HTMLInputElement>('Name of the school year');
  expect(name.value).toBe('');
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  expect(screen.getByText(/^The year that runs needs no start/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Start the school year' }));
  expect(screen.getByText('Please write a year like 2026/27.')).toBeTruthy();
});

test('the page says what a new year does, and how many move where', async () => {
  show();
  expect(await screen.findByText(/^Every student moves up by one grade/)).toBeTruthy();
  const [, six, twelve] = screen.getAllByRole('row');
  expect(within(six as HTMLElement).getByText('Grade 7')).toBeTruthy();
  expect(within(twelve as HTMLElement).getByText('Leave')).toBeTruthy();
  expect(screen.getByText('The school year 2025/26 has started')).toBeTruthy();
  expect(
    screen.getByText(/^820 students moved up, 96 left and 31 classes were archived/),
  ).toBeTruthy();
  expect(await axeFaults()).toEqual([]);
});

test('a year is started by its typed name, without those who stay', async () => {
  servePeople(aPerson('Ada Okoye'), aPerson('Ben Li'));
  const { user, become } = show();
  const sent = serve('post', '/year', { change: running });
  await user.type(await screen.findByLabelText('Search a student by name or email'), 'ada');
  await user.click(await screen.findByRole('button', { name: 'Ada Okoye stays' }));
  expect(screen.getByText('1 student stays')).toBeTruthy();
  expect(screen.getByText('Nobody else was found.')).toBeTruthy();
  await user.clear(screen.getByLabelText('Name of the school year'));
  await user.type(screen.getByLabelText('Name of the school year'), THIS_YEAR);
  await user.click(screen.getByRole('button', { name: 'Start the school year' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/^235 students move up or leave, 1 stays, and 31 classes/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Start it' }));
  expect(dialog.getByText(`Please type ${THIS_YEAR}.`)).toBeTruthy();
  await user.type(dialog.getByRole('textbox'), THIS_YEAR);
  become(aYearPlan({ last: running }));
  await user.click(dialog.getByRole('button', { name: 'Start it' }));
  expect(await screen.findByText(`The school year ${THIS_YEAR} is starting`)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Start the school year' })).toBeNull();
  expect(document.activeElement?.tagName).toBe('H1');
  expect(sent).toEqual([
    { name: THIS_YEAR, archiveClasses: true, except: ['ada-okoye'], again: false },
  ]);
});

test('a search goes on where a part of the school has nobody to choose', async () => {
  server.use(
    http.get('/api/admin/people', ({ request }) => {
      const isFirst = !new URL(request.url).searchParams.has('before');
      const people = isFirst ? [] : [aPerson('Zoe Last')];
      return HttpResponse.json({ success: true, people, next: isFirst ? 'read-so-far' : null });
    }),
  );
  const { user } = show();
  await user.type(await screen.findByLabelText('Search a student by name or email'), 'zoe');
  expect(await screen.findByRole('button', { name: 'Zoe Last stays' })).toBeTruthy();
});

test('who was named by mistake moves up again', async () => {
  servePeople(aPerson('Ada Okoye'));
  const { user } = show();
  await user.type(await screen.findByLabelText('Search a student by name or email'), 'ada');
  await user.click(await screen.findByRole('button', { name: 'Ada Okoye stays' }));
  await user.click(screen.getByRole('button', { name: 'Let Ada Okoye move up' }));
  expect(screen.queryByText('1 student stays')).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('Search a student by name or email'));
});

test('a year that has started cannot be started again, nor one with no name', async () => {
  const { user } = show();
  const name = await screen.findByLabelText('Name of the school year');
  await user.clear(name);
  await user.type(name, '2025/26');
  await user.click(screen.getByRole('button', { name: 'Start the school year' }));
  expect(screen.getByText('This school year has been started already.')).toBeTruthy();
  await user.clear(name);
  await user.click(screen.getByRole('button', { name: 'Start the school year' }));
  expect(screen.getByText('Please write a year like 2026/27.')).toBeTruthy();
});

test('a mistyped year is told of before it is asked for', async () => {
  const { user } = show();
  const name = await screen.findByLabelText('Name of the school year');
  await user.clear(name);
  await user.type(name, '2062/63');
  await user.click(screen.getByRole('button', { name: 'Start the school year' }));
  expect(screen.getByText(/^Now is the school year .* Only that one, the one before/)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a year that was started a short time ago is told of before another one is', async () => {
  const { user } = show(aYearPlan({ last: aYearChange({ startedAt: new Date().toISOString() }) }));
  const sent = serve('post', '/year', { change: running });
  const sentence = /The school year 2025\/26 was started a short time ago/;
  expect(await screen.findByText(sentence)).toBeTruthy();
  await user.clear(screen.getByLabelText('Name of the school year'));
  await user.type(screen.getByLabelText('Name of the school year'), THIS_YEAR);
  await user.click(screen.getByRole('button', { name: 'Start the school year' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(sentence)).toBeTruthy();
  await user.type(dialog.getByRole('textbox'), `${THIS_YEAR}{Enter}`);
  await waitFor(() => expect(sent).toMatchObject([{ name: THIS_YEAR, again: true }]));
});

test('a refusal stands in the dialog', async () => {
  const { user } = show();
  refuse('post', '/year', 409);
  const name = await screen.findByLabelText<HTMLInputElement>('Name of the school year');
  await user.click(screen.getByRole('button', { name: 'Start the school year' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), name.value);
  await user.click(dialog.getByRole('button', { name: 'Start it' }));
  expect(
    await dialog.findByText('The year could not be started: This cannot be done now.'),
  ).toBeTruthy();
});

test('a school without students and without an earlier year has no dead end', async () => {
  show(aYearPlan({ students: [], classes: 0, last: null }));
  expect(await screen.findByText('There are no students yet')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Start the school year' })).toBeTruthy();
});

test('who is found is said, where the words already stood before', async () => {
  servePeople(aPerson('Ada Okoye'), aPerson('Ada Berg'));
  const { user } = show();
  const field = await screen.findByLabelText('Search a student by name or email');
  const before = screen.getAllByRole('status');
  await user.type(field, 'ada');
  const region = await screen.findByText('2 students found.');
  expect(before).toContain(region);
  await user.click(screen.getByRole('button', { name: 'Ada Berg stays' }));
  expect(region.textContent).toBe('1 student found.');
  await user.clear(field);
  await waitFor(() => expect(region.textContent).toBe(''));
  expect(screen.queryByRole('button', { name: 'Ada Okoye stays' })).toBeNull();
});

test('the end of a year’s start is announced, not one that was done before', async () => {
  const { client, become } = show(aYearPlan({ last: running }));
  await screen.findByText(`The school year ${THIS_YEAR} is starting`);
  become(aYearPlan({ last: { ...running, status: 'done' } }));
  await client.invalidateQueries();
  await screen.findByText(`The school year ${THIS_YEAR} has started.`, {
    selector: '[aria-live]',
  });
  expect(screen.queryByText(/2025/, { selector: '[aria-live]' })).toBeNull();
});
