import { expect, test } from 'vitest';
import { addAttempt, EMPTY_SUMMARY, summaryOf } from './student-summary.ts';

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

test('attempts in any order are summed up in the order of their times', () => {
  const at = (hour: number) => `2026-11-01T0${hour}:00:00.000Z`;
  const first = { ...attempt('first', 33.3), completedAt: at(8) };
  const second = { ...attempt('second', 33.3), completedAt: at(9) };
  expect(summaryOf([second, first])).toEqual([first, second].reduce(addAttempt, EMPTY_SUMMARY));
  expect(summaryOf([second, first]).quizzes.rivers?.bestAttemptId).toBe('first');
});
