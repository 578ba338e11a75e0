import { expect, test } from 'vitest';
import { aResult } from '../../../test/question-result.fixture.ts';
import { topicTalliesOf } from './topic-tallies.ts';

test('answers are counted by topic, the most wrong first, equal ones by name', () => {
  const results = [
    aResult({ topic: 'Cells' }),
    aResult({ topic: 'Tissues', isCorrect: false }),
    aResult({ topic: 'Energy', isCorrect: false, userAnswer: null }),
    aResult({ topic: 'Tissues' }),
  ];
  expect(topicTalliesOf(results)).toEqual([
    { topic: 'Energy', right: 0, wrong: 1 },
    { topic: 'Tissues', right: 1, wrong: 1 },
    { topic: 'Cells', right: 1, wrong: 0 },
  ]);
});

test('a dropped question tells nothing about its topic', () => {
  expect(topicTalliesOf([aResult({ topic: 'Cells', isDropped: true })])).toEqual([]);
});

test('a topic counts once, however its name is written', () => {
  const results = [aResult({ topic: 'Cells' }), aResult({ topic: 'The cell', isCorrect: false })];
  expect(topicTalliesOf(results)).toEqual([{ topic: 'Cells', right: 1, wrong: 1 }]);
});
