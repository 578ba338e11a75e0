import { expect, test } from 'vitest';
import { addAttempt, EMPTY_SUMMARY } from './student-summary.ts';

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
