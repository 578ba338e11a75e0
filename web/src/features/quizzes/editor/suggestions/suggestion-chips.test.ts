import { expect, test } from 'vitest';
import { hasRoom, isOption, toggleWrongAnswer } from './suggestion-chips.tsx';

const question = { options: ['Leaf', 'Root', '', ' '], correctAnswer: 1 };

test('a wrong answer goes to the first empty place, and comes out of it again', () => {
  const options = toggleWrongAnswer(question, 'Stem');
  expect(options).toEqual(['Leaf', 'Root', 'Stem', ' ']);
  expect(toggleWrongAnswer({ ...question, options }, 'Stem')).toEqual(['Leaf', 'Root', '', ' ']);
});

test('capitals and spaces make no other answer', () => {
  expect(isOption(question, ' leaf')).toBe(true);
  expect(toggleWrongAnswer(question, 'LEAF')).toEqual(['', 'Root', '', ' ']);
});

test('the right answer stays, and is not taken twice', () => {
  expect(toggleWrongAnswer(question, 'root')).toEqual(question.options);
});

test('nothing is overwritten where no place is empty', () => {
  const full = { options: ['Leaf', 'Root', 'Stem', 'Bark'], correctAnswer: 1 };
  expect(hasRoom(full)).toBe(false);
  expect(toggleWrongAnswer(full, 'Seed')).toEqual(full.options);
  expect(hasRoom({ options: ['Leaf', '', 'Stem', 'Bark'], correctAnswer: 1 })).toBe(false);
});
