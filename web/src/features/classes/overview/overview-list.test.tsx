import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { axeFaults } from '../../../test/axe.ts';
import { serveClasses } from '../../../test/classes.fixture.ts';
import { renderSignedIn } from '../../../test/render-signed-in.tsx';
import { ada, aStudent, ben, cem, dia, eli, serveOverview } from './overview.fixture.ts';
import { StudentsOverview } from './students-overview.tsx';

/** The teacher has no class, so the page is as it is without classes. */
beforeEach(() => serveClasses());

function show() {
  return renderSignedIn(<StudentsOverview />, {
    others: { '/student-performance/:id': <h1>Performance of a student</h1> },
  });
}

/** The chart's numbers are in a table of their own. */
function studentNames() {
  const table = screen.getByRole('table', { name: 'Students' });
  const headers = within(table).getAllByRole('rowheader');
  return headers.map(({ textContent }) => textContent.split(' ')[0]);
}

test('a row says all about a student, with a dash where there is nothing yet', async () => {
  serveOverview(ada, dia);
  show();
  const row = await screen.findByRole('row', { name: /^Ada Okoye/ });
  const words = within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(words).toEqual([
    'Grade10',
    'Last Score80% Stable',
    'Average Score82.5%',
    'Quizzes Taken4',
    expect.stringMatching(/90%.*3 of 6 resources$/),
    'Completion StatusExcellent',
  ]);
  const open = screen.getByRole('row', { name: /^Dia Rao/ });
  expect(within(open).getAllByText('N/A')).toHaveLength(3);
  expect(within(open).getByText('Not started')).toBeTruthy();
});

test('who needs help comes first, by scores; a click on a header sorts by it', async () => {
  serveOverview(ada, ben, cem, dia, eli);
  const { user } = show();
  await screen.findByRole('row', { name: /^Ada Okoye/ });
  expect(studentNames()).toEqual(['Cem', 'Eli', 'Ben', 'Ada', 'Dia']);
  await user.click(screen.getByRole('button', { name: 'Average Score' }));
  expect(studentNames()).toEqual(['Dia', 'Cem', 'Ben', 'Eli', 'Ada']);
  await user.click(screen.getByRole('button', { name: 'Average Score' }));
  expect(studentNames()).toEqual(['Ada', 'Eli', 'Ben', 'Cem', 'Dia']);
});

test('a row opens the page of its student, by mouse and by keyboard', async () => {
  serveOverview(ada);
  const { user } = show();
  const link = await screen.findByRole('link', { name: /^Ada Okoye/ });
  expect(link.getAttribute('href')).toBe(`/student-performance/${ada.studentId}`);
  act(() => link.focus());
  await user.keyboard('{Enter}');
  expect(screen.getByRole('heading', { name: 'Performance of a student' })).toBeTruthy();
});

test('the table is narrowed down by name, grade and status', async () => {
  serveOverview(ada, ben, cem, dia, eli);
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

test('the students that are shown can be exported', async () => {
  serveOverview(ada, aStudent('=HYPERLINK("http://x")', { currentGrade: null }));
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
  expect(lines[0]).toContain(
    '"Student","Email","Grade","Quizzes Taken","Average Score (%)","Last Score (%)","Trend"',
  );
  expect(lines[1]).toBe(
    '"Ada Okoye","ada@school.example","10",4,82.5,80,"Stable",90,3,6,"Excellent"',
  );
  expect(lines[2]).toMatch(/^"'=HYPERLINK\(""http:\/\/x""\)",/);
});

test('200 students are all there, to be found by a word', async () => {
  serveOverview(...Array.from({ length: 200 }, (_, index) => aStudent(`Student ${index + 1}`)));
  const { user } = show();
  expect(await screen.findByText('200 students')).toBeTruthy();
  await user.type(screen.getByLabelText('Search by name or email'), '137');
  expect(await screen.findByText('1 of 200 students')).toBeTruthy();
}, 60_000);
