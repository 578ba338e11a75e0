import type { Attempt } from '@study-assistant/contract/attempts/attempts';
import type { User } from '@study-assistant/contract/people/accounts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { provideAuth } from '../../../lib/auth/auth.ts';
import { keepUser } from '../../../lib/auth/session.ts';
import { axeFaults } from '../../../test/axe.ts';
import { aResult } from '../../../test/question-result.fixture.ts';
import { server } from '../../../test/server.ts';
import { anAttempt, maya, teacher } from '../attempt.fixture.ts';
import { QuizResultsPage } from './quiz-results.page.tsx';

const address = '/api/quiz-results/attempt/first';

beforeEach(() => {
  server.use(http.get(`${address}/*`, () => HttpResponse.error()));
  provideAuth({
    token: () => Promise.resolve('token'),
    standingInToken: () => Promise.resolve({ role: null, isAdmin: false }),
  } as Parameters<typeof provideAuth>[0]);
});

function serve(attempt: Attempt = anAttempt()) {
  server.use(http.get(address, () => HttpResponse.json({ success: true, attempt })));
}

function refuse(status: number, error: string, code: string) {
  server.use(
    http.get(address, () => HttpResponse.json({ success: false, error, code }, { status })),
  );
}

function Elsewhere() {
  const location = useLocation();
  return (
    <p>
      At {location.pathname} with {JSON.stringify(location.state)}
    </p>
  );
}

function show(as: User = maya, state: unknown = null) {
  keepUser(as, { remember: true });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[{ pathname: '/quiz-results/first', state }]}>
        <Routes>
          <Route path="/quiz-results/:attemptId" element={<QuizResultsPage />} />
          <Route path="*" element={<Elsewhere />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

function article(name: string) {
  return screen.getByRole('article', { name });
}

test('says the score in a circle, in a sentence and in three counts', async () => {
  serve();
  show();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Cells and tissues - Results' }),
  ).toBeTruthy();
  expect(await screen.findByRole('img', { name: 'Score: 33%' })).toBeTruthy();
  expect(screen.getByText('You answered 1 out of 3 questions correctly.')).toBeTruthy();
  expect(screen.getByText('Keep Trying')).toBeTruthy();
  const counts = screen.getAllByRole('definition').slice(0, 3);
  expect(counts.map(({ textContent }) => textContent)).toEqual(['1', '1', '1']);
  expect(document.title).toContain('Cells and tissues - Results');
  expect(await axeFaults()).toEqual([]);
});

test('a right answer is marked so, without a Correct Answer beside it', async () => {
  serve();
  show();
  await screen.findByRole('heading', { name: 'Detailed Breakdown' });
  const right = within(article('Where is energy released?'));
  expect(right.getByText('Correct')).toBeTruthy();
  expect(right.getByText('Your Answer').nextSibling?.textContent).toBe('BMitochondrion');
  expect(right.queryByText('Correct Answer')).toBeNull();
  expect(right.getByText('Respiration happens in mitochondria.')).toBeTruthy();
  expect(right.getByText('From your material, page 3')).toBeTruthy();
  expect(right.getByText('Mitochondria release energy.')).toBeTruthy();
});

test('a wrong answer stands beside the right one, an open one is Not Answered', async () => {
  serve();
  show();
  await screen.findByRole('heading', { name: 'Detailed Breakdown' });
  const wrong = within(article('Where is DNA?'));
  expect(wrong.getByText('Incorrect')).toBeTruthy();
  expect(wrong.getByText('Your Answer').nextSibling?.textContent).toBe('CRibosome');
  expect(wrong.getByText('Correct Answer').nextSibling?.textContent).toBe('ANucleus');
  expect(wrong.getByText('From your material, “Inside the cell”')).toBeTruthy();
  const open = within(article('What surrounds a cell?'));
  expect(open.getByText('Incorrect')).toBeTruthy();
  expect(open.getByText('Not Answered')).toBeTruthy();
});

test('letters follow the order in which the student saw the options', async () => {
  const order = { optionOrder: [2, 0, 3, 1] };
  const wrong = aResult({ userAnswer: 2, isCorrect: false });
  serve(anAttempt({ detailedResults: [{ ...wrong, ...order }] }));
  show();
  const card = within(await screen.findByRole('article'));
  expect(card.getByText('Your Answer').nextSibling?.textContent).toBe('ARibosome');
  expect(card.getByText('Correct Answer').nextSibling?.textContent).toBe('DMitochondrion');
});

test('an order that does not fit the options counts as none', async () => {
  serve(anAttempt({ detailedResults: [{ ...aResult(), optionOrder: [0, 0, 1, 2] }] }));
  show();
  const card = within(await screen.findByRole('article'));
  expect(card.getByText('Your Answer').nextSibling?.textContent).toBe('BMitochondrion');
});

