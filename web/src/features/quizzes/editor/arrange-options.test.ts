import { expect, test } from 'vitest';
import { arrangeOptions } from './arrange-options.ts';

const texts = { question: 'What is it?', explanation: '', topic: 'plants', correctAnswer: 0 };
const whole = { ...texts, options: ['Right', 'One', 'Two', 'Three'] };

test('the right answer goes where the other questions have it least', () => {
  const others = [0, 0, 1, 3].map((correctAnswer) => ({ correctAnswer }));
  const { options, correctAnswer } = arrangeOptions(whole, others);
  expect(correctAnswer).toBe(2);
  expect(options).toEqual(['One', 'Two', 'Right', 'Three']);
});

test('numbers go in their order', () => {
  const numbers = { ...texts, options: ['206', '1,200', '12', '98.5'] };
  const { options, correctAnswer } = arrangeOptions(numbers, []);
  expect(options).toEqual(['12', '98.5', '206', '1,200']);
  expect(correctAnswer).toBe(2);
});
