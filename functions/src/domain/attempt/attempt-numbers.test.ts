import type { QuestionResult } from '@study-assistant/contract/attempts/attempts';
import { expect, test } from 'vitest';
import { attemptNumbers } from './attempt-numbers.ts';

function result(topic: string, isCorrect: boolean, changes: Partial<QuestionResult> = {}) {
  return {
    question: 'What is so?',
    options: ['a', 'b', 'c', 'd'],
    userAnswer: isCorrect ? 0 : 1,
    correctAnswer: 0,
    isCorrect,
    explanation: 'Because.',
    topic,
    source: { page: 2, section: null, quote: `All about ${topic}.` },
    benchmarkTime: 20,
    estimatedTime: 20,
    ...changes,
  };
}

function numbersOf(...detailedResults: QuestionResult[]) {
  const score = detailedResults.filter(({ isCorrect }) => isCorrect).length;
  const totalQuestions = detailedResults.length;
  const counted = { score, totalQuestions, timeTaken: 50, allowedSeconds: 60 * totalQuestions };
  return attemptNumbers({ quizTitle: 'Rivers', ...counted, detailedResults });
}

test('an attempt without mistakes has no topics to read', () => {
  expect(numbersOf(result('Deltas', true), result('Springs', true)).topics).toEqual([]);
});

test('a topic is weak after three questions, and before that only to be read again', () => {
  const weak = [1, 2, 3].map(() => result('Deltas', false));
  const { topics } = numbersOf(...weak, result('Springs', false), result('Lakes', true));
  expect(topics).toMatchObject([
    { topic: 'Deltas', right: 0, asked: 3, isWeak: true },
    { topic: 'Springs', right: 0, asked: 1, isWeak: false },
  ]);
});

test('the place to read is that of the first question that went wrong and has one', () => {
  const nowhere = { page: null, section: null, quote: '' };
  const there = { page: 7, section: 'Mouths', quote: 'A delta is a mouth.' };
  const [topic] = numbersOf(
    result('Deltas', true),
    result('Deltas', false, { source: nowhere }),
    result('the delta ', false, { source: there, userAnswer: null }),
  ).topics;
  expect(topic).toMatchObject({ source: there, leftOpen: 1, asked: 3 });
});

test('a topic without any place says so', () => {
  const source = { page: null, section: null, quote: '' };
  expect(numbersOf(result('Deltas', false, { source })).topics[0]?.source).toBeNull();
});

test('what was left open is counted, and at most five topics are named', () => {
  const many = ['A', 'B', 'C', 'D', 'E', 'F'].map((topic) =>
    result(topic, false, { userAnswer: null }),
  );
  const numbers = numbersOf(...many);
  expect(numbers).toMatchObject({ leftOpen: 6, timeTaken: 50, timeAllowed: 360 });
  expect(numbers.topics).toHaveLength(5);
});

test('four of five right is no gap', () => {
  const four = [1, 2, 3, 4].map(() => result('Deltas', true));
  expect(numbersOf(...four, result('Deltas', false)).topics).toEqual([]);
});
