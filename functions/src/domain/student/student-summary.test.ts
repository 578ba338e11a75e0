import { describe, expect, test } from 'vitest';
import { anAttempt, aResult, someResources } from '../attempt/attempt-record.fixture.ts';
import { addAttempt, changeAttempt, EMPTY_SUMMARY, losesHighest } from './student-summary.ts';

function attempt(id: string, percentage: number, day = 1) {
  const completedAt = `2026-03-${String(day).padStart(2, '0')}T09:00:00.000Z`;
  return anAttempt({ id, percentage, completedAt });
}

function summaryOf(...attempts: Parameters<typeof addAttempt>[1][]) {
  return attempts.reduce(addAttempt, EMPTY_SUMMARY);
}

test('the totals are those of all attempts', () => {
  expect(summaryOf(attempt('a', 40, 1), attempt('b', 90, 2), attempt('c', 60, 3))).toMatchObject({
    attempts: 3,
    percentageSum: 190,
    highestPercentage: 90,
    passed: 2,
  });
});

test('percentages of one decimal add up without noise', () => {
  const attempts = Array.from({ length: 30 }, (_, index) => attempt(`${index}`, 33.3, 1 + index));
  expect(summaryOf(...attempts).percentageSum).toBe(999);
});

test.each([
  [59.9, 0],
  [60, 1],
])('an attempt with %d percent counts as %d passed', (percentage, passed) => {
  expect(summaryOf(attempt('a', percentage)).passed).toBe(passed);
});

test('an attempt that is counted late but was completed before is not the latest', () => {
  const { recent } = summaryOf(attempt('late', 80, 5), attempt('early', 40, 2));
  expect(recent.map(({ id }) => id)).toEqual(['late', 'early']);
});

test('the last ten attempts are at hand, newest first, without their details', () => {
  const attempts = Array.from({ length: 12 }, (_, index) =>
    attempt(`day-${index + 1}`, 50, 1 + index),
  );
  const { recent } = summaryOf(...attempts);
  expect(recent.map(({ id }) => id)).toEqual(
    Array.from({ length: 10 }, (_, index) => `day-${12 - index}`),
  );
  expect(Object.keys(recent[0] ?? {})).not.toContain('detailedResults');
});

test('two thousand attempts at as many quizzes take no more bytes than ten', () => {
  const many = Array.from({ length: 2000 }, (_, at) =>
    anAttempt({
      id: `an-attempt-${at}`,
      quizId: `a-quiz-of-a-school-${at}`,
      quizTitle: 'A'.repeat(80),
    }),
  );
  const sizeOf = (count: number) => JSON.stringify(summaryOf(...many.slice(0, count))).length;
  expect(sizeOf(2000)).toBeLessThan(5000);
  expect(sizeOf(2000) - sizeOf(10)).toBeLessThan(100);
});

describe('resources', () => {
  test('are counted over all attempts, with what is marked', () => {
    const withAnalysis = anAttempt({
      detailedResults: [aResult({ isCorrect: false })],
      resourceRecommendations: someResources(3, 2),
      progress: { onlineResources: [0, 2], youtubeVideos: [], analysisViewed: true },
    });
    expect(summaryOf(withAnalysis, anAttempt())).toMatchObject({
      completedResources: 3,
      totalResources: 6,
    });
  });
});

describe('an attempt that is graded again', () => {
  const others = [attempt('a', 50, 1), attempt('c', 70, 3)];
  const analysed = {
    resourceRecommendations: someResources(1, 0),
    progress: { onlineResources: [0], youtubeVideos: [], analysisViewed: true },
  };
  const wrong = { ...analysed, detailedResults: [aResult({ isCorrect: false })] };
  const low = anAttempt({ ...attempt('b', 40, 2), ...wrong });
  const high = anAttempt({ ...attempt('b', 80, 2), ...analysed, score: 2 });

  test.each([
    ['for the better', low, high],
    ['for the worse', high, low],
  ])('%s changes the totals to what they would be', (_how, before, after) => {
    const summary = summaryOf(...others, before);
    const changed = changeAttempt(summary, before, after, 70);
    expect(changed).toEqual(summaryOf(...others, after));
  });

  test('asks for the highest of the others only when it held the highest and fell', () => {
    const summary = summaryOf(...others, high);
    expect(losesHighest(summary, high, low)).toBe(true);
    expect(losesHighest(summary, high, { ...high, percentage: 90 })).toBe(false);
    expect(losesHighest(summary, attempt('c', 70, 3), low)).toBe(false);
  });
});

test('the profile stays with the totals', () => {
  const person = { fullName: 'Maya', email: 'maya@school.example', currentGrade: '9' } as const;
  const profile = { ...person, classIds: ['9b'] };
  expect(addAttempt({ ...EMPTY_SUMMARY, profile }, attempt('a', 50)).profile).toEqual(profile);
});
