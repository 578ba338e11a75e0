import { expect, test } from 'vitest';
import { addAttempt, EMPTY_SUMMARY, regradeAttempts } from './student-summary.ts';

function attempt(id: string, percentage: number, quizId = 'rivers') {
  return { id, quizId, quizTitle: `About ${quizId}`, percentage };
}

test('the totals are those of all attempts', () => {
  const summary = [attempt('a', 40), attempt('b', 90), attempt('c', 70, 'forces')].reduce(
    addAttempt,
    EMPTY_SUMMARY,
  );
  expect(summary).toEqual({
    version: 1,
    attempts: 3,
    percentageSum: 200,
    quizzes: {
      rivers: { title: 'About rivers', attempts: 2, bestPercentage: 90, bestAttemptId: 'b' },
      forces: { title: 'About forces', attempts: 1, bestPercentage: 70, bestAttemptId: 'c' },
    },
  });
});

test('of equal percentages the earlier attempt stays the best', () => {
  const summary = [attempt('first', 80), attempt('second', 80)].reduce(addAttempt, EMPTY_SUMMARY);
  expect(summary.quizzes.rivers?.bestAttemptId).toBe('first');
});

test('a regrade moves the totals by what changed and finds the best anew', () => {
  const made = [attempt('a', 40), attempt('b', 90), attempt('c', 70, 'forces')];
  const times = new Map([
    ['a', '2026-11-01T08:00:00.000Z'],
    ['b', '2026-11-02T08:00:00.000Z'],
  ]);
  const now = [attempt('b', 50), attempt('a', 60)].map((one) => ({
    ...one,
    completedAt: times.get(one.id) ?? '',
  }));
  const before = new Map([
    ['a', 40],
    ['b', 90],
  ]);
  const summary = regradeAttempts(made.reduce(addAttempt, EMPTY_SUMMARY), now, before);
  expect(summary).toMatchObject({ attempts: 3, percentageSum: 180 });
  expect(summary.quizzes.rivers).toMatchObject({ bestPercentage: 60, bestAttemptId: 'a' });
  expect(summary.quizzes.forces).toMatchObject({ bestPercentage: 70 });
});
