import { describe, expect, test } from 'vitest';
import { MIN_ANSWERS, topicResults } from './topic-results.ts';

function judged(right: number, asked: number, minAnswers: number) {
  return topicResults([{ topic: 'Rivers', right, asked }], minAnswers)[0];
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
  ])('%s', (_what, right, asked, minAnswers, expected) => {
    expect(judged(right, asked, minAnswers)?.isWeak).toBe(expected);
  });
});

test.each([
  ['three of three', 3, 3, true],
  ['four of five', 4, 5, true],
  ['three of four', 3, 4, false],
  ['two of two is too little to tell', 2, 2, false],
])('strong: %s', (_what, right, asked, expected) => {
  expect(judged(right, asked, 3)?.isStrong).toBe(expected);
});

test('the least known topic comes first, and tallies of one topic count together', () => {
  const tallies = [
    { topic: 'Rivers', right: 3, asked: 3 },
    { topic: 'Water cycle', right: 0, asked: 2 },
    { topic: 'the water  cycles', right: 1, asked: 2 },
  ];
  expect(topicResults(tallies, 3)).toMatchObject([
    { topic: 'Water cycle', right: 1, asked: 4 },
    { topic: 'Rivers', right: 3, asked: 3 },
  ]);
});

test('without answers there are no topics', () => {
  expect(topicResults([], 3)).toEqual([]);
});
