import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { toastStore } from '../../../components/ui/feedback/toast-store.ts';
import { axeFaults } from '../../../test/axe.ts';
import { aListedClass, serveClasses } from '../../../test/classes.fixture.ts';
import { renderSignedIn } from '../../../test/render-signed-in.tsx';
import { server } from '../../../test/server.ts';
import {
  ada,
  aStudent,
  ben,
  cem,
  dia,
  eli,
  overviewAddress,
  serveOverview,
} from './overview.fixture.ts';
import { StudentsOverview } from './students-overview.tsx';

/** The teacher has no class, so the page is as it is without classes. */
beforeEach(() => serveClasses());

function show() {
  return renderSignedIn(<StudentsOverview />, {
    others: { '/student-performance/:id': <h1>Performance of a student</h1> },
  });
}

function figure(label: string) {
  return screen.getByText(label).closest('dt')?.nextElementSibling?.textContent;
}

test('four cards sum the class up; who has not started is in no average', async () => {
  serveOverview(ada, ben, cem, dia, eli);
  show();
  expect(await screen.findByRole('heading', { name: 'AI Skill Gap Overview' })).toBeTruthy();
  await screen.findByText('Total Students');
  expect(figure('Total Students')).toBe('5');
  expect(figure('Class Average Score')).toBe('65.6%');
  expect(figure('Average Skill Gap Completion')).toBe('33.5%');
  expect(figure('Students Under 20%')).toBe('2');
  expect(await axeFaults()).toEqual([]);
});

/** What the alert says to everybody, without the place that is kept for it. */
function alertText() {
  const texts = screen
    .queryAllByRole('alert')
    .flatMap((alert) => [...alert.querySelectorAll('[data-toast]')]);
  return texts[0]?.textContent ?? null;
}

test('an alert names the students under 20% half a second after loading, and only once', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    serveOverview(ada, ben, cem, dia, eli);
    const { client } = show();
    await screen.findByText('Total Students');
    expect(alertText()).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(alertText()).toBe('Students under 20% skill gap completion: Eli Stone, Ben Li');
    expect(toastStore.get()).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(alertText()).toBeNull();
    await act(() => client.invalidateQueries());
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(alertText()).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test('the alert can be closed by keyboard', async () => {
  serveOverview(ben);
  const { user } = show();
  const close = await screen.findByRole('button', { name: 'Close message' });
  act(() => close.focus());
  await user.keyboard('{Enter}');
  expect(alertText()).toBeNull();
});

test('who needs help is named by scores: low and stuck first, with the trend in a word', async () => {
  const fay = aStudent('Fay New', { quizzesTaken: 1, lastScore: 20, trend: null });
  serveOverview(ada, ben, cem, dia, eli, fay);
  const { user } = show();
  const panel = within(await screen.findByRole('region', { name: 'Who Needs Help' }));
  const textOf = (name: string) =>
    within(panel.getByRole('list', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(textOf('Low and not getting better')).toEqual([
    'Cem Kaya last 30%, Stable',
    'Eli Stone last 40%, Needs Focus',
  ]);
  expect(textOf('Low last score')).toEqual(['Fay New last 20%', 'Ben Li last 55%, Improving']);
  expect(panel.getByRole('link', { name: 'Eli Stone' }).getAttribute('href')).toBe(
    `/student-performance/${eli.studentId}`,
  );
  await user.click(panel.getByRole('button', { name: '1 student not started' }));
  expect(await screen.findByText('1 of 6 students')).toBeTruthy();
  expect(await axeFaults()).toEqual([]);
});

test('who needs help in a class is given a quiz from there', async () => {
  serveClasses(aListedClass('9b'));
  serveOverview(ada, cem, eli);
  show();
  const link = await screen.findByRole('link', { name: 'Assign a quiz to these 2' });
  expect(link.getAttribute('href')).toBe('/classes/9b?for=cem-kaya,eli-stone');
});

test('where nobody needs help, the panel says so', async () => {
  serveOverview(ada);
  show();
  const panel = within(await screen.findByRole('region', { name: 'Who Needs Help' }));
  expect(
    panel.getByText('The last score of everybody who has taken a quiz is 60% or more.'),
  ).toBeTruthy();
});

test('under the averages of a class stands what they are of, or how few have answered', async () => {
  serveClasses(aListedClass('9b'));
  const waiting = Array.from({ length: 22 }, (_, at) => ({ ...dia, studentId: `w${at}` }));
  serveOverview(ada, ben, ...waiting);
  show();
  await screen.findByText('Total Students');
  const hints = screen.getAllByText('2 of 24 have answered so far');
  expect(hints).toHaveLength(2);
  expect(figure('Class Average Score')).toBe('76.2%');
});

test('the alert section lists the students under 20%, the lowest first, each with a link', async () => {
  serveOverview(ada, ben, cem, dia, eli);
  show();
  const section = await screen.findByRole('region', { name: 'Students Under 20% Completion' });
  const links = within(section).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Eli Stone', 'Ben Li']);
  expect(within(section).getByText('19%')).toBeTruthy();
  expect(links[0]?.getAttribute('href')).toBe(`/student-performance/${eli.studentId}`);
});

test('of many the first five are listed, and a button shows all', async () => {
  const low = Array.from({ length: 13 }, (_, at) =>
    aStudent(`Low ${at}`, { skillGapCompletion: at, status: 'Critical' }),
  );
  serveOverview(...low);
  const { user } = show();
  const section = within(
    await screen.findByRole('region', { name: 'Students Under 20% Completion' }),
  );
  expect(section.getByText(/^13 students have completed less than a fifth/)).toBeTruthy();
  expect(section.getAllByRole('listitem')).toHaveLength(5);
  await user.click(section.getByRole('button', { name: 'Show all 13' }));
  expect(section.getAllByRole('listitem')).toHaveLength(13);
  await user.click(section.getByRole('button', { name: 'Show the first 5' }));
  expect(section.getAllByRole('listitem')).toHaveLength(5);
});

test('the alert section narrows the table down to its students', async () => {
  serveOverview(ada, ben, cem, dia, eli);
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Show in the table' }));
  expect(await screen.findByText('2 of 5 students')).toBeTruthy();
  const status = screen.getByLabelText<HTMLSelectElement>('Status');
  expect(status.value).toBe('Critical');
  expect(document.activeElement).toBe(status);
});

test('nobody under 20% is said so, and nobody is alerted', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    serveOverview(ada, dia);
    show();
    const words = 'No student who has taken a quiz is under 20% completion.';
    expect(await screen.findByText(words)).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(toastStore.get()).toEqual([]);
  } finally {
    vi.useRealTimers();
  }
});

test('the chart tells in words and in a table how many students have each status', async () => {
  serveOverview(ada, ben, cem, dia, eli);
  show();
  const words = 'Of 5 students: 1 Not started, 2 Critical, 1 Needs Help, 1 Excellent.';
  const chart = await screen.findByRole('figure', { name: words });
  const rows = within(chart).getAllByRole('row', { hidden: true });
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'StatusSkill gap completionStudents',
    'Not startedno quiz taken1',
    'Criticalunder 20%2',
    'Needs Help20% to under 50%1',
    'Progressing50% to under 80%0',
    'Excellent80% and over1',
  ]);
});

