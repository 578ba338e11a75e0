import { expect, test } from 'vitest';
import { labelDays } from './day-labels.ts';

function inLines(...moments: (string | null)[]) {
  return labelDays(moments).map(({ day, month, time }) => [day, month, time].filter(Boolean));
}

test('each point has its day, and the month where one begins', () => {
  expect(inLines('2026-09-28T10:00', '2026-10-03T10:00', '2026-10-08T10:00')).toEqual([
    ['28', 'Sep'],
    ['3', 'Oct'],
    ['8'],
  ]);
});

test('several points of one day are told apart by their times', () => {
  expect(inLines('2026-03-02T09:05', '2026-03-02T14:30', '2026-03-03T08:00')).toEqual([
    ['2', 'Mar', '09:05'],
    ['2', '14:30'],
    ['3'],
  ]);
});

test('the same day of another month is another day', () => {
  expect(inLines('2026-03-02T09:05', '2026-04-02T14:30')).toEqual([
    ['2', 'Mar'],
    ['2', 'Apr'],
  ]);
});

test('a moment that is not known is said to be so', () => {
  expect(inLines(null)).toEqual([['N/A']]);
});
