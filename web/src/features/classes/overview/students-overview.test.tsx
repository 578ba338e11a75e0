import type { StudentOverview } from '@study-assistant/contract/students';
import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { toastStore } from '../../../components/ui/feedback/toast-store.ts';
import { axeFaults } from '../../../test/axe.ts';
import { renderSignedIn, teacher } from '../../../test/render-signed-in.tsx';
import { server } from '../../../test/server.ts';
import { aStudent } from './overview.fixture.ts';
import { StudentsOverview } from './students-overview.tsx';

const address = `/api/teacher/${teacher.uid}/students-overview`;

const ada = aStudent('Ada Okoye', {
  quizzesTaken: 4,
  averageScore: 82.5,
  skillGapCompletion: 90,
  status: 'Excellent',
});
const ben = aStudent('Ben Li', { averageScore: 69.9, skillGapCompletion: 19, status: 'Critical' });
const cem = aStudent('Cem Kaya', {
  currentGrade: '8',
  averageScore: 39.9,
  skillGapCompletion: 20,
  status: 'Needs Help',
});
const dia = aStudent('Dia Rao', {
  quizzesTaken: 0,
  averageScore: 0,
  skillGapCompletion: 0,
  completedResources: 0,
  totalResources: 0,
  status: 'Not started',
});
const eli = aStudent('Eli Stone', { averageScore: 70, skillGapCompletion: 5, status: 'Critical' });

function serve(...students: StudentOverview[]) {
  server.use(http.get(address, () => HttpResponse.json({ success: true, students })));
}

function show() {
  return renderSignedIn(<StudentsOverview />, {
    others: { '/student-performance/:id': <h1>Performance of a student</h1> },
  });
}

/** The table of students is the first one; the chart's numbers are another. */
function studentNames() {
  const [table] = screen.getAllByRole('table');
  const headers = table ? within(table).getAllByRole('rowheader') : [];
  return headers.map(({ textContent }) => textContent.split(' ')[0]);
}

function figure(label: string) {
  return screen.getByText(label).closest('dt')?.nextElementSibling?.textContent;
}

test('four cards sum the class up; who has not started is in no average', async () => {
  serve(ada, ben, cem, dia, eli);
  show();
  expect(await screen.findByRole('heading', { name: 'AI Skill Gap Overview' })).toBeTruthy();
  await screen.findByText('Total Students');
  expect(figure('Total Students')).toBe('5');
  expect(figure('Class Average Score')).toBe('65.6%');
  expect(figure('Average Skill Gap Completion')).toBe('33.5%');
  expect(figure('Students Under 20%')).toBe('2');
  expect(await axeFaults()).toEqual([]);
});

test('an alert names the students under 20% half a second after loading, and only once', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    serve(ada, ben, cem, dia, eli);
    const { client } = show();
    await screen.findByText('Total Students');
    expect(toastStore.get()).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(500));
    const words = 'Students under 20% skill gap completion: Eli Stone, Ben Li';
    expect(screen.getByRole('alert').textContent).toContain(words);
    await act(() => client.invalidateQueries());
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(toastStore.get().map(({ id, message }) => [typeof id, message])).toEqual([
      ['number', words],
    ]);
  } finally {
    vi.useRealTimers();
  }
});

test('leaving before half a second has passed keeps the alert away', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    serve(ben);
    const { unmount } = show();
    await screen.findByText('Total Students');
    unmount();
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(toastStore.get()).toEqual([]);
  } finally {
    vi.useRealTimers();
  }
});

test('the names of the alert leave with the overview', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    serve(ben);
    const { unmount } = show();
    await screen.findByText('Total Students');
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(toastStore.get()).toHaveLength(1);
    unmount();
    expect(toastStore.get()).toEqual([]);
  } finally {
    vi.useRealTimers();
  }
});

test('the alert section lists the students under 20%, the lowest first, each with a link', async () => {
  serve(ada, ben, cem, dia, eli);
  show();
  const section = await screen.findByRole('region', { name: 'Students Under 20% Completion' });
  const links = within(section).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Eli Stone 5%', 'Ben Li 19%']);
  expect(links[0]?.getAttribute('href')).toBe(`/student-performance/${eli.studentId}`);
});

test('nobody under 20% is said so, and nobody is alerted', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    serve(ada, dia);
    show();
    const words = 'No student who has taken a quiz is under 20% completion.';
    expect(await screen.findByText(words)).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(toastStore.get()).toEqual([]);
  } finally {
    vi.useRealTimers();
  }
});

test('a row says all about a student, with a dash where there is nothing yet', async () => {
  serve(ada, dia);
  show();
  const row = await screen.findByRole('row', { name: /^Ada Okoye/ });
  const words = within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(words).toEqual([
    'Grade10',
    'Quizzes Taken4',
    'Average Score82.5%',
    expect.stringContaining('90%'),
    'Resources3/6',
    'StatusExcellent',
  ]);
  const open = screen.getByRole('row', { name: /^Dia Rao/ });
  expect(within(open).getAllByText('N/A')).toHaveLength(2);
  expect(within(open).getByText('Not started')).toBeTruthy();
});

