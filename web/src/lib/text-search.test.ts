import { expect, test } from 'vitest';
import { hasEveryWord } from './text-search.ts';

test.each([
  ['Photosynthesis and Respiration', 'resp photo', true],
  ['Le Français', 'francais', true],
  ['The Water Cycle', 'water rock', false],
  ['The Water Cycle', '  ', true],
])('%s, searched for "%s": %s', (text, search, isFound) => {
  expect(hasEveryWord(text, search)).toBe(isFound);
});
