import { expect, test } from 'vitest';
import { completionPercentOf, completionStatusOf } from './completion.ts';

test.each([
  [0, 0, 100],
  [0, 4, 0],
  [1, 3, 33],
  [2, 3, 67],
  [1, 8, 13],
  [4, 4, 100],
])('%d completed of %d are %d percent', (completed, total, percent) => {
  expect(completionPercentOf({ completed, total })).toBe(percent);
});

test.each([
  [0, 0, 'Not started'],
  [0, 1, 'Critical'],
  [19, 1, 'Critical'],
  [20, 1, 'Needs Help'],
  [49, 1, 'Needs Help'],
  [50, 1, 'Progressing'],
  [79, 1, 'Progressing'],
  [80, 1, 'Excellent'],
  [100, 1, 'Excellent'],
])('%d percent in %d attempts is %s', (percent, attempts, status) => {
  expect(completionStatusOf(percent, attempts)).toBe(status);
});
