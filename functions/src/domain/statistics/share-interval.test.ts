import { expect, test } from 'vitest';
import { shareInterval } from './share-interval.ts';

// From the table of Newcombe, Statistics in Medicine 17 (1998), 857–872, method 3.
test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('%i of %i', (right, answered, low, high) => {
  const interval = shareInterval(right, answered);
  expect(interval.low).toBeCloseTo(low, 4);
  expect(interval.high).toBeCloseTo(high, 4);
});

test('without answers anything is possible', () => {
  expect(shareInterval(0, 0)).toEqual({ low: 0, high: 1 });
});

test.each([1, 3, 8, 50])('%i answers, none or all right, stay between 0 and 1', (answered) => {
  expect(shareInterval(0, answered).low).toBe(0);
  expect(shareInterval(answered, answered).high).toBeLessThanOrEqual(1);
});
