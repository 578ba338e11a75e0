import { expect, test } from 'vitest';
import { describePace } from './pace-texts.ts';

/** An attempt at ten questions of 30 seconds each. */
function analyticsOf(notAttempted: number, totalTime: number, incorrect = 0) {
  return {
    answerDistribution: { correct: 10 - notAttempted - incorrect, incorrect, notAttempted },
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
  [4, 100, 'fast', /for the questions that you left open/],
  [0, 300, 'optimal', /Keep this pace/],
  [0, 500, 'slow', /come back to the hard ones/],
  [6, 100, 'none', /^You answered 4 of 10 questions, so your time says little/],
  [10, 500, 'none', /^You answered 0 of 10 questions/],
])('%d left open of ten in %d seconds: %s', (notAttempted, totalTime, pace, advice) => {
  const told = describePace(analyticsOf(notAttempted, totalTime));
  expect(told.pace).toBe(pace);
  expect(told.advice).toMatch(advice);
  expect(told.isWarned).toBe(false);
});

test.each([
  [150, 'optimal', 'Your pace is not what to work on: begin with the topics of this plan.'],
  [20, 'fast', 'Take more time to read each question and all of its options.'],
  [500, 'slow', 'Read up on the topics of this plan first: speed comes with knowing them.'],
])('two right of ten in %d seconds are not told to go on like that', (totalTime, _pace, way) => {
  const analytics = { ...analyticsOf(0, totalTime, 8), benchmarkTotalTime: 150 };
  const slowly = analytics.timeAnalysis.map((one) => ({ ...one, estimatedTime: 15 }));
  const { advice, isWarned } = describePace({ ...analytics, timeAnalysis: slowly });
  expect(isWarned).toBe(true);
  expect(advice).toContain('2 of 10 answers are right');
  expect(advice).toContain(way);
});

test('one right answer is one', () => {
  expect(describePace(analyticsOf(0, 300, 9)).advice).toContain('1 of 10 answers is right');
});

test.each([
  [1, 3, 'Keep this pace'],
  [2, 3, 'You spent less than three seconds on 2 of 10 questions'],
  [2, 0, 'Keep this pace'],
])('%d answers in haste, and %d of ten wrong', (hasty, incorrect, advice) => {
  const analytics = analyticsOf(0, 300, incorrect);
  const timeAnalysis = analytics.timeAnalysis.map((one, index) =>
    index < hasty ? { ...one, estimatedTime: 2.9 } : one,
  );
  expect(describePace({ ...analytics, timeAnalysis }).advice).toContain(advice);
});

test('a question that was left at once is not answered in haste', () => {
  const analytics = analyticsOf(2, 300, 1);
  const timeAnalysis = analytics.timeAnalysis.map((one, index) =>
    index < 2 ? { ...one, estimatedTime: 0 } : one,
  );
  expect(describePace({ ...analytics, timeAnalysis }).advice).not.toContain('three seconds');
});

test('who left most of it open is not told of a great pace', () => {
  const { title, sentence } = describePace(analyticsOf(9, 20));
  expect(`${title} ${sentence}`).not.toContain('Great');
});
