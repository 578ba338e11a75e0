import { expect, it } from 'vitest';
import { checkQuiz } from './check-quiz.ts';
import type { CheckedQuestion } from './rule.ts';

const stems = [
  'Where do most large rivers begin?',
  'Why are mountains cold at the top?',
  'Which animals live in a desert?',
  'How do forests keep the soil in place?',
  'What moves a glacier down its valley?',
  'When does a volcano make an island?',
];

function quizWithKeysAt(positions: readonly number[]): CheckedQuestion[] {
  return positions.map((position, at) => ({
    question: stems[at] ?? '',
    options: ['a', 'b', 'c', 'd'].map((letter) => `${letter}${at}`),
    correctAnswer: position,
  }));
}

const sound = quizWithKeysAt([0, 3, 1, 2, 1, 0]);

it('finds nothing in a sound quiz', () => {
  expect(checkQuiz(sound)).toEqual([]);
  expect(checkQuiz([])).toEqual([]);
});

it('finds a right answer that always stands at B', () => {
  expect(checkQuiz(quizWithKeysAt([1, 1, 1, 1, 1]))).toEqual([
    {
      rule: 'key-positions-vary',
      message: '5 of 5 right answers stand at B; students notice.',
      questions: [0, 1, 2, 3, 4],
    },
  ]);
});

it('lets four questions have their right answers where they like', () => {
  expect(checkQuiz(quizWithKeysAt([1, 1, 1, 1]))).toEqual([]);
});

it('finds a right answer that two questions have', () => {
  const [first, second, ...rest] = sound;
  if (!first || !second) throw new Error('The quiz has six questions.');
  const repeated = { ...second, options: ['x', 'y', 'z', first.options[0] ?? ''] };
  expect(checkQuiz([first, repeated, ...rest])).toMatchObject([
    { rule: 'no-repeated-key', questions: [0, 1] },
  ]);
});

it('finds a question that is asked twice', () => {
  const [first] = sound;
  if (!first) throw new Error('The quiz has six questions.');
  expect(checkQuiz([...sound, first]).map(({ rule, questions }) => ({ rule, questions }))).toEqual([
    { rule: 'no-repeated-key', questions: [0, 6] },
    { rule: 'no-near-duplicate', questions: [0, 6] },
  ]);
});
