import { expect, it } from 'vitest';
import { oppositeOf } from './opposite-words.ts';

it.each([
  ['high', 'low'],
  ['inside', 'outside'],
  ['smallest', 'largest'],
  ['greater', 'smaller'],
  ['lower', 'higher'],
  ['reduces', 'increases'],
])('the contrary of %s is %s', (word, opposite) => {
  expect(oppositeOf(word)).toBe(opposite);
});

it('most words have none', () => {
  expect(oppositeOf('mitochondrion')).toBeNull();
});
