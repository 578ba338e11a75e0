import type { OwnReport } from '@study-assistant/contract/quizzes/question-reports';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { axeFaults } from '../../../../test/axe.ts';
import { aResult } from '../../../../test/question-result.fixture.ts';
import { renderSignedIn, student, teacher } from '../../../../test/render-signed-in.tsx';
import { server } from '../../../../test/server.ts';
import { anAttempt } from '../../attempt.fixture.ts';
import { QuizResultsPage } from '../quiz-results.page.tsx';

const address = '/api/quiz-results/attempt/first';
const results = [
  aResult({ questionId: 'q1' }),
  aResult({ questionId: 'q2', question: 'Where is DNA?', userAnswer: 2, isCorrect: false }),
  aResult({ questionId: 'q3', question: 'Why?', userAnswer: null, isDropped: true }),
];
const sent: unknown[] = [];

beforeEach(() => {
  sent.length = 0;
});

function serve(reports: OwnReport[] | null = []) {
  const attempt = anAttempt({ score: 2, detailedResults: results });
  server.use(
    http.get(address, () => HttpResponse.json({ success: true, attempt })),
    http.get(`${address}/reports`, () =>
      reports
        ? HttpResponse.json({ success: true, reports })
        : HttpResponse.json({ success: false, error: 'No such call.' }, { status: 404 }),
    ),
    http.put(`${address}/questions/:questionId/report`, async ({ request, params }) => {
      const said = (await request.json()) as { reason: OwnReport['reason']; line: string };
      sent.push({ questionId: params['questionId'], ...said });
      return HttpResponse.json({
        success: true,
        report: aReport({ ...said, line: said.line || null }),
      });
    }),
    http.get(`${address}/*`, () => HttpResponse.error()),
  );
}

function aReport(over: Partial<OwnReport> = {}): OwnReport {
  const said = { reason: 'unclear', line: null, reportedAt: '2026-11-16T08:00:00.000Z' } as const;
  return { questionId: 'q2', ...said, isSettled: false, ...over };
}

function open(user = student) {
  return renderSignedIn(<QuizResultsPage />, {
    user,
    at: '/quiz-results/first',
    route: '/quiz-results/:attemptId',
  }).user;
}

const card = (name: string) => within(screen.getByRole('article', { name }));
const WRONG = 'Something wrong with this question?';

test('a question is reported with a reason, and the card says that it was sent', async () => {
  serve();
  const user = open();
  await screen.findAllByRole('button', { name: WRONG });
  await user.click(card('Where is DNA?').getByRole('button', { name: WRONG }));
  const form = within(await screen.findByRole('form', { name: 'Report question 2' }));
  const [first] = form.getAllByRole('radio');
  await waitFor(() => expect(document.activeElement).toBe(first));
  expect(await axeFaults()).toEqual([]);
  await user.click(form.getByRole('radio', { name: 'Two answers are right' }));
  await user.click(form.getByRole('button', { name: 'Send to your teacher' }));

  const said = await card('Where is DNA?').findByText(/^You reported:/);
  expect(said.textContent).toBe('You reported: Two answers are right. Your teacher will see this.');
  expect(sent).toEqual([{ questionId: 'q2', reason: 'two-right', line: '' }]);
  expect(screen.queryByRole('form')).toBeNull();
  expect(document.activeElement).toBe(
    screen.getByRole('button', { name: 'Change your report on question 2' }),
  );
});

test('nothing is sent without a reason, and something else needs words', async () => {
  serve();
  const user = open();
  await screen.findAllByRole('button', { name: WRONG });
  await user.click(card('Where is DNA?').getByRole('button', { name: WRONG }));
  await screen.findByRole('form');
  const send = () => user.click(screen.getByRole('button', { name: 'Send to your teacher' }));
  await send();
  expect(screen.getByText('Please choose what is wrong with this question.')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Something else' }));
  await send();
  expect(screen.getByText('Please say in a few words what is wrong.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('In your words'));
  expect(sent).toEqual([]);
  await user.keyboard('  A word is missing ');
  await send();
  expect(await screen.findByText(/^You reported:/)).toBeTruthy();
  expect(sent).toMatchObject([{ reason: 'other', line: '  A word is missing ' }]);
});

test('what was sent before is there again, and can be changed', async () => {
  serve([aReport({ reason: 'other', line: 'A word is missing' }), aReport({ questionId: 'q1' })]);
  const user = open();
  const said = await screen.findByText('A word is missing', { exact: false });
  expect(said.parentElement?.textContent).toBe(
    'You reported: “A word is missing” Your teacher will see this.',
  );
  await user.click(screen.getByRole('button', { name: 'Change your report on question 2' }));
  await screen.findByRole('form');
  expect(screen.getByRole<HTMLInputElement>('radio', { checked: true }).value).toBe('other');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(document.activeElement).toBe(
    screen.getByRole('button', { name: 'Change your report on question 2' }),
  );
  expect(sent).toEqual([]);
});

test('a report that the teacher has dealt with says so', async () => {
  serve([aReport({ isSettled: true })]);
  open();
  const said = await screen.findByText(/^You reported:/);
  expect(said.textContent).toBe(
    'You reported: The question is unclear. Your teacher has looked at it.',
  );
});

test('what the server refuses is said, and the words stay', async () => {
  serve();
  const error = 'You have sent many reports today.';
  server.use(
    http.put(`${address}/questions/:questionId/report`, () =>
      HttpResponse.json({ success: false, error, code: 'too-many-requests' }, { status: 429 }),
    ),
  );
  const user = open();
  await screen.findAllByRole('button', { name: WRONG });
  await user.click(card('Where is DNA?').getByRole('button', { name: WRONG }));
  await user.click(await screen.findByRole('radio', { name: 'The question is unclear' }));
  await user.click(screen.getByRole('button', { name: 'Send to your teacher' }));
  expect(await screen.findByText(`Your report was not sent. ${error}`)).toBeTruthy();
  expect(screen.getByRole('radio', { checked: true })).toBeTruthy();
});

test('a dropped question says that everybody gets its point, and takes no report', async () => {
  serve();
  open();
  await screen.findAllByRole('button', { name: WRONG });
  const dropped = card('Why?');
  expect(dropped.getByText('Everybody gets this point')).toBeTruthy();
  expect(dropped.getByText('Not Answered')).toBeTruthy();
  expect(dropped.queryByText('Correct')).toBeNull();
  expect(dropped.queryByText('Correct Answer')).toBeNull();
  expect(dropped.queryByRole('button')).toBeNull();
  expect(screen.getByText(/One of them was dropped: everybody gets its point\.$/)).toBeTruthy();
  const counts = screen.getAllByRole('definition').slice(0, 3);
  expect(counts.map(({ textContent }) => textContent)).toEqual(['2', '1', '0']);
  expect(await axeFaults()).toEqual([]);
});

test('a teacher is not asked for a report', async () => {
  serve();
  open(teacher);
  await screen.findByRole('heading', { name: 'Detailed Breakdown' });
  expect(screen.queryByRole('button', { name: WRONG })).toBeNull();
});

test('where a server takes no reports, nothing is said of them', async () => {
  serve(null);
  open();
  await screen.findByRole('heading', { name: 'Detailed Breakdown' });
  expect(screen.queryByRole('button', { name: WRONG })).toBeNull();
});