test('the lowest completion comes first; a click on a header sorts by it', async () => {
  serve(ada, ben, cem, dia, eli);
  const { user } = show();
  await screen.findByRole('row', { name: /^Ada Okoye/ });
  expect(studentNames()).toEqual(['Eli', 'Ben', 'Cem', 'Ada', 'Dia']);
  await user.click(screen.getByRole('button', { name: 'Average Score' }));
  expect(studentNames()).toEqual(['Dia', 'Cem', 'Ben', 'Eli', 'Ada']);
  await user.click(screen.getByRole('button', { name: 'Average Score' }));
  expect(studentNames()).toEqual(['Ada', 'Eli', 'Ben', 'Cem', 'Dia']);
});

test('a row opens the page of its student, by mouse and by keyboard', async () => {
  serve(ada);
  const { user } = show();
  const link = await screen.findByRole('link', { name: /^Ada Okoye/ });
  expect(link.getAttribute('href')).toBe(`/student-performance/${ada.studentId}`);
  act(() => link.focus());
  await user.keyboard('{Enter}');
  expect(screen.getByRole('heading', { name: 'Performance of a student' })).toBeTruthy();
});

test('the table is narrowed down by name, grade and status', async () => {
  serve(ada, ben, cem, dia, eli);
  const { user } = show();
  await user.selectOptions(await screen.findByLabelText('Status'), 'Critical');
  expect(studentNames()).toEqual(['Eli', 'Ben']);
  expect(screen.getByText('2 of 5 students')).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Grade'), 'Grade 8');
  expect(screen.getByRole('heading', { name: 'No student found' })).toBeTruthy();
  expect(await axeFaults()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Show all students' }));
  await user.type(screen.getByLabelText('Search by name or email'), 'STONE eli');
  expect(studentNames()).toEqual(['Eli']);
});

test('the chart tells in words and in a table how many students have each status', async () => {
  serve(ada, ben, cem, dia, eli);
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

test('the students that are shown can be exported', async () => {
  serve(ada, aStudent('=HYPERLINK("http://x")', { currentGrade: null }));
  const saved: { name: string; text: Promise<string> }[] = [];
  let blob = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((one) => {
    if (one instanceof Blob) blob = one;
    return 'blob:test';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, text: blob.text() });
  });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  expect(saved[0]?.name).toMatch(/^students-overview-\d{4}-\d{2}-\d{2}\.csv$/);
  const lines = (await saved[0]?.text)?.split('\r\n') ?? [];
  expect(lines[0]).toContain('Student,Email,Grade,Quizzes Taken,Average Score (%)');
  expect(lines[1]).toBe('Ada Okoye,ada@school.example,10,4,82.5,90,3,6,Excellent');
  expect(lines[2]).toMatch(/^"'=HYPERLINK\(""http:\/\/x""\)",/);
});

test('200 students are all there, to be found by a word', async () => {
  serve(...Array.from({ length: 200 }, (_, index) => aStudent(`Student ${index + 1}`)));
  const { user } = show();
  expect(await screen.findByText('200 students')).toBeTruthy();
  await user.type(screen.getByLabelText('Search by name or email'), '137');
  expect(await screen.findByText('1 of 200 students')).toBeTruthy();
}, 60_000);

test('while it loads, the page says so', async () => {
  server.use(http.get(address, () => new Promise<never>(() => undefined)));
  show();
  expect((await screen.findAllByRole('status'))[0]?.textContent).toBe('Loading students overview…');
  expect(await axeFaults()).toEqual([]);
});

test('a school without students is told when they appear', async () => {
  serve();
  show();
  expect(await screen.findByRole('heading', { name: 'No Students Yet' })).toBeTruthy();
  expect(screen.getByText('Students appear here as soon as they have signed up.')).toBeTruthy();
  expect(await axeFaults()).toEqual([]);
});

test("a failure says the server's reason, and can be tried again", async () => {
  const reason = { success: false, error: 'The server is busy.', code: 'unavailable' };
  server.use(http.get(address, () => HttpResponse.json(reason, { status: 503 })));
  const { user } = show();
  expect(
    await screen.findByText('Failed to load students overview: The server is busy.'),
  ).toBeTruthy();
  expect(await axeFaults()).toEqual([]);
  serve(ada);
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Total Students')).toBeTruthy();
});

test('a failure without a reason is an unknown error', async () => {
  server.use(http.get(address, () => HttpResponse.json({}, { status: 500 })));
  show();
  expect(await screen.findByText('Failed to load students overview: Unknown error')).toBeTruthy();
});
