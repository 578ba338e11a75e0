import { screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { axeFaults } from '../../../test/axe.ts';
import { renderSignedIn, student } from '../../../test/render-signed-in.tsx';
import { server } from '../../../test/server.ts';
import { listed, refuseStudent, serveStudent, someAnalytics } from '../student.fixture.ts';
import { GrowthAnalytics } from './growth-analytics.tsx';

function show(at = '/student-dashboard?tab=growth') {
  return renderSignedIn(<GrowthAnalytics />, {
    user: student,
    at,
    others: { '/quiz-attempt/:id': <h1>Quiz</h1>, '/quiz-results/:id': <h1>Results</h1> },
  });
}

function figure(label: string) {
  return screen.getByText(label).closest('dt')?.nextElementSibling?.textContent;
}

function picker() {
  return screen.findByRole<HTMLSelectElement>('combobox', {
    name: 'Select Quiz Attempt to Analyze',
  });
}

test('every attempt can be picked, the newest is picked at first', async () => {
  serveStudent();
  show();
  const options = within(await picker()).getAllByRole<HTMLOptionElement>('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Atoms - Attempt 1 (3 Mar 2026) - 86%',
    'Cells and tissues - Attempt 2 (2 Mar 2026) - 70%',
    'Cells and tissues - Attempt 1 (1 Mar 2026) - 45%',
  ]);
  expect((await picker()).value).toBe('attempt-3');
  // On a phone the closed list is cut off.
  expect(screen.getByText('Attempt 1 (3 Mar 2026) - 86%')).toBeTruthy();
});

test('the overview of the picked attempt says what it came to, and leads on', async () => {
  serveStudent({ attempts: [listed(2, { percentage: 80, score: 8 })] });
  show();
  const overview = within(await screen.findByRole('region', { name: 'Cells and tissues' }));
  expect(overview.getByText('80%')).toBeTruthy();
  expect(figure('Questions Correct')).toBe('8/10');
  expect(figure('Completed On')).toBe('2 Mar 2026');
  expect(figure('Time Taken')).toBe('2m 5s');
  expect(figure('Performance')).toBe('Excellent');
  const links = overview.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['View Detailed Results', '/quiz-results/attempt-2'],
    ['Retake This Quiz', '/quiz-attempt/cells'],
    ['Browse All Quizzes', '/student-dashboard?tab=quiz'],
  ]);
});

test('a quiz that is no longer there is not offered again', async () => {
  serveStudent({ attempts: [listed(2)], onShelf: ['atoms'] });
  show();
  expect(await screen.findByRole('link', { name: 'View Detailed Results' })).toBeTruthy();
  await waitForElementToBeRemoved(() => screen.queryByRole('link', { name: 'Retake This Quiz' }));
});

test('the quiz score trend and the skill mastery circle are there', async () => {
  serveStudent();
  show();
  const trend = await screen.findByRole('region', { name: 'Quiz Score Trend' });
  expect(within(trend).getByText('Improving')).toBeTruthy();
  expect(await screen.findByRole('img', { name: 'Skill mastery: 25.0%, Mastered' })).toBeTruthy();
  const focus = screen.getByRole('link', { name: 'See and practise them' });
  expect(focus.getAttribute('href')).toBe('/student-dashboard?tab=performance');
});

test('one attempt has no trend and nothing to compare with', async () => {
  serveStudent({ attempts: [listed(1)] });
  show();
  expect(
    await screen.findByText('Complete more quizzes to see your performance trend.'),
  ).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Growth Comparison' })).toBeNull();
});

