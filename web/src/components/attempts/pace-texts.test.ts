import { expect, test } from 'vitest';
import { describePace } from './pace-texts.ts';

/** An attempt at ten questions of 30 seconds each. */
function analyticsOf(notAttempted: number, totalTime: number) {
  return {
    answerDistribution: { correct: 10 - notAttempted, incorrect: 0, notAttempted },
    totalTime,
    benchmarkTotalTime: 300,
    averageTimePerQuestion: totalTime / 10,
    timeAnalysis: Array.from({ length: 10 }, (_, index) => ({
      questionNumber: index + 1,
      questionText: '',
      estimatedTime: totalTime / 10,
      benchmarkTime: 30,
      difference: totalTime / 10 - 30,
    })),
  };
}

test.each([
  [0, 100, 'fast', /check your answers/],
  [1, 100, 'fast', /for the questions that you left open/],
  [5, 100, 'fast', /for the questions that you left open/],
  [0, 300, 'optimal', /Keep this pace/],
  [0, 500, 'slow', /come back to the hard ones/],
  [6, 100, 'none', /^You answered 4 of 10 questions, so your time says little/],
  [10, 500, 'none', /^You answered 0 of 10 questions/],
])('%d left open of ten in %d seconds: %s', (notAttempted, totalTime, pace, advice) => {
  const told = describePace(analyticsOf(notAttempted, totalTime));
  expect(told.pace).toBe(pace);
  expect(told.advice).toMatch(advice);
});

test('who left most of it open is not told of a great pace', () => {
  const { title, sentence } = describePace(analyticsOf(9, 20));
  expect(`${title} ${sentence}`).not.toContain('Great');
});
