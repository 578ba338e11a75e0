import { expect, test } from 'vitest';
import { isTooMuch } from './is-too-much.ts';

test.each([
  [20, 20, false],
  [21, 21, true],
  [21, 419, true],
  [21, 420, false],
  [50, 1000, false],
  [51, 1000, true],
])('%i lost of %i', (lost, looked, expected) => {
  expect(isTooMuch(lost, looked)).toBe(expected);
});
