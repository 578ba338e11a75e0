import { expect, it } from 'vitest';
import { itemWith } from '../quizzes.fixture.ts';
import type { Item } from '../scored-quiz.ts';
import { findFlaws } from './find-flaws.ts';

it.each<[string, Partial<Item>]>([
  ['vague terms', { options: ['Osmosis', 'Usually erosion', 'Fermentation', 'Digestion'] }],
  ['absolute terms', { options: ['Osmosis', 'Erosion, always', 'Fermentation', 'Digestion'] }],
  ['unfocused stem', { question: 'Which of the following statements is true?' }],
  ['true or false', { options: ['True', 'False', 'Perhaps', 'Nobody knows'] }],
  [
    'convergence',
    { options: ['Warm salt water', 'Warm sweet air', 'Cold salt crystals', 'Clean cold water'] },
  ],
  ['several blanks', { question: 'In ____ water moves through a ____.' }],
  [
    'clang with the stem',
    {
      question: 'What do photographers use to make light visible?',
      options: ['Photographic film', 'Plain paper', 'Clear glass', 'Black ink'],
    },
  ],
  ['key stands out in length', { options: ['Slow diffusion', 'Erosion', 'Melting', 'Rain'] }],
  [
    'uneven lengths',
    { options: ['Osmosis', 'The slow wearing down of old mountains by rain', 'Rain', 'Ice'] },
  ],
  ['spelling marks the key', { options: ['osmosis', 'Erosion', 'Fermentation', 'Digestion'] }],
  ['grammar marks the key', { options: ['by osmosis', 'erosion', 'fermentation', 'digestion'] }],
  ['no-negative-stem', { question: 'Which process is not driven by heat?' }],
  ['blank', { question: 'Water moves through a membrane by ____.' }],
])('finds %s', (flaw, changes) => {
  expect(findFlaws(itemWith(changes))).toContain(flaw);
});

it('finds none in a sound question', () => {
  expect(findFlaws(itemWith())).toEqual([]);
});
