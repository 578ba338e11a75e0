import { describe, expect, test } from 'vitest';
import { anAttempt } from '../attempt/attempt-record.fixture.ts';
import { toOverview, toPerformanceStats } from './performance-stats.ts';
import { addAttempt, EMPTY_SUMMARY } from './student-summary.ts';

function summary(...percentages: number[]) {
  const attempts = percentages.map((percentage, index) =>
    anAttempt({ id: `${index}`, percentage, completedAt: `2026-03-0${index + 1}T09:00:00.000Z` }),
  );
  return attempts.reduce(addAttempt, EMPTY_SUMMARY);
}

describe('the performance of a student', () => {
  test('who has not started is all zeros', () => {
    expect(toPerformanceStats(EMPTY_SUMMARY)).toEqual({
      totalQuizzes: 0,
      averageScore: 0,
      highestScore: 0,
      passRate: 0,
      trend: 'stable',
      lastAttempts: [],
    });
  });

  test('is counted over all attempts', () => {
    const stats = toPerformanceStats(summary(40, 59.9, 66.7));
    expect(stats).toMatchObject({
      totalQuizzes: 3,
      averageScore: 55.5,
      highestScore: 66.7,
      passRate: 33,
      trend: 'improving',
    });
    expect(stats.lastAttempts.map(({ percentage }) => percentage)).toEqual([66.7, 59.9, 40]);
  });
});

describe('a row of the class overview', () => {
  const person = { fullName: 'Maya', email: 'maya@school.example', currentGrade: '9' } as const;
  const profile = { ...person, classIds: [] };

  test.each([
    ['has not started', 0, 0, 0, 0, 'Not started'],
    ['has nothing to complete', 2, 0, 0, 100, 'Excellent'],
    ['has completed nothing', 1, 0, 6, 0, 'Critical'],
    ['has just under a fifth', 1, 19, 100, 19, 'Critical'],
    ['has a fifth', 1, 1, 5, 20, 'Needs Help'],
    ['has half', 1, 3, 6, 50, 'Progressing'],
    ['has two thirds', 1, 4, 6, 67, 'Progressing'],
    ['has four fifths', 1, 4, 5, 80, 'Excellent'],
  ])(
    'of a student who %s',
    (_what, attempts, completedResources, totalResources, percent, status) => {
      const resources = { completedResources, totalResources };
      const totals = { attempts, percentageSum: 70 * attempts, recent: [], ...resources };
      expect(toOverview('maya', profile, totals)).toEqual({
        studentId: 'maya',
        studentName: 'Maya',
        studentEmail: 'maya@school.example',
        currentGrade: '9',
        quizzesTaken: attempts,
        averageScore: attempts === 0 ? 0 : 70,
        lastScore: null,
        trend: null,
        skillGapCompletion: percent,
        completedResources,
        totalResources,
        status,
      });
    },
  );

  test.each([
    [[], null, null],
    [[40], 40, null],
    [[40, 40], 40, 'stable'],
    [[80, 35.5], 35.5, 'declining'],
    [[40, 60], 60, 'improving'],
  ] as const)('says after %j what the last score and the trend are', (scores, lastScore, trend) => {
    const row = toOverview('maya', profile, summary(...scores));
    expect(row).toMatchObject({ lastScore, trend });
  });
});
