import { expect, it } from 'vitest';
import { readQuestions } from './answer.ts';

const whole = {
  ...{ sentence: '1.2', evidence: 'About 97 percent of the water on Earth is salt water.' },
  ...{ stem: 'How many percent of the water on Earth is salt water?', correct: '97' },
  ...{ wrong1: '3', misconception1: '', wrong2: '50', misconception2: '' },
  ...{ wrong3: '75', misconception3: '', explanation: 'It is 97 percent.', topic: 'Salt water' },
};

it('takes numbers for text', () => {
  expect(readQuestions([{ ...whole, sentence: 1.2, correct: 97, wrong1: 3 }])).toEqual([whole]);
});

it('does without what is said about a question, but not without a part of it', () => {
  const { sentence, misconception1, explanation, ...rest } = whole;
  expect([sentence, misconception1, explanation]).toHaveLength(3);
  expect(readQuestions([rest])).toMatchObject([{ sentence: '', explanation: '' }]);
  const { wrong2, ...broken } = whole;
  expect(wrong2).toBe('50');
  expect(readQuestions([broken, { ...whole, stem: ' ' }, 'text', null])).toEqual([]);
});
