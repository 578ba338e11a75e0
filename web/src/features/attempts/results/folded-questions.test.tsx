import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import type { Attempt } from '../../../lib/api/lenient/attempts.ts';
import { keepUser } from '../../../lib/auth/session.ts';
import { axeFaults } from '../../../test/axe.ts';
import { aResult } from '../../../test/question-result.fixture.ts';
import { server } from '../../../test/server.ts';
import { anAttempt, maya } from '../attempt.fixture.ts';
import { ResultsBreakdown } from './results-breakdown.tsx';

const optionOrder = [0, 1, 2, 3];

beforeEach(() => {
  keepUser(maya, { remember: true });
  server.use(http.get('/api/*', () => HttpResponse.error()));
});

/** Shows an attempt with one right answer and two wrong ones. */
function show(hash = '', over: Partial<Attempt> = {}) {
  const { detailedResults, ...rest } = anAttempt();
  const attempt = {
    ...rest,
    detailedResults: detailedResults.map((result) => ({ ...result, optionOrder })),
    ...over,
  };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[`/quiz-results/first${hash}`]}>
        <ResultsBreakdown attempt={attempt} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

function openOnes(): boolean[] {
  return screen.getAllByRole('article').map((card) => card.querySelector('details')?.open ?? false);
}

test('what went right is folded, what went wrong or was left open stands open', async () => {
  show();
  expect(openOnes()).toEqual([false, true, true]);
  expect(screen.getAllByText('Your Answer')).toHaveLength(3);
  expect(await axeFaults()).toEqual([]);
});

test('questions have the numbers and the order of her attempt, and no other ones', () => {
  const results = ['First?', 'Second?', 'Third?'].map((question, index) => ({
    ...aResult({ question }),
    optionOrder,
    number: [3, 2, 1][index],
  }));
  show('#question-3', { detailedResults: results });
  const cards = screen.getAllByRole('article');
  expect(cards.map((card) => card.querySelector('h3')?.textContent)).toEqual([
    'Third?',
    'Second?',
    'First?',
  ]);
  expect(cards.map((card) => card.querySelector('summary > span')?.textContent)).toEqual([
    'Question 1',
    'Question 2',
    'Question 3',
  ]);
  expect(openOnes()).toEqual([false, false, true]);
});

test('a right answer that was corrected since, or dropped, stands open', () => {
  show('', {
    detailedResults: [
      { ...aResult({ note: 'The answer was corrected.' }), optionOrder },
      { ...aResult({ isDropped: true }), optionOrder },
    ],
  });
  expect(openOnes()).toEqual([true, true]);
});

test('a click on its line shows a question, and folds it again', async () => {
  show();
  await userEvent.click(screen.getByText('Where is energy released?'));
  expect(openOnes()).toEqual([true, true, true]);
  await userEvent.click(screen.getByText('Where is energy released?'));
  expect(openOnes()).toEqual([false, true, true]);
});

test('all can be shown and folded at once', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(openOnes()).toEqual([true, true, true]);
  await userEvent.click(screen.getByRole('button', { name: 'Fold all' }));
  expect(openOnes()).toEqual([false, false, false]);
});

test('an address that names a question opens it', () => {
  show('#question-1');
  expect(openOnes()).toEqual([true, true, true]);
  expect(document.activeElement?.id).toBe('question-1');
});

test('the options that were neither chosen nor right stand in a quiet line', () => {
  show();
  const others = screen.getAllByText('Other options').map(({ parentElement }) => parentElement);
  expect(others.map((line) => line?.textContent)).toEqual([
    'Other optionsA NucleusC RibosomeD Membrane',
    'Other optionsB MitochondrionD Membrane',
    'Other optionsA NucleusC RibosomeD Membrane',
  ]);
});
