import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import confetti from 'canvas-confetti';
import { StrictMode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Attempt } from '../../../lib/api/lenient/attempts.ts';
import { keepUser } from '../../../lib/auth/session.ts';
import { aResult } from '../../../test/question-result.fixture.ts';
import { anAttempt, maya, teacher } from '../attempt.fixture.ts';
import { isFreshResult, noteHandedIn, takeFreshResult } from '../fresh-results.ts';
import { ResultsSummary } from './results-summary.tsx';

const fire = vi.fn<() => null>();
const reset = vi.fn<() => void>();

beforeEach(() => {
  keepUser(maya, { remember: true });
  wantMotion(true);
  vi.spyOn(confetti, 'create').mockReturnValue(Object.assign(fire, { reset }));
});
afterEach(() => {
  takeFreshResult('first');
  fire.mockReset();
  reset.mockReset();
});

function wantMotion(isWanted: boolean): void {
  const media = { matches: !isWanted, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.spyOn(window, 'matchMedia').mockReturnValue(media as unknown as MediaQueryList);
}

function attemptOf(percentage: number, over: Partial<Attempt> = {}): Attempt {
  const score = percentage / 10;
  const detailedResults = Array.from({ length: 10 }, (_, index) => ({
    ...aResult(index < score ? {} : { userAnswer: 2, isCorrect: false }),
    optionOrder: [0, 1, 2, 3],
  }));
  return { ...anAttempt({ score, totalQuestions: 10, percentage }), detailedResults, ...over };
}

function show(attempt: Attempt, hasPlan = true) {
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <StrictMode>
        <MemoryRouter>
          <ResultsSummary attempt={attempt} hasPlan={hasPlan} />
        </MemoryRouter>
      </StrictMode>
    </QueryClientProvider>,
  );
}

function links() {
  return screen
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')] as const);
}

const plan = ['Open your learning plan', '/quiz-results/first/analysis'];
const practice = '/practice?attempt=first';

test('after mistakes comes their review, and the plan behind it', () => {
  show(attemptOf(60));
  expect(links()).toEqual([['Practise your 4 mistakes', practice], plan]);
});

test('after most went wrong the plan comes first', () => {
  show(attemptOf(30));
  expect(links()).toEqual([plan, ['Practise your 7 mistakes', practice]]);
});

test('without a plan there is the review alone', () => {
  show(attemptOf(90), false);
  expect(links()).toEqual([['Practise your mistake', practice]]);
});

test('what was left open is called missed', () => {
  const [first] = attemptOf(90).detailedResults;
  const open = { ...first!, isCorrect: false, userAnswer: null };
  show(attemptOf(80, { detailedResults: [open, { ...open, userAnswer: 1 }] }), false);
  expect(links()).toEqual([['Practise 2 missed questions', practice]]);
});

test('after everything went right comes the next quiz', () => {
  show(attemptOf(100), false);
  expect(links()).toEqual([['Choose your next quiz', '/student-dashboard?tab=quiz']]);
});

test('a good result is celebrated once, when it was just handed in', async () => {
  noteHandedIn('first');
  const { unmount } = show(attemptOf(80));
  await vi.waitFor(() => expect(fire).toHaveBeenCalledOnce());
  expect(reset).not.toHaveBeenCalled();
  unmount();
  // Confetti that is still falling must not be drawn on the next page.
  expect(reset).toHaveBeenCalledOnce();
  show(attemptOf(80));
  expect(document.querySelector('canvas')).toBeNull();
});

test.each([
  ['an earlier one', maya, 80, false],
  ['one below 80%', maya, 70, true],
  ["a student's, for a teacher", teacher, 80, true],
])('%s is not', (_what, user, percentage, isFresh) => {
  keepUser(user, { remember: true });
  if (isFresh) noteHandedIn('first');
  show(attemptOf(percentage));
  expect(document.querySelector('canvas')).toBeNull();
});

test('who wants less motion sees none', () => {
  wantMotion(false);
  noteHandedIn('first');
  show(attemptOf(100));
  expect(document.querySelector('canvas')).toBeNull();
  expect(isFreshResult('first')).toBe(true);
});

test('what is partly right counts by its points, and has a place of its own', () => {
  const parts = [
    { part: 'option', bucket: '0', fraction: 1 },
    { part: 'option', bucket: '1', fraction: 1 },
  ];
  const partly = {
    ...aResult({ kind: 'several', userAnswer: 0, isCorrect: false, points: 0.6667, parts }),
    ...{ answer: { chosen: [0, 1] }, said: 'Its speed; Its mass', rightSaid: '', key: null },
    optionOrder: [0, 1, 2, 3],
  } as unknown as Attempt['detailedResults'][number];
  const whole = attemptOf(80);
  const detailedResults = [partly, ...whole.detailedResults.slice(1)];
  show({ ...whole, score: 7.7, percentage: 77, detailedResults });
  const card = screen.getByText('Partly right').parentElement?.parentElement;
  expect(card?.textContent).toMatch(/^Partly right1$|^1Partly right$/);
  expect(screen.getByText(/7\.7/)).toBeTruthy();
});

test('parts of points that make a whole one are no right answer', () => {
  const half = {
    ...aResult({ isCorrect: false, points: 0.5 }),
    optionOrder: [0, 1, 2, 3],
  } as unknown as Attempt['detailedResults'][number];
  const whole = attemptOf(80);
  const detailedResults = [half, half, ...whole.detailedResults.slice(2)];
  show({ ...whole, score: 7, percentage: 70, detailedResults });
  expect(screen.getByText('You got 7 out of 10 points.')).toBeTruthy();
});
