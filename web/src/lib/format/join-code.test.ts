import { expect, test } from 'vitest';
import { cleanJoinCode, groupJoinCode } from './join-code.ts';

test.each([
  ['k7po9xq2', 'K7P09XQ2'],
  [' K7P0-9XQ2 ', 'K7P09XQ2'],
  ['il0o', '1100'],
  ['K7P09XQ2 and more', 'K7P09XQ2'],
  ['', ''],
])('%j is the code %j', (typed, code) => {
  expect(cleanJoinCode(typed)).toBe(code);
});

test.each([
  ['K7P09XQ2', 'K7P0 9XQ2'],
  ['K7P0', 'K7P0'],
  ['K7P09', 'K7P0 9'],
  ['', ''],
])('%j is shown as %j', (code, shown) => {
  expect(groupJoinCode(code)).toBe(shown);
});