test('while it loads, the page says so', async () => {
  server.use(http.get(overviewAddress, () => new Promise<never>(() => undefined)));
  show();
  expect((await screen.findAllByRole('status'))[0]?.textContent).toBe('Loading students overview…');
  expect(await axeFaults()).toEqual([]);
});

test('a school without students is told when they appear', async () => {
  serveOverview();
  show();
  expect(await screen.findByRole('heading', { name: 'No Students Yet' })).toBeTruthy();
  expect(screen.getByText('Students appear here as soon as they have signed up.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Let students join' }).getAttribute('href')).toBe(
    '/classes',
  );
  expect(await axeFaults()).toEqual([]);
});

test("a failure says the server's reason, and can be tried again", async () => {
  const reason = { success: false, error: 'The server is busy.', code: 'unavailable' };
  server.use(http.get(overviewAddress, () => HttpResponse.json(reason, { status: 503 })));
  const { user } = show();
  expect(
    await screen.findByText('Failed to load students overview: The server is busy.'),
  ).toBeTruthy();
  expect(await axeFaults()).toEqual([]);
  serveOverview(ada);
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Total Students')).toBeTruthy();
});

test('a failure without a reason is an unknown error', async () => {
  server.use(http.get(overviewAddress, () => HttpResponse.json({}, { status: 500 })));
  show();
  expect(await screen.findByText('Failed to load students overview: Unknown error')).toBeTruthy();
});

test('one class is shown with its own students, who lead to each other', async () => {
  serveClasses(aListedClass('9b'), aListedClass('Empty'));
  server.use(
    http.get(overviewAddress, ({ request }) => {
      const classId = new URL(request.url).searchParams.get('classId');
      const students = classId === null ? [ada, cem] : classId === '9b' ? [ada] : [];
      return HttpResponse.json({ success: true, students });
    }),
  );
  const { user } = show();
  const link = await screen.findByRole('link', { name: /^Ada Okoye/ });
  expect(link.getAttribute('href')).toBe('/student-performance/ada-okoye?class=9b');
  expect(figure('Total Students')).toBe('1');
  expect(await axeFaults()).toEqual([]);
  await user.selectOptions(screen.getByLabelText('Class'), 'Empty');
  expect(
    await screen.findByText('Students appear here as soon as they have joined this class.'),
  ).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Class'), 'All students');
  expect(await screen.findByRole('row', { name: /^Cem Kaya/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Ada Okoye/ }).getAttribute('href')).toBe(
    '/student-performance/ada-okoye',
  );
});
