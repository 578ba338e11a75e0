import { expect, test } from 'vitest';
import { topicGrowthOf } from './topic-growth.ts';

/** Attempts at one quiz, newest first: so many right of five. */
function attempts(...right: number[]) {
  return right.map((one) => ({ quizId: 'q', topics: [{ topic: 'rivers', asked: 5, right: one }] }));
}

test.each([
  ['all right, and before half', [5, 2], { level: 'secure', change: 'better' }],
  ['less right than before', [2, 5], { level: 'beginning', change: 'weaker' }],
  ['as before', [3, 3], { level: 'growing', change: 'same' }],
  [
    'three attempts: the later two count as later',
    [5, 4, 1],
    { level: 'secure', change: 'better' },
  ],
  ['asked in one attempt alone', [4], { level: 'secure', change: null }],
])('%s', (_what, right, growth) => {
  expect(topicGrowthOf(attempts(...right))).toEqual([{ topic: 'rivers', ...growth }]);
});

test('a topic that was asked twice is not judged, and one without a name is none', () => {
  const topics = [
    { topic: 'rivers', asked: 2, right: 2 },
    { topic: '', asked: 9, right: 9 },
  ];
  expect(topicGrowthOf([{ quizId: 'q', topics }])).toEqual([]);
});

test('two spellings are one topic, named as the newest attempt names it, by name', () => {
  const newest = [
    { topic: 'Rivers', asked: 3, right: 3 },
    { topic: 'ice', asked: 3, right: 0 },
  ];
  const older = [{ topic: 'rivers', asked: 3, right: 0 }];
  const found = topicGrowthOf([
    { quizId: 'a', topics: newest },
    { quizId: 'b', topics: older },
  ]);
  expect(found.map(({ topic, change }) => [topic, change])).toEqual([
    ['ice', null],
    ['Rivers', 'better'],
  ]);
});
