import { expect, test } from 'vitest';
import { toAnalytics } from './attempt-analytics.ts';
import { aResult } from './attempt-record.fixture.ts';
import { questionNumbers, questionOrder } from './question-order.ts';

test('tells how answers and seconds are spread', () => {
  const detailedResults = [
    aResult({ question: 'One?', estimatedTime: 45.5, benchmarkTime: 30 }),
    aResult({ question: 'Two?', isCorrect: false, estimatedTime: 20.2, benchmarkTime: 30 }),
    aResult({ question: 'Three?', isCorrect: false, userAnswer: null, estimatedTime: 0.3 }),
  ];
  expect(toAnalytics({ id: 'one', detailedResults, timeTaken: 66 })).toEqual({
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
  expect(toAnalytics({ id: 'one', detailedResults: [], timeTaken: 0 })).toEqual({
    answerDistribution: { correct: 0, incorrect: 0, notAttempted: 0 },
    totalTime: 0,
    benchmarkTotalTime: 0,
    averageTimePerQuestion: 0,
    timeAnalysis: [],
  });
});

test('questions are numbered as their student saw them', () => {
  const ids = ['a', 'b', 'c', 'd', 'e'];
  const detailedResults = ids.map((id) => aResult({ questionId: id, question: id }));
  const attempt = { id: 'one', hasOwnOrder: true, detailedResults, timeTaken: 60 };
  const order = questionOrder(
    'one',
    ids.map((id) => ({ id })),
  );
  expect(toAnalytics(attempt).timeAnalysis.map(({ questionText }) => questionText)).toEqual(
    order.map((index) => ids[index]),
  );
  expect(questionNumbers(attempt)?.map((number) => order[number - 1])).toEqual([0, 1, 2, 3, 4]);
  expect(questionNumbers({ ...attempt, hasOwnOrder: undefined })).toBeNull();
});
