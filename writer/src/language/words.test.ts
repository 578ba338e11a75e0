import { expect, it } from 'vitest';
import { capitalise } from './words.ts';

it('begins a text with a capital, but for what is never written with one', () => {
  const texts = ['ribosome', '“the end”', 'pH', 'mRNA', '3 cells'];
  expect(texts.map(capitalise)).toEqual(['Ribosome', '“The end”', 'pH', 'mRNA', '3 cells']);
});
