import { expect, test } from 'vitest';
import { countingTries, waitAfterTries } from './join-tries.ts';

const NOW = new Date('2026-11-22T08:00:00.000Z');
const secondsAgo = (seconds: number) => new Date(NOW.getTime() - seconds * 1000).toISOString();
const tries = (count: number, seconds: number) => Array<string>(count).fill(secondsAgo(seconds));

test('nine wrong codes within an hour are forgiven', () => {
  expect(waitAfterTries(tries(9, 10), NOW)).toBe(0);
});

test('after ten, the next try waits until the first of them is an hour old', () => {
  const times = [...tries(9, 60), secondsAgo(3000)];
  expect(waitAfterTries(times, NOW)).toBe(600);
});

test('what is an hour old counts no more', () => {
  const times = [...tries(9, 60), secondsAgo(3600)];
  expect(waitAfterTries(times, NOW)).toBe(0);
  expect(countingTries(times, NOW)).toHaveLength(9);
});
