import { describe, expect, test } from 'vitest';
import { bestOf, growthOf, numberAttempts } from './growth.ts';

function attempt(id: string, day: number, percentage: number, quizId = 'rivers') {
  return { id, quizId, percentage, completedAt: `2026-03-0${day}T09:00:00.000Z` };
}

const [a, b, c] = [attempt('a', 1, 40), attempt('b', 2, 90), attempt('c', 3, 66.7)];
const other = attempt('other', 4, 100, 'forces');

describe('growth', () => {
  test('compares the first, the current and the best attempt at the same quiz', () => {
    expect(growthOf([other, c, b, a], 'c')).toEqual({
      attempts: [a, b, c],
      first: a,
      current: c,
      best: b,
      number: 3,
      improvement: 26.7,
      direction: 'up',
    });
  });

  test.each([
    ['better', 40, 40.1, 0.1, 'up'],
    ['worse', 66.7, 33.3, -33.4, 'down'],
    ['equal', 60, 60, 0, 'flat'],
  ])('%s', (_what, first, current, improvement, direction) => {
    const grown = growthOf([attempt('a', 1, first), attempt('b', 2, current)], 'b');
    expect(grown).toMatchObject({ improvement, direction });
  });

  test('the first attempt has not grown yet', () => {
    expect(growthOf([c, b, a], 'a')).toMatchObject({ number: 1, improvement: 0 });
  });

  test.each([
    ['one attempt at the quiz', [other, a], 'a'],
    ['an attempt that is not there', [c, b, a], 'none'],
    ['no attempts', [], 'a'],
  ])('%s has no growth', (_what, attempts, id) => {
    expect(growthOf(attempts, id)).toBeNull();
  });
});

test('the attempts at each quiz are counted from the earliest', () => {
  const numbers = numberAttempts([c, other, a, b]);
  expect(Object.fromEntries(numbers)).toEqual({ a: 1, b: 2, c: 3, other: 1 });
});

describe('the best attempt', () => {
  test.each([
    ['has the highest percentage', [c, b, a], 'b'],
    ['is the earliest of equal ones', [attempt('late', 3, 90), b, a], 'b'],
    ['is the only one', [a], 'a'],
  ])('%s', (_what, attempts, id) => {
    expect(bestOf(attempts)?.id).toBe(id);
  });

  test('is nothing without attempts', () => {
    expect(bestOf([])).toBeNull();
  });
});
