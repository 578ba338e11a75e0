import { describe, expect, test } from 'vitest';
import {
  averageOf,
  isPassed,
  masteryPercentOf,
  paceOf,
  passRateOf,
  performanceLabelOf,
  trendOf,
} from './scoring.ts';

test.each([
  [0, 0, 0],
  [33.3, 1, 33.3],
  [33.3 + 66.7 + 100, 3, 66.7],
  [0.1 + 0.2, 2, 0.2],
  [200.1, 2, 100.1],
])('the sum %d of %d percentages averages %d', (sum, count, average) => {
  expect(averageOf(sum, count)).toBe(average);
});

test.each([
  [0, false],
  [59.9, false],
  [60, true],
  [100, true],
])('%d percent passed: %s', (percentage, passed) => {
  expect(isPassed(percentage)).toBe(passed);
});

test.each([
  [0, 0, 0],
  [0, 3, 0],
  [1, 3, 33],
  [2, 3, 67],
  [1, 8, 13],
  [3, 3, 100],
])('%d passed of %d are %d percent', (passed, attempts, rate) => {
  expect(passRateOf(passed, attempts)).toBe(rate);
});

test.each([
  [0, 'Keep Trying'],
  [59.9, 'Keep Trying'],
  [60, 'Good'],
  [79.9, 'Good'],
  [80, 'Excellent'],
  [100, 'Excellent'],
])('%d percent is called %s', (percentage, label) => {
  expect(performanceLabelOf(percentage)).toBe(label);
});

describe('the trend', () => {
  test.each([
    ['no attempt', [], 'stable'],
    ['one attempt', [90], 'stable'],
    ['two equal', [70, 70], 'stable'],
    ['a tenth more', [70, 70.1], 'improving'],
    ['a tenth less', [70.1, 70], 'declining'],
    ['equal halves in another order', [33.3, 66.7, 66.7, 33.3], 'stable'],
    ['odd: the middle one lifts the later half', [50, 80, 50], 'improving'],
    ['odd: the middle one lowers the later half', [50, 10, 50], 'declining'],
    ['odd and equal', [50, 40, 60], 'stable'],
    ['odd, with tenths that floats cannot hold', [0.2, 0.1, 0.3], 'stable'],
    ['ten, better', [1, 1, 1, 1, 1, 2, 2, 2, 2, 2], 'improving'],
    ['what is older than ten does not count', [0, 0, 9, 9, 9, 9, 9, 8, 8, 8, 8, 8], 'declining'],
  ] as const)('of %s', (_what, percentages, trend) => {
    expect(trendOf(percentages)).toBe(trend);
  });
});

test.each([
  [0, 0, 0],
  [0, 4, 0],
  [1, 2, 33.3],
  [2, 1, 66.7],
  [3, 0, 100],
])('%d strong areas and %d error topics are %d percent mastered', (strong, errors, percent) => {
  expect(masteryPercentOf(strong, errors)).toBe(percent);
});

describe('the pace, with a benchmark of 30 s for each of 3 questions', () => {
  test.each([
    ['exactly 10 s over', 120, 'optimal'],
    ['a tenth more', 120.1, 'slow'],
    ['as the benchmark', 90, 'optimal'],
    ['exactly 10 s under', 60, 'optimal'],
    ['a tenth less', 59.9, 'fast'],
  ])('%s', (_what, totalTime, pace) => {
    expect(paceOf({ totalTime, benchmarkTotalTime: 90, questions: 3 })).toBe(pace);
  });
});
