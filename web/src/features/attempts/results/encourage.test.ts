import { expect, test } from 'vitest';
import { aResult } from '../../../test/question-result.fixture.ts';
import { anAttempt } from '../attempt.fixture.ts';
import { encourage } from './encourage.ts';

function attemptWith(score: number, userAnswer: number | null = 2) {
  const optionOrder = [0, 1, 2, 3];
  return {
    ...anAttempt({ score, totalQuestions: 10, percentage: score * 10 }),
    detailedResults: Array.from({ length: 10 }, (_, index) => ({
      ...aResult(index < score ? {} : { userAnswer, isCorrect: false }),
      optionOrder,
    })),
  };
}

test.each([
  [10, 'Every answer is right. You can be proud of that.'],
  [9, 'Well done, you know this well. The little that is left is quickly reviewed.'],
  [8, 'Well done, you know this well. The little that is left is quickly reviewed.'],
  [7, 'A short review of what went wrong makes it stick.'],
  [4, 'A short review of what went wrong makes it stick.'],
])('%d right of ten are met with: %s', (score, sentence) => {
  expect(encourage(attemptWith(score), true)).toBe(sentence);
});

test('few right answers are met with a way on, not with blame', () => {
  expect(encourage(attemptWith(3), true)).toBe(
    'Most of this is still new to you, and every mistake shows what to learn next. Begin with your learning plan: it says what to read first.',
  );
  expect(encourage(attemptWith(3), false)).toContain('Take them one at a time');
});

test('who has answered nothing is not judged', () => {
  expect(encourage(attemptWith(0, null), true)).toBe(
    'You left every question open, so this says nothing yet about what you know.',
  );
});
