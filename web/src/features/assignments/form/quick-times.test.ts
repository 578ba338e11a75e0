import { expect, test } from 'vitest';
import { quickTimes } from './quick-times.ts';

test.each([
  ['a Friday', '2030-11-29T15:00:00Z', '2030-12-06T08:00'],
  ['a Saturday', '2030-11-30T15:00:00Z', '2030-12-09T08:00'],
  ['a Sunday', '2030-12-01T15:00:00Z', '2030-12-09T08:00'],
  ['a Saturday that is a Sunday at the school', '2030-11-30T23:30:00Z', '2030-12-09T08:00'],
  ['a Friday that is a Saturday at the school', '2030-11-29T23:30:00Z', '2030-12-09T08:00'],
])('homework given on %s is due on a school day', (_, now, due) => {
  expect(quickTimes.homework('Europe/Oslo', new Date(now)).dueAt).toBe(due);
});
