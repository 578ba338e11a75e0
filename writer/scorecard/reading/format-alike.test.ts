import { describe, expect, it } from 'vitest';
import { createRandom } from '../../src/quiz/seed.ts';
import { itemWith } from '../quizzes.fixture.ts';
import { getKey, type Item } from '../scored-quiz.ts';
import { formatAlike } from './format-alike.ts';

function format(changes: Partial<Item>, position = 2): Item {
  return formatAlike(itemWith(changes), position, createRandom(1));
}

it.each([
  ['Complete the sentence: Water moves by ____.', 'Water moves by ____.'],
  ['the movement of water is called ________.', 'The movement of water is called ____.'],
  ['Speedy Gonzalez is an example of:', 'Speedy Gonzalez is an example of ____.'],
  ['Which of the following is true:', 'Which of the following is true?'],
  ['What is “osmosis”?', 'What is "osmosis"?'],
])('prints “%s” as “%s”', (question, printed) => {
  expect(format({ question }).question).toBe(printed);
});

describe('options', () => {
  it('begin with a capital and end without a full stop', () => {
    const options = ['osmosis', 'It wears hills down.', 'the U.S.', '“rain”'];
    expect(format({ options }).options.toSorted()).toEqual([
      '"Rain"',
      'It wears hills down',
      'Osmosis',
      'The U.S.',
    ]);
  });

  it('have the key at its place', () => {
    expect(format({}, 3)).toMatchObject({ correctAnswer: 3 });
    expect(getKey(format({}, 3))).toBe('Osmosis');
  });

  it('stand by size where they are numbers', () => {
    const numbers = format({ options: ['30', '1', '15', '10'], correctAnswer: 1 });
    expect(numbers).toMatchObject({ options: ['1', '10', '15', '30'], correctAnswer: 0 });
  });
});
