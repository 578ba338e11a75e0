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

test('where no place is empty it takes that of the last wrong answer', () => {
  const full = { options: ['Leaf', 'Root', 'Stem', 'Bark'], correctAnswer: 1 };
  expect(hasRoom(full)).toBe(false);
  expect(toggleWrongAnswer(full, 'Seed')).toEqual(['Leaf', 'Root', 'Stem', 'Seed']);
  const right = { options: ['Leaf', 'Bark', 'Stem', 'Root'], correctAnswer: 3 };
  expect(toggleWrongAnswer(right, 'Seed')).toEqual(['Leaf', 'Bark', 'Seed', 'Root']);
  expect(toggleWrongAnswer(right, 'ROOT')).toEqual(right.options);
  expect(hasRoom({ options: ['Leaf', '', 'Stem', 'Bark'], correctAnswer: 1 })).toBe(false);
});
