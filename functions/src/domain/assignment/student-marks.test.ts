import { expect, test } from 'vitest';
import { aTry } from './assignment.fixture.ts';
import { addTry, countedTry, NO_MARKS, type AssignmentMarks } from './student-marks.ts';

function handIn(percentages: readonly number[]): AssignmentMarks {
  return percentages.reduce(
    (marks, percentage, at) => addTry(marks, aTry({ attemptId: `try-${at}`, percentage })),
    NO_MARKS,
  );
}

test('a try that comes twice is counted once', () => {
  const once = handIn([50]);
  expect(addTry(once, aTry({ attemptId: 'try-0', percentage: 50 }))).toEqual(once);
});

test('the best, the first or the latest counts', () => {
  const { tries } = handIn([60, 90, 90, 70]);
  expect(countedTry(tries, 'best')?.attemptId).toBe('try-1');
  expect(countedTry(tries, 'first')?.attemptId).toBe('try-0');
  expect(countedTry(tries, 'latest')?.attemptId).toBe('try-3');
  expect(countedTry([], 'best')).toBeNull();
});

test('of many tries all are counted, and those that may count are kept', () => {
  const { tries, count } = handIn([50, 90, ...Array<number>(40).fill(60), 70]);
  expect(count).toBe(43);
  expect(tries).toHaveLength(12);
  expect(tries[0]?.attemptId).toBe('try-0');
  expect(countedTry(tries, 'best')?.attemptId).toBe('try-1');
  expect(countedTry(tries, 'latest')?.attemptId).toBe('try-42');
});
