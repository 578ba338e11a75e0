import { readNumber } from '../validator/number-in.ts';
import { shuffle } from './seed.ts';

/** Positions of the right answer in blocks of four, each block in random order. */
export function drawKeyPositions(count: number, random: () => number): number[] {
  const positions: number[] = [];
  while (positions.length < count) positions.push(...shuffle([0, 1, 2, 3], random));
  return positions.slice(0, count);
}

/** Puts the key at `position` among the options; numbers are sorted by size instead. */
export function placeKey(
  key: string,
  wrong: readonly string[],
  position: number,
  random: () => number,
): { options: string[]; correctAnswer: number } {
  let options = shuffle(wrong, random);
  options.splice(position, 0, key);
  if (options.every((option) => readNumber(option) !== null)) {
    options = options.sort((a, b) => (readNumber(a) ?? 0) - (readNumber(b) ?? 0));
  }
  return { options, correctAnswer: options.indexOf(key) };
}