test.each([
  [62.5, 'attempt-2', ['62.5%', '75.0%', '75.0%', '+12.5 points', '2', '#2'], 'Up'],
  [87.5, 'attempt-2', ['87.5%', '75.0%', '87.5%', '−12.5 points', '2', '#2'], 'Down'],
  [75, 'attempt-2', ['75.0%', '75.0%', '75.0%', '+0.0 points', '2', '#2'], 'Flat'],
  [62.5, 'attempt-1', ['62.5%', '62.5%', '75.0%', '+0.0 points', '2', '#1'], 'Flat'],
])('attempts at one quiz are compared: first %d%%, looked at %s', async (...one) => {
  const [first, picked, figures, arrow] = one;
  const attempts = [listed(2, { percentage: 75 }), listed(1, { percentage: first })];
  serveStudent({ attempts });
  show(`/student-dashboard?tab=growth&attempt=${picked}`);
  const card = within(await screen.findByRole('region', { name: 'Growth Comparison' }));
  expect(card.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'First Attempt',
    'Current Attempt',
    'Best Attempt',
    'Total Improvement',
    'Total Attempts',
    'This Attempt',
  ]);
  const shown = card.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(shown).toEqual(figures);
  expect(card.getByText(`Progress over attempts: ${arrow}`)).toBeTruthy();
  expect(card.getByRole('img', { name: 'Progress over attempts' })).toBeTruthy();
  expect(await axeFaults()).toEqual([]);
});

test('improvement is green from 0 on, else red', async () => {
  const attempts = [listed(2, { percentage: 50 }), listed(1, { percentage: 75 })];
  serveStudent({ attempts });
  const { user } = show();
  const worse = await screen.findByText('−25.0 points');
  expect(worse.parentElement?.className).toContain('bad');
  await user.selectOptions(await picker(), 'attempt-1');
  expect((await screen.findByText('+0.0 points')).parentElement?.className).toContain('good');
});

test('the picked attempt is shown from inside: topics, right and wrong, and time', async () => {
  serveStudent();
  show();
  const card = within(await screen.findByRole('region', { name: 'This Attempt in Detail' }));
  expect(await card.findByText('1 correct, 1 incorrect, 1 not attempted.')).toBeTruthy();
  const rows = card.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows[1]).toMatch(/^TissuesRight0Wrong or open2/);
  expect(rows[2]).toMatch(/^CellsRight1Wrong or open0/);
  expect(figure('Your Total Time')).toBe('2m 5s');
  expect(figure('Benchmark Time')).toBe('1m 30s');
  expect(figure('Avg Per Question')).toBe('41.7s');
  expect(card.getByText(/clearly longer .* and 1 of 3 answers is right/)).toBeTruthy();
  const ofTopics = card.getAllByRole('link', { name: /^Practise “/ });
  expect(ofTopics.map((one) => one.getAttribute('href'))).toEqual([
    expect.stringMatching(/^\/practice\?attempt=[^&]+&topic=Tissues$/),
  ]);
  const practise = card.getByRole('link', { name: 'Practise what went wrong' });
  expect(practise.getAttribute('href')).toMatch(/^\/practice\?attempt=/);
  expect(await axeFaults()).toEqual([]);
});

test.each([
  [120, /^Optimal Pace/],
  [120.1, /^Consider Pacing/],
  [60, /^Optimal Pace/],
  [59.9, /^Great Pace!/],
])('three questions of 30 s in %d s are a pace of their own', async (totalTime, words) => {
  const answerDistribution = { correct: 3, incorrect: 0, notAttempted: 0 };
  serveStudent({ analytics: someAnalytics({ totalTime, answerDistribution }) });
  show();
  expect(await screen.findByText(words)).toBeTruthy();
});

test('an attempt that the address names but nobody has is not selected', async () => {
  serveStudent();
  const { user } = show('/student-dashboard?tab=growth&attempt=unknown');
  expect(await screen.findByText('No attempt selected.')).toBeTruthy();
  expect(await axeFaults()).toEqual([]);
  await user.selectOptions(await picker(), 'attempt-2');
  expect(await screen.findByRole('heading', { name: 'Growth Comparison' })).toBeTruthy();
  expect(screen.queryByText('No attempt selected.')).toBeNull();
});

test('while it loads, the tab says so', async () => {
  server.use(http.get('/api/student/*', () => new Promise<never>(() => undefined)));
  show();
  expect(await screen.findByText('Loading growth analytics…')).toBeTruthy();
  expect(await axeFaults()).toEqual([]);
});

