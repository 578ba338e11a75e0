import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { axeFaults } from '../../test/axe.ts';
import { renderSignedIn, student } from '../../test/render-signed-in.tsx';
import { server } from '../../test/server.ts';
import { aHeldToDo, aToDo, serveToDo } from '../../test/to-do.fixture.ts';
import { ToDoSection } from './to-do-section.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-25T12:00:00Z') });
});

afterEach(() => {
  vi.useRealTimers();
});

function show() {
  return renderSignedIn(<ToDoSection />, { user: student });
}

async function group(name: string) {
  return within(await screen.findByRole('region', { name }));
}

const late = { state: 'late', acceptsLate: true, closesAt: '2026-11-29T18:00:00.000Z' } as const;

test('what is to be done now says when it is due, how long it takes, and leads to it', async () => {
  serveToDo({ assignments: [aToDo()] });
  show();
  const now = await group('Now');
  const card = now.getByRole('article', { name: 'Rivers' });
  expect(card.textContent).toContain('Geography 7b');
  expect(now.getByText('Due Fri 27 Nov 15:42.')).toBeTruthy();
  expect(now.getByText('Time limit: 5 minutes')).toBeTruthy();
  expect(now.getByText('1 attempt left')).toBeTruthy();
  expect(now.getByRole('link', { name: 'Open' }).getAttribute('href')).toBe(
    '/quiz-attempt/rivers?assignment=rivers-7b',
  );
  expect(await axeFaults()).toEqual([]);
});

test('one that is late, or begun, is marked so', async () => {
  serveToDo({
    assignments: [aToDo(late), aToDo({ id: 'begun', quizTitle: 'Lakes', isWorking: true })],
  });
  show();
  const now = await group('Now');
  expect(within(now.getByRole('article', { name: 'Rivers' })).getByText('Late')).toBeTruthy();
  const begun = within(now.getByRole('article', { name: 'Lakes' }));
  expect(begun.getByText('Started')).toBeTruthy();
  expect(begun.getByRole('link', { name: 'Continue' })).toBeTruthy();
});

test('a reminder of her teacher stands with the quiz', async () => {
  serveToDo({ assignments: [aToDo({ remindedAt: '2026-11-25T09:30:00.000Z' })] });
  show();
  const now = await group('Now');
  expect(now.getByText('Your teacher reminded you Wed 25 Nov 09:30.')).toBeTruthy();
});

test('extra time is told to her whose it is', async () => {
  serveToDo({ assignments: [aToDo({ timeLimit: { seconds: 900, usualSeconds: 600 } })] });
  show();
  expect(
    await screen.findByText('Time limit: 15 minutes; 10 without your extra time'),
  ).toBeTruthy();
});

test('what comes says when it opens, and cannot be begun', async () => {
  serveToDo({ assignments: [aToDo({ state: 'coming', opensAt: '2026-11-26T09:00:00.000Z' })] });
  show();
  const coming = await group('Coming');
  expect(
    coming.getByText('Opens Thu 26 Nov 09:00. Due Fri 27 Nov 15:42. Time limit: 5 minutes.'),
  ).toBeTruthy();
  expect(coming.queryByRole('link')).toBeNull();
  expect(screen.getByText('Nothing to do right now.')).toBeTruthy();
});

test('what is handed in says when, and when its result is shown', async () => {
  serveToDo({ assignments: [aHeldToDo()] });
  show();
  const handedIn = await group('Handed in');
  expect(handedIn.getByText(/^Handed in .+\./).textContent).toBe(
    'Handed in Sat 21 Nov 15:42. Your teacher shows the answers after Sun 29 Nov 18:00.',
  );
  expect(handedIn.queryByRole('link')).toBeNull();
  expect(await axeFaults()).toEqual([]);
});

