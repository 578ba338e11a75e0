import { expect, test } from 'vitest';
import { toDisjunctions } from './disjunctions.ts';

test.each([
  [0, []],
  [30, [30]],
  [61, [30, 30, 1]],
])('%i values are asked for in portions of %j', (count, sizes) => {
  const values = Array.from({ length: count }, (_, at) => at);
  const portions = toDisjunctions(values);
  expect(portions.map(({ length }) => length)).toEqual(sizes);
  expect(portions.flat()).toEqual(values);
});
