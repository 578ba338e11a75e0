import { expect, test } from 'vitest';
import { judgeCurve, worstOf } from './judge-curve.ts';

const at = (costs: number[], shown: number[]) =>
  costs.map((cost, index) => ({ cost, shown: shown[index] ?? 0 }));

test('a cost that stays the same is flat, whatever is shown', () => {
  expect(judgeCurve(at([5, 5, 5], [100, 1_000, 10_000]), 1)).toBe('flat');
});

test('a read more or a tenth of the bytes is no growth', () => {
  expect(judgeCurve(at([5, 6, 6], [100, 100, 100]), 1)).toBe('flat');
  expect(judgeCurve(at([4_000, 4_100, 4_390], [100, 100, 100]), 200)).toBe('flat');
});

test('a cost that falls is flat', () => {
  expect(judgeCurve(at([60, 40, 2], [9, 9, 9]), 1)).toBe('flat');
});

test('a list that costs what it shows grows as shown, up to its page', () => {
  expect(judgeCurve(at([6, 61, 61], [1_500, 18_000, 18_000]), 1)).toBe('as shown');
});

test('a cost that grows while the answer stays as it is, is growing', () => {
  expect(judgeCurve(at([31, 301, 3_001], [900, 950, 960]), 1)).toBe('growing');
});

test('a cost that stays where it came to is bounded', () => {
  expect(judgeCurve(at([3, 15, 15], [900, 950, 960]), 1)).toBe('bounded');
  expect(judgeCurve(at([3, 15], [900, 950]), 1)).toBe('growing');
});

test('a cost that grows faster than what is shown is growing', () => {
  expect(judgeCurve(at([10, 100, 10_000], [100, 1_000, 10_000]), 1)).toBe('growing');
});

test('without a point, or with one, nothing grows', () => {
  expect(judgeCurve([], 1)).toBe('flat');
  expect(judgeCurve(at([9], [9]), 1)).toBe('flat');
});

test('the worst of several verdicts counts', () => {
  expect(worstOf(['flat', 'growing', 'as shown'])).toBe('growing');
  expect(worstOf([])).toBe('flat');
});
