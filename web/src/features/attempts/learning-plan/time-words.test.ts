import { expect, test } from 'vitest';
import { someAnalytics } from './plan.fixture.ts';
import { compareWithBenchmark, summariseTimes } from './time-words.ts';

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
