import { expect, test } from 'vitest';
import { correlation, mean, median } from './sample.ts';

test.each([
  [[], null],
  [[4], 4],
  [[1, 2, 6], 3],
])('the mean of %j', (values, expected) => {
  expect(mean(values)).toBe(expected);
});

test.each([
  [[], null],
  [[4], 4],
  [[9, 1, 5], 5],
  [[9, 1, 5, 7], 6],
])('the median of %j', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test.each([
  ['rising together', [1, 2, 3], [2, 4, 6], 1],
  ['one falling', [1, 2, 3], [3, 2, 1], -1],
  ['one that does not vary', [1, 1, 1], [1, 2, 3], null],
  ['nothing', [], [], null],
])('the correlation of %s', (_what, xs, ys, expected) => {
  const r = correlation(xs, ys);
  if (expected === null) expect(r).toBeNull();
  else expect(r).toBeCloseTo(expected, 10);
});