test('a result that is shown is there with its score and the way to it', async () => {
  const handedIn = [
    { attemptId: 'first', handedInAt: '2026-11-20T15:00:00.000Z', isLate: false, percentage: 80 },
    { attemptId: 'second', handedInAt: '2026-11-21T15:42:00.000Z', isLate: true, percentage: 60 },
  ];
  serveToDo({ assignments: [aToDo({ handedIn, attemptsLeft: 1 })] });
  show();
  const row = await group('Handed in');
  expect(row.getByText(/^Handed in .+\./).textContent).toBe(
    'Handed in Sat 21 Nov 15:42. Best of 2 attempts: 80%. 1 attempt left.',
  );
  expect(row.getByText('Late')).toBeTruthy();
  expect(row.getByRole('link', { name: 'See the result of Rivers' }).getAttribute('href')).toBe(
    '/quiz-results/first',
  );
  expect(row.getByRole('link', { name: 'Take again: Rivers' })).toBeTruthy();
});

test('what was missed and what she is excused from stand apart, without reproach', async () => {
  serveToDo({
    assignments: [
      aToDo({ state: 'closed', dueAt: '2026-11-24T15:42:00.000Z' }),
      aToDo({ id: 'lakes', quizTitle: 'Lakes', isExcused: true }),
    ],
  });
  show();
  const missed = await group('Missed');
  expect(missed.getByText('Closed Tue 24 Nov 15:42. You did not hand it in.')).toBeTruthy();
  const excused = await group('Excused');
  expect(excused.getByText('You do not have to take this quiz.')).toBeTruthy();
});

test('of a long list the newest show, and the rest by a click', async () => {
  const assignments = [1, 2, 3, 4, 5].map((day) =>
    aHeldToDo({
      id: `day-${day}`,
      quizTitle: `Day ${day}`,
      handedIn: [{ attemptId: 'a', handedInAt: `2026-11-1${day}T12:00:00.000Z`, isLate: false }],
    }),
  );
  serveToDo({ assignments });
  const { user } = show();
  const handedIn = await group('Handed in');
  const shown = handedIn.getAllByText(/^Day/).map(({ textContent }) => textContent);
  expect(shown).toEqual(['Day 5', 'Day 4', 'Day 3']);
  await user.click(handedIn.getByRole('button', { name: 'Show all 5' }));
  expect(handedIn.getAllByText(/^Day/)).toHaveLength(5);
});

test('who is in no class sees nothing of it', async () => {
  const requests = serveToDo();
  const { container } = show();
  await waitFor(() => expect(requests.asked).toBe(1));
  expect(container.querySelector('h2')).toBeNull();
});

test('who is in a class and has nothing to do is told so quietly', async () => {
  serveToDo({ isInClass: true });
  show();
  expect(await screen.findByText('Nothing to do right now.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('the list is asked for again when the next of its times passes', async () => {
  const opensAt = '2026-11-25T12:10:00.000Z';
  serveToDo({ assignments: [aToDo({ state: 'coming', opensAt })] });
  show();
  await group('Coming');
  const requests = serveToDo({ assignments: [aToDo({ opensAt })] });
  await act(() => vi.advanceTimersByTimeAsync(9 * 60_000));
  expect(requests.asked).toBe(0);
  await act(() => vi.advanceTimersByTimeAsync(2 * 60_000));
  expect(await screen.findByRole('link', { name: 'Open' })).toBeTruthy();
});

test('a zone that is not hers is named once for all times', async () => {
  const timeZone = 'Europe/Oslo';
  serveToDo({
    assignments: [aToDo({ timeZone }), aToDo({ id: 'next', state: 'coming', timeZone })],
  });
  show();
  expect(await screen.findByText('All times are in Central European Time.')).toBeTruthy();
  expect(screen.getAllByText(/Central European Time/)).toHaveLength(1);
  expect(screen.getByText('Due Fri 27 Nov 16:42.')).toBeTruthy();
});

test('a list that does not come can be asked for again', async () => {
  server.use(http.get('/api/student/:uid/to-do', () => HttpResponse.error(), { once: true }));
  const { user } = show();
  expect(await screen.findByText('What you have to do could not be loaded.')).toBeTruthy();
  serveToDo({ assignments: [aToDo()] });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('article', { name: 'Rivers' })).toBeTruthy();
});

test('the due times are saved as a file for calendars', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  serveToDo({ assignments: [aToDo(), aHeldToDo({ id: 'done' })] });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Add due dates to my calendar' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const text = await files[0]?.text();
  expect(text).toContain('SUMMARY:Rivers is due');
  expect(text?.match(/BEGIN:VEVENT/g)).toHaveLength(1);
});
