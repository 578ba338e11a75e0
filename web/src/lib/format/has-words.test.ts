import { expect, test } from 'vitest';
import { hasWords } from './has-words.ts';

test.each([
  ['La Révolution française', 'francaise REVOLUTION', true],
  ['Cells and tissues', 'cell', true],
  ['Cells and tissues', 'cells atoms', false],
  ['Cells', '', true],
  ['Cells', '  ', true],
])('"%s" has the words of "%s": %s', (text, search, expected) => {
  expect(hasWords(text, search)).toBe(expected);
});
