import { describe, expect, test } from 'vitest';
import { anAttempt, aResult, someResources } from '../attempt/attempt-record.fixture.ts';
import { addAttempt, EMPTY_SUMMARY, toSummary } from './student-summary.ts';

function attempt(id: string, percentage: number, day = 1, quizId = 'rivers') {
  const completedAt = `2026-03-${String(day).padStart(2, '0')}T09:00:00.000Z`;
  return anAttempt({ id, percentage, completedAt, quizId, quizTitle: `About ${quizId}` });
}

test('the totals are those of all attempts', () => {
  const summary = toSummary(
    [attempt('a', 40, 1), attempt('b', 90, 2), attempt('c', 60, 3, 'forces')],
    null,
  );
  expect(summary).toMatchObject({
    version: 2,
    attempts: 3,
    percentageSum: 190,
    highestPercentage: 90,
    passed: 2,
    quizzes: {
      rivers: { title: 'About rivers', attempts: 2, bestPercentage: 90, bestAttemptId: 'b' },
      forces: { title: 'About forces', attempts: 1, bestPercentage: 60, bestAttemptId: 'c' },
    },
  });
});

test('percentages of one decimal add up without noise', () => {
  const attempts = Array.from({ length: 30 }, (_, index) => attempt(`${index}`, 33.3, 1 + index));
  expect(toSummary(attempts, null).percentageSum).toBe(999);
});

test.each([
  [59.9, 0],
  [60, 1],
])('an attempt with %d percent counts as %d passed', (percentage, passed) => {
  expect(addAttempt(EMPTY_SUMMARY, attempt('a', percentage)).passed).toBe(passed);
});

test('of equal percentages the earlier attempt stays the best', () => {
  const summary = toSummary([attempt('second', 80, 2), attempt('first', 80, 1)], null);
  expect(summary.quizzes.rivers?.bestAttemptId).toBe('first');
});

test('an attempt that is counted late but was completed before is not the latest', () => {
  const summary = [attempt('late', 80, 5), attempt('early', 40, 2)].reduce(
    addAttempt,
    EMPTY_SUMMARY,
  );
  expect(summary.quizzes.rivers?.latest).toMatchObject({ attemptId: 'late', percentage: 80 });
  expect(summary.recent.map(({ id }) => id)).toEqual(['late', 'early']);
});

test('the latest attempt keeps how its topics went', () => {
  const detailedResults = [aResult(), aResult({ isCorrect: false }), aResult({ topic: 'Deltas' })];
  const summary = toSummary([anAttempt({ detailedResults })], null);
  expect(summary.quizzes.rivers?.latest.topics).toEqual([
    { topic: 'Valleys', asked: 2, right: 1 },
    { topic: 'Deltas', asked: 1, right: 1 },
  ]);
});

test('the last ten attempts are at hand, newest first, without their details', () => {
  const attempts = Array.from({ length: 12 }, (_, index) =>
    attempt(`day-${index + 1}`, 50, 1 + index),
  );
  const { recent } = toSummary(attempts, null);
  expect(recent.map(({ id }) => id)).toEqual(
    Array.from({ length: 10 }, (_, index) => `day-${12 - index}`),
  );
  expect(Object.keys(recent[0] ?? {})).not.toContain('detailedResults');
});

describe('resources', () => {
  test('are counted over all attempts, with what is marked', () => {
    const withAnalysis = anAttempt({
      detailedResults: [aResult({ isCorrect: false })],
      resourceRecommendations: someResources(3, 2),
      progress: { onlineResources: [0, 2], youtubeVideos: [], analysisViewed: true },
    });
    const summary = toSummary([withAnalysis, anAttempt()], null);
    expect(summary).toMatchObject({ completedResources: 3, totalResources: 6 });
  });
});

test('the profile stays with the totals', () => {
  const profile = {
    fullName: 'Maya Lindqvist',
    email: 'maya@school.example',
    currentGrade: '9',
  } as const;
  expect(toSummary([attempt('a', 50)], profile).profile).toEqual(profile);
});

test('the answers of the first attempt at a quiz are kept, whatever comes after', () => {
  const taken = (id: string, isCorrect: boolean) =>
    anAttempt({ id, detailedResults: [aResult({ isCorrect })] });
  const summary = [taken('a', false), taken('b', true)].reduce(addAttempt, EMPTY_SUMMARY);
  expect(summary.quizzes.rivers?.first).toMatchObject({ answers: '1', seconds: '20' });
});
