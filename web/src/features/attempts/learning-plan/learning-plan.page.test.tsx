import type { AttemptAnalysis } from '@study-assistant/contract/attempts/analysis';
import type { AttemptAnalytics } from '@study-assistant/contract/classes/analytics';
import type { User } from '@study-assistant/contract/people/accounts';
import { screen, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { useLocation } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { axeFaults } from '../../../test/axe.ts';
import { renderSignedIn, student, teacher } from '../../../test/render-signed-in.tsx';
import { server } from '../../../test/server.ts';
import { LearningPlanPage } from './learning-plan.page.tsx';
import { anAnalysis, nothingToDo, someAnalytics } from './plan.fixture.ts';

const address = '/api/quiz-results/attempt/first';

/** The charts' code is large, so it is loaded before the tests. */
beforeAll(async () => {
  await import('../../../components/charts/share-pie-chart.tsx');
  await import('../../../components/charts/time-bar-chart.tsx');
}, 60_000);

/** The test browser has no layout, so every chart would be 0 px wide. */
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    return this.tagName === 'SPAN' ? new DOMRect(0, 0, 40, 14) : new DOMRect(0, 0, 600, 400);
  });
});

type Served = { analysis?: AttemptAnalysis; analytics?: AttemptAnalytics };

function serve({ analysis = anAnalysis(), analytics = someAnalytics() }: Served = {}) {
  server.use(
    http.get(`${address}/analysis`, () => HttpResponse.json({ success: true, analysis })),
    http.get(`${address}/detailed-analytics`, () =>
      HttpResponse.json({ success: true, analytics }),
    ),
  );
}

function refuse(status: number, error: string, code: string) {
  const refusal = () => HttpResponse.json({ success: false, error, code }, { status });
  server.use(http.get(`${address}/*`, refusal));
}

function Elsewhere() {
  const location = useLocation();
  return (
    <p>
      At {location.pathname} with {JSON.stringify(location.state)}
    </p>
  );
}

function show(user: User = student) {
  return renderSignedIn(<LearningPlanPage />, {
    user,
    at: '/quiz-results/first/analysis',
    route: '/quiz-results/:attemptId/analysis',
    others: { '*': <Elsewhere /> },
  });
}

function region(name: string) {
  return screen.findByRole('region', { name });
}

test('has its title and subtitle, whatever comes', async () => {
  serve();
  show();
  expect(
    screen.getByRole('heading', { level: 1, name: 'Your Personalized Learning Plan' }),
  ).toBeTruthy();
  expect(screen.getByText('AI-powered insights to help you improve')).toBeTruthy();
  expect(document.title).toContain('Your Personalized Learning Plan');
  await region('Answer Distribution');
  expect(await axeFaults()).toEqual([]);
});

test('says that it analyses while nothing is there', async () => {
  server.use(http.get(`${address}/*`, () => delay('infinite')));
  show();
  expect(screen.getByText('Analyzing Your Performance...')).toBeTruthy();
  expect(await axeFaults()).toEqual([]);
});

test('an analysis that does not come is an Oops! with ways on', async () => {
  server.use(http.get(`${address}/*`, () => HttpResponse.error()));
  const { user } = show();
  expect(await screen.findByRole('heading', { name: 'Oops!' })).toBeTruthy();
  expect(screen.getByText('An error occurred while fetching the analysis.')).toBeTruthy();
  expect(await axeFaults()).toEqual([]);
  serve();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await region('AI-Powered Recommendations')).toBeTruthy();
});

test('a refusal is told in the words of the server', async () => {
  refuse(403, 'You may not see these results.', 'forbidden');
  show();
  expect(await screen.findByRole('heading', { name: 'Oops!' })).toBeTruthy();
  expect(screen.getByText('You may not see these results.')).toBeTruthy();
});

