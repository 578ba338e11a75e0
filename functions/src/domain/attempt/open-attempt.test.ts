import { describe, expect, test } from 'vitest';
import {
  beginAttempt,
  fitsAttempt,
  hasAnswers,
  isOver,
  limitAtShelf,
  submissionAt,
  withTimes,
  withWork,
} from './open-attempt.ts';

const start = new Date('2026-11-16T08:00:00.000Z');
const begun = {
  ...{ id: 'attempt', studentId: 'maya', quizId: 'rivers', quizVersion: 1, assignmentId: null },
  limit: limitAtShelf(5),
  shuffle: { questions: false, options: true },
};
const questions = [4, 4, 4, 2, 6].map((count) => ({ options: Array<string>(count).fill('') }));
const attempt = beginAttempt(begun, questions, 1, start);
const owned = { ...attempt, isFirst: true, sawAnswers: false };

function after(seconds: number): Date {
  return new Date(start.getTime() + seconds * 1000);
}

test('a new attempt has a minute for each question and nothing in it', () => {
  expect(attempt.deadline).toBe('2026-11-16T08:05:00.000Z');
  expect(attempt.answers).toEqual([null, null, null, null, null]);
  expect(hasAnswers(attempt)).toBe(false);
});

test.each([
  ['one second before the deadline', 299, false],
  ['at the deadline', 300, false],
  ['one second after it', 301, false],
  ['one second before the end of the grace', 329, false],
  ['at the end of the grace', 330, false],
  ['a millisecond later', 330.001, true],
  ['one second after the grace', 331, true],
])('%s', (_when, seconds, over) => {
  expect(isOver(attempt, after(seconds))).toBe(over);
});

describe('work', () => {
  test.each([
    ['an option of each question', [3, 0, null, 1, 5], true],
    ['one beyond four', [4, null, null, null, null], false],
    ['one beyond two', [null, null, null, 2, null], false],
    ['an answer too few', [0, 0, 0, 0], false],
  ])('%s fits or not', (_what, answers, isFit) => {
    expect(fitsAttempt(attempt, { answers })).toBe(isFit);
  });

  test('null leaves what is saved, and times only grow', () => {
    const first = withWork(attempt, {
      answers: [1, null, 2, null, null],
      questionTimes: [9, 0, 4, 0, 0],
    });
    const second = withWork(first, {
      answers: [null, 3, 0, null, null],
      questionTimes: [2, 8, 4, 0, 0],
    });
    expect(second.answers).toEqual([1, 3, 0, null, null]);
    expect(second.questionTimes).toEqual([9, 8, 4, 0, 0]);
  });

  test('a page that was left open for days counts as long as the quiz takes', () => {
    const work = { answers: attempt.answers, questionTimes: [3e5, 1e308, 0, 0, 299] };
    expect(withWork(attempt, work).questionTimes).toEqual([300, 300, 0, 0, 299]);
  });

  test('the same save twice is the same as once', () => {
    const work = { answers: [1, null, null, null, 0], flags: [true, false, false, false, false] };
    const once = withWork(attempt, work);
    expect(withWork(once, work)).toEqual(once);
  });
});

test.each([
  ['in time, the seconds since the start', 42, 42, '2026-11-16T08:00:42.000Z'],
  ['a second before the deadline', 299, 299, '2026-11-16T08:04:59.000Z'],
  ['in the grace, all of the time', 315, 300, '2026-11-16T08:05:00.000Z'],
  ['a week later, all of the time', 604_800, 300, '2026-11-16T08:05:00.000Z'],
])('ended %s', (_when, seconds, timeTaken, completedAt) => {
  expect(submissionAt(attempt, after(seconds))).toMatchObject({ timeTaken, completedAt });
});

describe('the time of one student', () => {
  test.each([
    ['as all have', 1, { seconds: 300, usualSeconds: 300 }, '2026-11-16T08:05:00.000Z'],
    ['half as much again', 1.5, { seconds: 450, usualSeconds: 300 }, '2026-11-16T08:07:30.000Z'],
    [
      'without a limit',
      'untimed',
      { seconds: null, usualSeconds: 300 },
      '2026-11-23T08:00:00.000Z',
    ],
  ] as const)('%s', (_how, factor, timeLimit, deadline) => {
    expect(beginAttempt(begun, questions, factor, start)).toMatchObject({ timeLimit, deadline });
  });

  test('ends with the assignment, which closes later for who has more time', () => {
    const limit = { ...begun.limit, closing: '2026-11-16T08:02:00.000Z' };
    const deadlineOf = (factor: 1 | 2) =>
      beginAttempt({ ...begun, limit }, questions, factor, start).deadline;
    expect(deadlineOf(1)).toBe('2026-11-16T08:02:00.000Z');
    expect(deadlineOf(2)).toBe('2026-11-16T08:07:00.000Z');
  });

  test('is longer by what a teacher adds', () => {
    const limit = { ...begun.limit, addedSeconds: 120 };
    const moved = withTimes(owned, { limit, factor: 1, isTold: true }, after(200));
    expect(moved).toMatchObject({
      deadline: '2026-11-16T08:07:00.000Z',
      timeLimit: { seconds: 420, usualSeconds: 420 },
    });
  });

  const longer = beginAttempt(begun, questions, 2, start);
  test.each([
    ['keeps what its student was told', true, 100, '2026-11-16T08:10:00.000Z'],
    ['is shorter', false, 100, '2026-11-16T08:05:00.000Z'],
    [
      'leaves a minute where it would be over by the change',
      false,
      400,
      '2026-11-16T08:07:40.000Z',
    ],
    ['leaves what there was where that is less', false, 570, '2026-11-16T08:10:00.000Z'],
  ])('taken away, %s', (_what, isTold, seconds, deadline) => {
    const shorter = { limit: begun.limit, factor: 1, isTold } as const;
    const moved = withTimes(
      { ...longer, isFirst: true, sawAnswers: false },
      shorter,
      after(seconds),
    );
    expect(moved.deadline).toBe(deadline);
  });
});
