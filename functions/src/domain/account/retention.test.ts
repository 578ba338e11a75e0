import { expect, test } from 'vitest';
import { closedBefore, eraseAfterOf } from './retention.ts';

test.each([
  ['2025-11-22T03:00:00.000Z', 12, '2026-11-22T03:00:00.000Z'],
  ['2026-01-31T12:00:00.000Z', 1, '2026-02-28T12:00:00.000Z'],
  ['2024-02-29T12:00:00.000Z', 12, '2025-02-28T12:00:00.000Z'],
  ['2026-08-31T10:00:00.000Z', 6, '2027-02-28T10:00:00.000Z'],
  ['2026-12-15T12:00:00.000Z', 1, '2027-01-15T12:00:00.000Z'],
  ['2026-11-22T23:59:59.999Z', 120, '2036-11-22T23:59:59.999Z'],
])('what was closed at %s is erased %i months later', (closedAt, months, expected) => {
  expect(eraseAfterOf(new Date(closedAt), months).toISOString()).toBe(expected);
});

test('the night looks for what was closed so many months ago', () => {
  const now = new Date('2026-03-31T03:00:00.000Z');
  expect(closedBefore(now, 1).toISOString()).toBe('2026-02-28T03:00:00.000Z');
});
