import { expect, it } from 'vitest';
import { drawKeyPositions, placeKey } from './key-position.ts';
import { createRandom } from './seed.ts';

it('gives every position once in each block of four', () => {
  const positions = drawKeyPositions(10, createRandom(1));
  expect(positions).toHaveLength(10);
  expect(new Set(positions.slice(0, 4)).size).toBe(4);
  expect(new Set(positions.slice(4, 8)).size).toBe(4);
});

it('puts the key where it is told', () => {
  const { options, correctAnswer } = placeKey('right', ['a', 'b', 'c'], 2, createRandom(1));
  expect(correctAnswer).toBe(2);
  expect(options[2]).toBe('right');
});

it('keeps numbers in order of size', () => {
  const placed = placeKey('40', ['8', '160', '80'], 0, createRandom(1));
  expect(placed).toEqual({ options: ['8', '40', '80', '160'], correctAnswer: 1 });
});
