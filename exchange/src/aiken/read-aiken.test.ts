import { expect, test } from 'vitest';
import { readText } from '../read-text.fixture.ts';

test('questions with lettered options and a line with the answer are read', () => {
  const { format, items } = readText(
    'Which is\na metal?\nA) Wood\nB. Iron\nc) Glass\nANSWER: b\n\nWhich flows?\nA) Stone\nB) Water\nANSWER: B',
  );
  expect(format).toBe('aiken');
  expect(items.map(({ question }) => question)).toMatchObject([
    { question: 'Which is\na metal?', options: ['Wood', 'Iron', 'Glass'], correctAnswer: 1 },
    { question: 'Which flows?', options: ['Stone', 'Water'], correctAnswer: 1 },
  ]);
});

test('what is not finished is left out by itself', () => {
  const { items } = readText(
    'Too few\nA) Only\nANSWER: A\n\nNot finished\nA) One\nB) Two\n\nGood\nA) One\nB) Two\nANSWER: A\n\nNo such\nA) One\nB) Two\nANSWER: D',
  );
  expect(items.map(({ outcome, notes }) => [outcome, ...notes])).toEqual([
    ['left-out', 'It has fewer than two options.'],
    ['left-out', 'It has no line that begins with "ANSWER:".'],
    ['read'],
    ['left-out', 'Its answer "D" is none of its options.'],
  ]);
});
