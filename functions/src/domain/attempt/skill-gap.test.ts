import { describe, expect, test } from 'vitest';
import { gapOfTallies, skillGapOf, talliesOf } from './skill-gap.ts';

function results(topic: string, right: number, asked: number) {
  return Array.from({ length: asked }, (_, index) => ({ topic, isCorrect: index < right }));
}

describe('gapOfTallies', () => {
  test.each([
    ['all right', 5, 5, 'strong'],
    ['exactly 80%', 4, 5, 'strong'],
    ['exactly 80% of many', 40, 50, 'strong'],
    ['just under 80%', 39, 49, 'error'],
    ['one question, wrong', 0, 1, 'error'],
    ['one question, right', 1, 1, 'strong'],
    ['none of several', 0, 4, 'error'],
  ])('%s', (_what, right, asked, kind) => {
    const { topicErrorAnalysis, strongAreas } = gapOfTallies([{ topic: 'Rivers', asked, right }]);
    expect(topicErrorAnalysis).toEqual(kind === 'error' ? [['Rivers', asked - right]] : []);
    expect(strongAreas).toEqual(kind === 'strong' ? ['Rivers'] : []);
  });

  test('error topics come by count, then by name; strong areas by name', () => {
    const gap = gapOfTallies([
      { topic: 'Tides', asked: 2, right: 0 },
      { topic: 'deltas', asked: 3, right: 1 },
      { topic: 'Waves', asked: 1, right: 1 },
      { topic: 'Springs', asked: 3, right: 0 },
      { topic: 'Erosion', asked: 1, right: 1 },
    ]);
    expect(gap.topicErrorAnalysis).toEqual([
      ['Springs', 3],
      ['deltas', 2],
      ['Tides', 2],
    ]);
    expect(gap.strongAreas).toEqual(['Erosion', 'Waves']);
  });

  test('a topic counts once, however its name is written', () => {
    const gap = gapOfTallies([
      { topic: 'River deltas', asked: 2, right: 0 },
      { topic: 'river  Deltas ', asked: 8, right: 8 },
    ]);
    expect(gap).toEqual({ topicErrorAnalysis: [], strongAreas: ['River deltas'] });
  });

  test('without answers there is no gap', () => {
    expect(gapOfTallies([])).toEqual({ topicErrorAnalysis: [], strongAreas: [] });
  });
});

test('the results of an attempt are tallied by topic, in their order', () => {
  const tallies = talliesOf([...results('Tides', 1, 3), ...results('Waves', 2, 2)]);
  expect(tallies).toEqual([
    { topic: 'Tides', asked: 3, right: 1 },
    { topic: 'Waves', asked: 2, right: 2 },
  ]);
});

test('attempts at several quizzes add up, and a topic has the name of the newest', () => {
  const gap = skillGapOf([
    { quizId: 'coasts', topics: talliesOf(results('Deltas', 2, 3)) },
    { quizId: 'rivers', topics: talliesOf(results('The delta', 0, 2)) },
    { quizId: 'asia', topics: talliesOf(results('delta', 0, 1)) },
  ]);
  expect(gap).toEqual({ topicErrorAnalysis: [['Deltas', 4]], strongAreas: [] });
});

test('of several attempts at a quiz the newest tells', () => {
  const gap = skillGapOf([
    { quizId: 'coasts', topics: talliesOf(results('Deltas', 3, 3)) },
    { quizId: 'coasts', topics: talliesOf(results('Deltas', 0, 3)) },
  ]);
  expect(gap).toEqual({ topicErrorAnalysis: [], strongAreas: ['Deltas'] });
});
