import { expect, test } from 'vitest';
import { fillColumns, roomOn, toPages, usualPaper } from './paper-size.ts';

test('columns are filled one after the other, and no block is parted', () => {
  expect(fillColumns([4, 4, 4, 4, 4], () => 10)).toEqual([[0, 1], [2, 3], [4]]);
  expect(fillColumns([5, 5, 5], () => 10)).toEqual([[0, 1], [2]]);
});

test('a first column with less room takes less', () => {
  expect(fillColumns([4, 4, 4], (column) => (column === 0 ? 4 : 10))).toEqual([[0], [1, 2]]);
});

test('a block that is too tall for any column has one of its own', () => {
  expect(fillColumns([2, 30, 2], () => 10)).toEqual([[0], [1], [2]]);
  expect(fillColumns([30], () => 10)).toEqual([[0]]);
});

test('columns are put on pages', () => {
  expect(toPages(['a', 'b', 'c'], 2)).toEqual([['a', 'b'], ['c']]);
});

test('there is room inside the margins, and a millimetre is spared', () => {
  expect(roomOn('A4')).toEqual({ width: 186, height: 272 });
});

test.each([
  ['en-US', 'Letter'],
  ['es-MX', 'Letter'],
  ['en-GB', 'A4'],
  ['de-DE', 'A4'],
  ['zh-Hant-TW', 'A4'],
  ['en', 'A4'],
  // As browsers say that run without a locale of the system.
  ['en-US@posix', 'Letter'],
  ['', 'A4'],
] as const)('whoever reads %s prints on %s', (language, paper) => {
  expect(usualPaper(language)).toBe(paper);
});