test.each([maya, teacher])('a result that was graded again says so to $userType', async (user) => {
  const note = 'The answer key of this quiz was corrected on 16 November 2026.';
  const ofQuestion = 'The answer to this question was corrected on 16 November 2026.';
  serve(anAttempt({ note, detailedResults: [aResult({ note: ofQuestion })] }));
  show(user);
  const changes = await screen.findByRole('note', { name: 'Changes to this result' });
  expect(changes.textContent).toBe(note);
  const breakdown = screen.getByRole('heading', { name: 'Detailed Breakdown' });
  expect(changes.compareDocumentPosition(breakdown)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(within(screen.getByRole('article')).getByText(ofQuestion)).toBeTruthy();
  expect(await axeFaults()).toEqual([]);
});

test('without a note on the whole those of the questions stand above, each once', async () => {
  const result = aResult({ note: 'The answer was corrected.' });
  serve(anAttempt({ detailedResults: [result, result, aResult()] }));
  show();
  const changes = await screen.findByRole('note', { name: 'Changes to this result' });
  expect(changes.textContent).toBe('The answer was corrected.');
});

test('a result as it was has no note', async () => {
  serve();
  show();
  await screen.findByRole('heading', { name: 'Detailed Breakdown' });
  expect(screen.queryByRole('note')).toBeNull();
});

test('the filter leaves what went wrong', async () => {
  serve();
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Incorrect' }));
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.getByRole('status').textContent).toBe('2 of 3 questions shown.');
  await userEvent.click(screen.getByRole('button', { name: 'All' }));
  expect(screen.getAllByRole('article')).toHaveLength(3);
});

test('the filter says so when nothing went wrong', async () => {
  const all = { score: 1, totalQuestions: 1, percentage: 100, detailedResults: [aResult()] };
  serve(anAttempt(all));
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Incorrect' }));
  expect(screen.getByText('Every answer was right.')).toBeTruthy();
});

test.each([
  [maya, 'At /student-dashboard with {"quizCompleted":true}'],
  [teacher, 'At /dashboard with null'],
])('Back to Dashboard leads home: %#', async (user, place) => {
  serve();
  show(user);
  await screen.findByRole('heading', { name: 'Detailed Breakdown' });
  await userEvent.click(screen.getByRole('button', { name: 'Back to Dashboard' }));
  expect(screen.getByText(place)).toBeTruthy();
});

test("a teacher's view names the student and leads to her performance", async () => {
  serve(anAttempt({ studentName: 'Maya Lindqvist' }));
  show(teacher);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Cells and tissues - Results' }),
  ).toBeTruthy();
  expect(screen.getByText('Maya Lindqvist’s result')).toBeTruthy();
  const link = await screen.findByRole('link', { name: 'Maya Lindqvist’s performance' });
  expect(link.getAttribute('href')).toBe('/student-performance/maya');
  expect(screen.queryByRole('link', { name: /^Review/ })).toBeNull();
  expect(await axeFaults()).toEqual([]);
});

test('results that are not there are said to be so, with a way on', async () => {
  refuse(404, 'Results not found.', 'not-found');
  show();
  expect(await screen.findByText('Results not found.')).toBeTruthy();
  expect(await axeFaults()).toEqual([]);
  await userEvent.click(screen.getByRole('link', { name: 'Go to Dashboard' }));
  expect(screen.getByText(/^At \/student-dashboard/)).toBeTruthy();
});

test('a refusal says that the results failed to load', async () => {
  refuse(403, 'You may not do this.', 'forbidden');
  show();
  expect(await screen.findByText('Failed to load quiz results.')).toBeTruthy();
});

test('results that do not come can be fetched again', async () => {
  server.use(http.get(address, () => HttpResponse.error(), { once: true }));
  show();
  expect(await screen.findByText('An error occurred while fetching the results.')).toBeTruthy();
  serve();
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Detailed Breakdown' })).toBeTruthy();
});

const held = 'Handed in Fri 27 Nov 15:42. Your teacher shows the answers after Sun 29 Nov 18:00.';

test('a result that is kept back says when it was handed in and what comes, not that it failed', async () => {
  refuse(403, held, 'results-held');
  show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Handed in' })).toBeTruthy();
  expect(screen.getByText(held, { exact: false })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
  const back = screen.getByRole('link', { name: 'Back to your quizzes' });
  expect(back.getAttribute('href')).toBe('/student-dashboard?tab=quiz');
  expect(await axeFaults()).toEqual([]);
});

test('who has just handed in sees that at once, and the result where it is there by now', async () => {
  let answer = () => {};
  const waiting = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.get(address, async () => {
      await waiting;
      return HttpResponse.json({ success: true, attempt: anAttempt() });
    }),
  );
  show(maya, { held });
  expect(screen.getByRole('heading', { level: 1, name: 'Handed in' })).toBeTruthy();
  expect(screen.getByText(held, { exact: false })).toBeTruthy();
  answer();
  expect(await screen.findByRole('heading', { name: 'Detailed Breakdown' })).toBeTruthy();
});

test('of a score alone there are neither questions nor anything to learn from', async () => {
  serve(anAttempt({ isScoreOnly: true, detailedResults: [], errorTopics: [] }));
  show();
  expect(await screen.findByRole('img', { name: 'Score: 33%' })).toBeTruthy();
  expect(screen.getByText(/^Your teacher shows the score of this quiz alone/)).toBeTruthy();
  expect(screen.getByText('You answered 1 out of 3 questions correctly.')).toBeTruthy();
  expect(screen.queryByText('Incorrect')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Detailed Breakdown' })).toBeNull();
  expect(screen.queryByRole('link', { name: /^Review/ })).toBeNull();
  const next = screen.getByRole('link', { name: 'Choose your next quiz' });
  expect(next.getAttribute('href')).toBe('/student-dashboard?tab=quiz');
  expect(await axeFaults()).toEqual([]);
});