test('a student without attempts is encouraged to begin', async () => {
  serveStudent({ attempts: [] });
  show();
  expect(await screen.findByRole('heading', { name: 'No Quiz Attempts Yet' })).toBeTruthy();
  expect(screen.getByText('Complete some quizzes to see your growth analytics!')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Go to Quizzes' });
  expect(link.getAttribute('href')).toBe('/student-dashboard?tab=quiz');
  expect(await axeFaults()).toEqual([]);
});

test('attempts that do not come can be fetched again', async () => {
  refuseStudent(503, 'The server is busy.', 'unavailable');
  const { user } = show();
  expect(await screen.findByText('Failed to load student quiz results.')).toBeTruthy();
  expect(await axeFaults()).toEqual([]);
  serveStudent();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await picker()).toBeTruthy();
});

test('an attempt whose detail does not come leaves the rest, and can be tried again', async () => {
  serveStudent();
  server.use(http.get('/api/quiz-results/*', () => HttpResponse.error(), { once: true }));
  const { user } = show();
  expect(await screen.findByText('An error occurred while fetching the results.')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Quiz Score Trend' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('1 correct, 1 incorrect, 1 not attempted.')).toBeTruthy();
});

describe('of many attempts', () => {
  /** An attempt a day, newest first, with every third at the same quiz. */
  const attempts = Array.from({ length: 48 }, (_, at) => {
    const completedAt = new Date(Date.UTC(2026, 5, 1) - at * 24 * 60 * 60 * 1000).toISOString();
    const quizId = at % 3 === 0 ? 'cells' : `quiz-${at}`;
    return listed(1, { id: `attempt-${48 - at}`, quizId, completedAt, percentage: 48 - at });
  });

  const options = async () => within(await picker()).getAllByRole('option');

  test('the newest are listed with their numbers, and the earlier ones on demand', async () => {
    serveStudent({ attempts });
    const { user } = show();
    expect(await screen.findByText('The newest 24 attempts are listed.')).toBeTruthy();
    expect(await options()).toHaveLength(24);
    expect((await options())[0]?.textContent).toContain('Attempt 16 (');
    await user.click(screen.getByRole('button', { name: 'Show earlier attempts' }));
    await expect.poll(async () => (await options()).length).toBe(48);
    expect(screen.queryByRole('button', { name: 'Show earlier attempts' })).toBeNull();
    expect(document.activeElement).toBe(await picker());
    await user.selectOptions(await picker(), 'attempt-3');
    const card = within(await screen.findByRole('region', { name: 'Growth Comparison' }));
    expect(card.getByText('#1')).toBeTruthy();
  });

  test('the comparison knows the attempts that are not listed yet', async () => {
    serveStudent({ attempts });
    show();
    const card = within(await screen.findByRole('region', { name: 'Growth Comparison' }));
    expect(card.getByText('#16')).toBeTruthy();
    expect(card.getAllByRole('definition')[0]?.textContent).toBe('3.0%');
  });

  test('the comparison knows the first of more attempts than a page has', async () => {
    const often = Array.from({ length: 130 }, (_, at) => {
      const completedAt = new Date(Date.UTC(2026, 5, 1) - at * 60_000).toISOString();
      const percentage = at === 129 ? 7 : 50;
      return listed(1, { id: `often-${130 - at}`, quizId: 'cells', completedAt, percentage });
    });
    serveStudent({ attempts: often });
    show();
    const card = within(await screen.findByRole('region', { name: 'Growth Comparison' }));
    expect(card.getByText('#130')).toBeTruthy();
    expect(card.getAllByRole('definition')[0]?.textContent).toBe('7.0%');
  });

  test('an address can name one of long ago', async () => {
    serveStudent({ attempts });
    show('/student-dashboard?tab=growth&attempt=attempt-2');
    await expect.poll(async () => (await picker()).value).toBe('attempt-2');
    expect(screen.queryByText('No attempt selected.')).toBeNull();
  });
});
