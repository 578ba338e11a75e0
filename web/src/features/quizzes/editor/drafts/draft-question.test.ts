import { expect, test } from 'vitest';
import { aDraft } from '../editor-server.fixture.ts';
import {
  countMissing,
  findFault,
  listCandidates,
  otherWordings,
  toTexts,
} from './draft-question.ts';

const draft = aDraft('d1');
const texts = toTexts(draft);
const whole = { ...texts, options: ['d1 right', 'One', 'Two', 'Three'] };

test('a draft has the right answer first and an empty place for each missing wrong one', () => {
  expect(texts.options).toEqual(['d1 right', 'd1 wrong', '', '']);
  expect(countMissing(texts)).toBe(2);
});

test('it is complete with four different options', () => {
  expect(findFault(texts)).toBe('Please fill in every option.');
  expect(findFault(whole)).toBeNull();
  const twice = { ...whole, options: ['d1 right', 'One', 'one ', 'Three'] };
  expect(findFault(twice)).toBe('The options of a question must differ from each other.');
});

test('every wording and every wrong answer that it came with can be chosen again', () => {
  expect(otherWordings(draft, 'Which is d1?')).toEqual(['What is d1?']);
  expect(otherWordings(draft, 'Typed by hand')).toEqual(['What is d1?', 'Which is d1?']);
  expect(listCandidates(draft)).toEqual(['d1 wrong', 'd1 cell', 'd1 leaf', 'd1 root']);
});
