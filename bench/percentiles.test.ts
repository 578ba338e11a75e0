import { expect, test } from 'vitest';
import { toPercentiles } from './percentiles.ts';

test('of a hundred times the median is the fiftieth and the last is the longest', () => {
  const times = Array.from({ length: 100 }, (_, at) => 100 - at);
  expect(toPercentiles(times)).toEqual({ p50: 50, p95: 95, p99: 99, max: 100 });
});

test('of one time every percentile is that time', () => {
  expect(toPercentiles([7.26])).toEqual({ p50: 7.3, p95: 7.3, p99: 7.3, max: 7.3 });
});

test('one slow answer in ten is no median', () => {
  expect(toPercentiles([1, 1, 1, 1, 1, 1, 1, 1, 1, 900])).toMatchObject({ p50: 1, p95: 900 });
});

test('without a time there is nothing to tell', () => {
  expect(toPercentiles([])).toEqual({ p50: 0, p95: 0, p99: 0, max: 0 });
});
