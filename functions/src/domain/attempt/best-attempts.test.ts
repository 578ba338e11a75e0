import { expect, test } from 'vitest';
import { findBestAttempts } from './best-attempts.ts';

function taken(id: string, percentage: number, day: number, quizId = 'rivers') {
  return { id, quizId, percentage, completedAt: `2026-03-0${day}T09:00:00.000Z` };
}

test('each quiz has its best attempt, and how many there are', () => {
  const bests = findBestAttempts([
    taken('a', 40, 1),
    taken('b', 90, 2),
    taken('c', 60, 3),
    taken('d', 10, 4, 'forces'),
  ]);
  expect(Object.fromEntries(bests)).toEqual({
    rivers: { attemptId: 'b', percentage: 90, attempts: 3 },
    forces: { attemptId: 'd', percentage: 10, attempts: 1 },
  });
});

test('of equal percentages the earlier attempt is the best, in whatever order they come', () => {
  const bests = findBestAttempts([taken('second', 80, 2), taken('first', 80, 1)]);
  expect(bests.get('rivers')).toEqual({ attemptId: 'first', percentage: 80, attempts: 2 });
});
