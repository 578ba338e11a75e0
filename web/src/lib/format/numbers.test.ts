import { expect, test } from 'vitest';
import {
  count,
  countFound,
  describeDuration,
  formatBytes,
  formatClock,
  formatDuration,
  formatPercent,
  formatSeconds,
} from './numbers.ts';

test('percentages have as many digits as asked', () => {
  expect(formatPercent(66.666)).toBe('67%');
  expect(formatPercent(66.666, 1)).toBe('66.7%');
  expect(formatPercent(85, 1)).toBe('85.0%');
});

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [2000, '2 kB'],
  [999_999, '1000 kB'],
  [3_400_000, '3.4 MB'],
  [250_000_000, '250 MB'],
  [5e12, '5000 GB'],
])('%d bytes are %s', (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words);
});

test.each([
  [545, '9:05', '9m 5s', '9 minutes 5 seconds'],
  [60, '1:00', '1m 0s', '1 minute'],
  [1, '0:01', '1s', '1 second'],
  [0, '0:00', '0s', '0 seconds'],
  [-3, '0:00', '0s', '0 seconds'],
])('%d seconds', (seconds, clock, duration, words) => {
  expect(formatClock(seconds)).toBe(clock);
  expect(formatDuration(seconds)).toBe(duration);
  expect(describeDuration(seconds)).toBe(words);
});

test('one is singular', () => {
  expect([count(0, 'topic'), count(1, 'topic'), count(2, 'topic')]).toEqual([
    '0 topics',
    '1 topic',
    '2 topics',
  ]);
});

test.each([
  [24, '24s'],
  [24.46, '24.5s'],
  [75, '75s'],
])('%d seconds are %s', (seconds, words) => {
  expect(formatSeconds(seconds)).toBe(words);
});

test('what was found is counted against all, unless it is all', () => {
  expect(countFound(3, 40, '40 quizzes')).toBe('3 of 40 quizzes');
  expect(countFound(40, 40, '40 quizzes')).toBe('40 quizzes');
});
