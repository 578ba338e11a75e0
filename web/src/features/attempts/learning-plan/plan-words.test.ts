import { expect, test } from 'vitest';
import { compareWithBenchmark, summariseAnswers, summariseTimes } from './plan-words.ts';
import { someAnalytics } from './plan.fixture.ts';

test.each([
  [6, 3, 1, 'Of 10 questions, 6 went right, 3 went wrong, and 1 had no answer.'],
  [6, 4, 0, 'Of 10 questions, 6 went right and 4 went wrong.'],
  [5, 0, 0, 'Of 5 questions, all went right.'],
  [0, 5, 0, 'Of 5 questions, all went wrong.'],
  [0, 0, 5, 'Of 5 questions, all had no answer.'],
])('%d right, %d wrong and %d open', (correct, incorrect, notAttempted, sentence) => {
  expect(summariseAnswers({ correct, incorrect, notAttempted })).toBe(sentence);
});

test.each([
  [15, '15s slower'],
  [-5.5, '5.5s faster'],
  [0, 'Just as fast'],
])('a difference of %d seconds is %s', (difference, words) => {
  expect(compareWithBenchmark(difference)).toBe(words);
});

test('without a slow question none is named', () => {
  const timeAnalysis = someAnalytics().timeAnalysis.map((time) => ({ ...time, difference: -1 }));
  expect(summariseTimes(someAnalytics({ timeAnalysis, totalTime: 58 }))).toBe(
    'You took 58s for 2 questions; the benchmark is 1m 0s.',
  );
});
