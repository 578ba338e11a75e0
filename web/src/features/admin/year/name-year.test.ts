import { expect, test } from 'vitest';
import { isTurnOfYear, nameNextYear } from './name-year.ts';

test.each([
  ['2027-03-10', null, '2027/28'],
  ['2027-07-10', null, '2027/28'],
  ['2026-11-22', null, '2026/27'],
  ['2026-11-22', '2026/27', '2027/28'],
  ['2026-11-22', '2025/26', '2026/27'],
  ['2099-09-01', '2098/99', '2099/00'],
  ['2026-11-22', 'the last', '2026/27'],
])('on %s after %s comes %s', (day, last, name) => {
  expect(nameNextYear(new Date(`${day}T12:00`), last)).toBe(name);
});

test('a year turns in summer', () => {
  const months = Array.from({ length: 12 }, (_, month) => isTurnOfYear(new Date(2026, month, 15)));
  expect(months.flatMap((isTurn, month) => (isTurn ? [month + 1] : []))).toEqual([7, 8, 9]);
});
