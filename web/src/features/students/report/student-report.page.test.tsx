import type { ReportedTest } from '@study-assistant/contract/assignments/student-report';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { axeFaults } from '../../../test/axe.ts';
import { renderSignedIn } from '../../../test/render-signed-in.tsx';
import { server } from '../../../test/server.ts';
import { StudentReportPage } from './student-report.page.tsx';

const asked: { from: string; until: string }[] = [];

function aTest(assignmentId: string, fields: Partial<ReportedTest> = {}): ReportedTest {
  return {
    ...{ assignmentId, quizTitle: `Quiz ${assignmentId}`, state: 'handed-in' },
    ...{ at: '2026-11-12T10:00:00.000Z', score: 8, totalQuestions: 10, percentage: 80 },
    comment: '',
    ...fields,
  };
}

const held = { score: null, totalQuestions: null, percentage: null };

function serve(fields: object = {}) {
  const report = {
    ...{ studentId: 'amara', fullName: 'Amara Osei', className: 'Science 7A', subject: 'Science' },
    timeZone: 'Europe/Oslo',
    tests: [
      aTest('a'),
      aTest('b', { state: 'late', percentage: 62.5, score: 5, totalQuestions: 8 }),
      aTest('c', held),
      aTest('d', { state: 'late', ...held }),
      aTest('e', { state: 'missing', ...held }),
      aTest('f', { state: 'excused', ...held }),
      aTest('g', { state: 'waiting', ...held }),
      aTest('h', { state: 'waiting', ...held, at: '2030-12-05T08:00:00.000Z' }),
    ],
    topics: [
      { topic: 'Cells', level: 'secure', change: 'better' },
      { topic: 'Rivers', level: 'beginning', change: null },
    ],
    marks: null,
    ...fields,
  };
  server.use(
    http.get('/api/classes/7a/students/amara/report', ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push({
        from: searchParams.get('from') ?? '',
        until: searchParams.get('until') ?? '',
      });
      return HttpResponse.json({ success: true, report });
    }),
  );
}

function show() {
  return renderSignedIn(<StudentReportPage />, {
    at: '/classes/7a/students/amara/report',
    route: '/classes/:classId/students/:studentId/report',
    others: { '/student-performance/:studentId': <h1>Performance</h1> },
  });
}

beforeEach(() => {
  asked.length = 0;
  serve();
});

test('a report has what she was given, with her results, and her topics in words', async () => {
  show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Amara Osei' })).toBeTruthy();
  expect(screen.getByText('Science 7A')).toBeTruthy();
  const table = within(screen.getByRole('table', { name: 'Quizzes of the class' }));
  const results = table
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell').at(-1)?.textContent);
  expect(results).toEqual([
    '8 of 10 (80%)',
    '5 of 8 (63%), handed in late',
    'Handed in; the result is not shown yet',
    'Handed in late; the result is not shown yet',
    'Not handed in',
    'Excused',
    'Not handed in yet',
    'Not due yet',
  ]);
  const region = within(screen.getByRole('region', { name: 'Topics' }));
  expect(region.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
    'What goes well',
    'What to practise next',
  ]);
  const topics = region.getAllByRole('listitem');
  expect(topics.map(({ textContent }) => textContent)).toEqual([
    'Cells: sure of it, better than before',
    'Rivers: needs more practice',
  ]);
  expect(await axeFaults()).toEqual([]);
});

test('an average says which results it leaves out', async () => {
  serve({ marks: { columns: [], average: 71.3, parts: [], grade: null } });
  show();
  const said = await screen.findByText('Average 71.3%');
  expect(said.closest('p')?.textContent).toBe(
    'Average 71.3% of all that is shown here, without 2 results not yet shown.',
  );
});

test('her teacher writes words of her own, which are printed and sent nowhere', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  onTestFinished(() => void vi.unstubAllGlobals());
  const { user } = show();
  const requests = asked.length;
  await user.type(await screen.findByLabelText(/Your own words/), 'You ask good questions.');
  const paper = screen.getByRole('region', { name: 'From the teacher' });
  expect(within(paper).getByText('You ask good questions.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  expect(asked.length - requests).toBeLessThanOrEqual(1);
});

test('the period is asked for whole days, and one that is none is told', async () => {
  show();
  const [first, last] = [await screen.findByLabelText('From'), screen.getByLabelText('Until')];
  fireEvent.change(first, { target: { value: '2026-11-01' } });
  fireEvent.change(last, { target: { value: '2026-11-10' } });
  const day = (date: string) => new Date(`${date}T00:00`).toISOString();
  const period = { from: day('2026-11-01'), until: day('2026-11-11') };
  await waitFor(() => expect(asked.at(-1)).toEqual(period));
  fireEvent.change(last, { target: { value: '2026-10-01' } });
  expect(screen.getByText('Please choose a period that begins before it ends.')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Amara Osei' })).toBeTruthy();
  expect(asked.at(-1)).toEqual(period);
});

test('without quizzes and topics it says so, and a student of others is not there', async () => {
  serve({ tests: [], topics: [] });
  const { unmount } = show();
  expect(await screen.findByText('Nothing was given in this time.')).toBeTruthy();
  expect(screen.getByText(/^There are not enough answers yet/)).toBeTruthy();
  unmount();
  server.use(
    http.get('/api/classes/7a/students/amara/report', () =>
      HttpResponse.json(
        { success: false, error: 'Student not found.', code: 'not-found' },
        { status: 404 },
      ),
    ),
  );
  show();
  expect(await screen.findByText('This student is not in your class.')).toBeTruthy();
});

test('marks by hand and comments are in it where the class shows them', async () => {
  const column = { id: 'c1', name: 'Talk', date: '2026-11-20', highest: 20 };
  const marks = {
    columns: [{ ...column, points: null, percentage: null, comment: 'Was ill' }],
    ...{ average: 80, parts: [], grade: 'B' },
  };
  serve({ tests: [aTest('a', { comment: 'Well done' })], marks });
  show();
  expect(await screen.findByRole('heading', { name: 'Marks by hand' })).toBeTruthy();
  expect(screen.getByText('Was ill')).toBeTruthy();
  const average = screen.getByText('Average 80%, grade B');
  // It is of everything, so it belongs to none of the cards.
  expect(average.closest('section')).toBeNull();
  const quizzes = screen.getByRole('heading', { name: 'Quizzes of the class' });
  expect(average.compareDocumentPosition(quizzes)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByText('Well done')).toBeTruthy();
  expect(await axeFaults()).toEqual([]);
});
