import { expect, test } from 'vitest';
import { summariseAnswers } from './answer-words.ts';

test.each([
  [6, 3, 1, 'Of 10 questions, 6 went right, 3 went wrong, and 1 had no answer.'],
  [6, 4, 0, 'Of 10 questions, 6 went right and 4 went wrong.'],
  [5, 0, 0, 'Of 5 questions, all went right.'],
  [0, 5, 0, 'Of 5 questions, all went wrong.'],
  [0, 0, 5, 'Of 5 questions, all had no answer.'],
])('%d right, %d wrong and %d open', (correct, incorrect, notAttempted, sentence) => {
  expect(summariseAnswers({ correct, incorrect, notAttempted })).toBe(sentence);
});
