import { describe, expect, test } from 'vitest';
import { MIN_ANSWERS, topicResults, type TopicAnswer } from './topic-results.ts';

function answers(topic: string, right: number, answered: number): TopicAnswer[] {
  return Array.from({ length: answered }, (_, index) => ({ topic, isCorrect: index < right }));
}

function weak(right: number, answered: number, minAnswers: number): boolean {
  return topicResults(answers('Rivers', right, answered), minAnswers)[0]?.isWeak ?? false;
}

describe('a weak topic', () => {
  test.each([
    ['nothing of two is too little to tell', 0, 2, MIN_ANSWERS.student, false],
    ['nothing of three', 0, 3, MIN_ANSWERS.student, true],
    ['one of three', 1, 3, MIN_ANSWERS.student, true],
    ['two of three may be mastery with a slip', 2, 3, MIN_ANSWERS.student, false],
    ['nothing of seven is too little for a class', 0, 7, MIN_ANSWERS.class, false],
    ['four of eight', 4, 8, MIN_ANSWERS.class, true],
    ['five of eight may still be mastery', 5, 8, MIN_ANSWERS.class, false],
    ['sixty of a hundred', 60, 100, MIN_ANSWERS.class, true],
    ['eighty of a hundred', 80, 100, MIN_ANSWERS.class, false],
  ])('%s', (_what, right, answered, minAnswers, expected) => {
    expect(weak(right, answered, minAnswers)).toBe(expected);
  });
});

test.each([
  ['three of three', 3, 3, true],
  ['four of five', 4, 5, true],
  ['three of four', 3, 4, false],
  ['two of two is too little to tell', 2, 2, false],
])('strong: %s', (_what, right, answered, expected) => {
  expect(topicResults(answers('Rivers', right, answered), 3)[0]?.isStrong).toBe(expected);
});

test('the least known topic comes first, and one topic keeps its first spelling', () => {
  const results = topicResults(
    [
      ...answers('Rivers', 3, 3),
      ...answers('Water  cycle', 0, 2),
      ...answers('water cycle', 1, 2),
      ...answers('  ', 0, 1),
    ],
    3,
  );
  expect(results).toMatchObject([
    { topic: 'Water  cycle', right: 1, answered: 4 },
    { topic: 'Rivers', right: 3, answered: 3 },
  ]);
});

test('without answers there are no topics', () => {
  expect(topicResults([], 3)).toEqual([]);
});
