import { expect, test } from 'vitest';
import { count, countFound, formatBytes, formatPercent } from './numbers.ts';

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

test('one is singular', () => {
  expect([count(0, 'topic'), count(1, 'topic'), count(2, 'topic')]).toEqual([
    '0 topics',
    '1 topic',
    '2 topics',
  ]);
});

test('what was found is counted against all, unless it is all', () => {
  expect(countFound(3, 40, '40 quizzes')).toBe('3 of 40 quizzes');
  expect(countFound(40, 40, '40 quizzes')).toBe('40 quizzes');
});
