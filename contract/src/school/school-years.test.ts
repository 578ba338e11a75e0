import { expect, test } from 'vitest';
import { isLately, refuseYear } from './school-years.ts';

test.each([
  ['2026-11-22', ['2025/26', '2026/27', '2027/28', '2026', '2027/2028']],
  ['2027-06-15', ['2025/26', '2026/27', '2027/28']],
  ['2027-07-15', ['2026/27', '2027/28', '2028/29']],
])(
  'on %s the school year that is, the one before and the one after can be started',
  (day, names) => {
    for (const name of names) expect(refuseYear(name, new Date(`${day}T12:00`))).toBeNull();
  },
);

test.each(['2062/63', '2024/25', '2028/29', '2206/27', '0000'])('%s is mistyped', (name) => {
  expect(refuseYear(name, new Date('2026-11-22T12:00'))).toBe(
    'Now is the school year 2026/27. Only that one, the one before or the one after it can be started.',
  );
});

test('a year is a short time ago for half a year', () => {
  const startedAt = '2026-08-01T08:00:00.000Z';
  expect(isLately({ startedAt }, new Date('2027-01-28T07:59:59Z'))).toBe(true);
  expect(isLately({ startedAt }, new Date('2027-01-28T08:00:00Z'))).toBe(false);
});