test('a result that is kept back is no Oops!, and is not asked for again', async () => {
  const held = 'Handed in Fri 27 Nov 15:42. Your teacher shows the answers after Sun 29 Nov 18:00.';
  refuse(403, held, 'results-held');
  show();
  expect(await screen.findByText(held)).toBeTruthy();
  expect(screen.getByText('Handed in')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
});

test('an attempt that is not there has no analysis, and Go Back leads to its results', async () => {
  refuse(404, 'Results not found.', 'not-found');
  const { user } = show();
  expect(await screen.findByRole('heading', { name: 'Analysis Not Found' })).toBeTruthy();
  expect(screen.getByText("We couldn't find the analysis for this quiz attempt.")).toBeTruthy();
  expect(await axeFaults()).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Go Back' }));
  expect(screen.getByText(/^At \/quiz-results\/first with/)).toBeTruthy();
});

test('the answers are counted, and a kind that did not occur has no slice', async () => {
  const answerDistribution = { correct: 6, incorrect: 2, notAttempted: 0 };
  serve({ analytics: someAnalytics({ answerDistribution }) });
  show();
  const card = within(await region('Answer Distribution'));
  expect(await card.findByText('Correct: 6 (75%)')).toBeTruthy();
  expect(card.getByText('Incorrect: 2 (25%)')).toBeTruthy();
  expect(card.queryByText(/^Not Attempted:/)).toBeNull();
  const rows = card.getAllByRole('row', { hidden: true }).map((row) => row.textContent);
  expect(rows).toEqual([
    'AnswerQuestionsShare',
    'Correct675%',
    'Incorrect225%',
    'Not Attempted00%',
  ]);
});

test('the times stand on three cards, in a sentence, in a chart and in a table', async () => {
  serve();
  show();
  const card = within(await region('Time Analysis vs. AI Benchmark'));
  const figures = ['Your Total Time', 'Benchmark Time', 'Avg Per Question'].map(
    (name) => card.getByText(name).closest('div')?.querySelector('dd')?.textContent,
  );
  expect(figures).toEqual(['1m 15s', '1m 0s', '37.5s']);
  expect(
    card.getByText(
      'You took 1m 15s for 2 questions; the benchmark is 1m 0s. Question 1 held you up most: 15s slower.',
    ),
  ).toBeTruthy();
  expect(
    await card.findByRole('application', { name: 'Time Analysis vs. AI Benchmark' }),
  ).toBeTruthy();
  const rows = card.getAllByRole('row', { hidden: true }).map((row) => row.textContent);
  expect(rows.slice(1)).toEqual([
    '1Where is energy released?45s30s15s slower',
    '2Where is DNA?30s30sJust as fast',
  ]);
});

test('the arrow keys walk through the questions and tell the times of each', async () => {
  serve();
  const { user } = show();
  const chart = await screen.findByRole('application', { name: 'Time Analysis vs. AI Benchmark' });
  await user.tab();
  while (document.activeElement !== chart) await user.tab();
  const words = () => screen.getByText(/^AI benchmark:/).closest('div')?.textContent;
  expect(words()).toBe(
    'Question 1Where is energy released?Your time: 45sAI benchmark: 30s15s slower',
  );
  await user.keyboard('{ArrowRight}');
  expect(words()).toBe('Question 2Where is DNA?Your time: 30sAI benchmark: 30sJust as fast');
});

test.each([
  [80, 'Optimal Pace'],
  [80.1, 'Consider Pacing'],
  [40, 'Optimal Pace'],
  [39.9, 'Great Pace!'],
])('%d seconds for two questions of 30 each are told as %s', async (totalTime, title) => {
  serve({ analytics: someAnalytics({ totalTime }) });
  show();
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
});

test('begins with what to do; the figures come after it', async () => {
  serve();
  show();
  const figures = await region('Answer Distribution');
  const names = ['AI-Powered Recommendations', 'Materials from Your Teacher'];
  for (const name of names) {
    const order = (await region(name)).compareDocumentPosition(figures);
    expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
});

test('who left most questions open is not praised for the pace', async () => {
  const answerDistribution = { correct: 1, incorrect: 0, notAttempted: 11 };
  serve({ analytics: someAnalytics({ answerDistribution, totalTime: 10 }) });
  show();
  expect(await screen.findByRole('heading', { name: 'Too Few Answers to Tell' })).toBeTruthy();
  expect(screen.getByText(/^You answered 1 of 12 questions/)).toBeTruthy();
  expect(screen.queryByText(/Great Pace/)).toBeNull();
});

const noQuestions = someAnalytics({
  answerDistribution: { correct: 0, incorrect: 0, notAttempted: 0 },
  timeAnalysis: [],
});

test('of a score alone there is no plan, and no chart of nothing', async () => {
  serve({ analysis: { ...nothingToDo, isScoreOnly: true }, analytics: noQuestions });
  show();
  expect(await screen.findByRole('heading', { name: 'Only the score is shown' })).toBeTruthy();
  expect(screen.queryByText('Great Job!')).toBeNull();
  expect(screen.queryByText('Answer Distribution')).toBeNull();
  expect(screen.getByRole('link', { name: 'View Detailed Results' })).toBeTruthy();
  expect(await axeFaults()).toEqual([]);
});

test('numbers without questions are not drawn', async () => {
  serve({ analytics: noQuestions });
  show();
  expect(await screen.findByText('No charts for this result')).toBeTruthy();
  expect(screen.queryByText('Answer Distribution')).toBeNull();
  expect(screen.queryByText(/^Of 0 questions/)).toBeNull();
});

test('the plan stands without its charts, which can be fetched again', async () => {
  serve();
  server.use(http.get(`${address}/detailed-analytics`, () => HttpResponse.error(), { once: true }));
  const { user } = show();
  expect(await region('AI-Powered Recommendations')).toBeTruthy();
  expect(await screen.findByText('The charts of this attempt could not be loaded.')).toBeTruthy();
  expect(await axeFaults()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await region('Answer Distribution')).toBeTruthy();
});

test("the teacher's materials say what they are, and open in place or in a new tab", async () => {
  serve();
  const link = { url: 'https://school.example/slides', expiresAt: '2026-03-12T09:05:00.000Z' };
  const answer = () => HttpResponse.json({ success: true, ...link });
  server.use(http.post('/api/materials/slides/download-link', answer));
  const tab = { closed: false, location: { href: '' }, document: { title: '' }, opener: null };
  const open = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  const { user } = show();
  const card = within(await screen.findByRole('article', { name: 'Inside a cell' }));
  expect(card.getByText('Presentation')).toBeTruthy();
  expect(card.getByText('Covers “Cells”.')).toBeTruthy();
  expect(card.getByText('From Teacher')).toBeTruthy();
  const inPlace = card.getByRole('link', { name: 'Inside a cell' });
  expect(inPlace.getAttribute('href')).toBe('/materials/slides');
  await user.click(card.getByRole('button', { name: 'Download' }));
  expect(open).toHaveBeenCalledWith('', '_blank');
  await vi.waitFor(() => expect(tab.location.href).toBe('https://school.example/slides'));
  open.mockRestore();
});

test('with nothing to do it says Great Job! and leads on', async () => {
  serve({ analysis: nothingToDo });
  const { user } = show();
  expect(await screen.findByRole('heading', { name: 'Great Job!' })).toBeTruthy();
  expect(screen.queryByText('AI-Powered Recommendations')).toBeNull();
  expect(screen.queryByText('Materials from Your Teacher')).toBeNull();
  expect(await axeFaults()).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'Continue Learning' }));
  expect(screen.getByText(/^At \/student-dashboard/)).toBeTruthy();
});

test.each([
  ['recommendations', { ...nothingToDo, recommendations: ['Read.'] }],
  ['topicSpecificMaterials', { ...anAnalysis(), recommendations: [], teacherMaterials: [] }],
  ['teacherMaterials', { ...anAnalysis(), recommendations: [], topicSpecificMaterials: [] }],
])('is not done while there are %s', async (_what, analysis) => {
  serve({ analysis });
  show();
  await region('Answer Distribution');
  expect(screen.queryByText('Great Job!')).toBeNull();
});

test.each([
  ['View Detailed Results', student, 'At /quiz-results/attempt/first with null'],
  ['Back to Dashboard', student, 'At /student-dashboard with {"quizCompleted":true}'],
  ['Back to Dashboard', teacher, 'At /dashboard with {"quizCompleted":true}'],
] as const)('%s leads there: %#', async (name, as, place) => {
  serve();
  const { user } = show(as);
  await user.click(await screen.findByRole('link', { name }));
  expect(screen.getByText(place)).toBeTruthy();
});
