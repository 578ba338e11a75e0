import { expect, test } from 'vitest';
import { toAnalytics } from './attempt-analytics.ts';
import { aResult } from './attempt-record.fixture.ts';

test('tells how answers and seconds are spread', () => {
  const detailedResults = [
    aResult({ question: 'One?', estimatedTime: 45.5, benchmarkTime: 30 }),
    aResult({ question: 'Two?', isCorrect: false, estimatedTime: 20.2, benchmarkTime: 30 }),
    aResult({ question: 'Three?', isCorrect: false, userAnswer: null, estimatedTime: 0.3 }),
  ];
  expect(toAnalytics({ detailedResults, timeTaken: 66 })).toEqual({
    answerDistribution: { correct: 1, incorrect: 1, notAttempted: 1 },
    totalTime: 66,
    benchmarkTotalTime: 90,
    averageTimePerQuestion: 22,
    timeAnalysis: [
      {
        questionNumber: 1,
        questionText: 'One?',
        estimatedTime: 45.5,
        benchmarkTime: 30,
        difference: 15.5,
      },
      {
        questionNumber: 2,
        questionText: 'Two?',
        estimatedTime: 20.2,
        benchmarkTime: 30,
        difference: -9.8,
      },
      {
        questionNumber: 3,
        questionText: 'Three?',
        estimatedTime: 0.3,
        benchmarkTime: 30,
        difference: -29.7,
      },
    ],
  });
});

test('an attempt without questions has no times', () => {
  expect(toAnalytics({ detailedResults: [], timeTaken: 0 })).toEqual({
    answerDistribution: { correct: 0, incorrect: 0, notAttempted: 0 },
    totalTime: 0,
    benchmarkTotalTime: 0,
    averageTimePerQuestion: 0,
    timeAnalysis: [],
  });
});
