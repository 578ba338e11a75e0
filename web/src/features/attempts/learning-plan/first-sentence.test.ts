import { expect, test } from 'vitest';
import { firstSentence } from './first-sentence.ts';

test.each([
  [
    '“Cells” needs work: 1 of 3 went right. Read page 3 again.',
    '“Cells” needs work: 1 of 3 went right.',
  ],
  [
    'Both questions on “What is 2.5?” went wrong. Read.',
    'Both questions on “What is 2.5?” went wrong.',
  ],
  ['Draw a cell.', null],
  ['no end', null],
  ['', null],
])('%s begins with %s', (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence);
});
