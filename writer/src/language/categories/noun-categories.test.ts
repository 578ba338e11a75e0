import { beforeAll, describe, expect, it } from 'vitest';
import { loadNounCategories, shareCategory, type CategoriesOf } from './noun-categories.ts';

let categoriesOf: CategoriesOf;

beforeAll(async () => {
  categoriesOf = await loadNounCategories();
});

it.each([
  ['president', 'person'],
  ['osmosis', 'process'],
  ['France', 'location'],
  ['oxygen', 'substance'],
  ['heart', 'body'],
  ['the theory of evolution', 'cognition'],
  ['Democratic parties', 'group'],
  ['red blood cells', 'body'],
  ['mitochondria', 'body'],
  ['women', 'person'],
  ['glasses of water', 'artifact'],
  ['in 1945', 'time'],
  ['35 percent', 'quantity'],
])('“%s” names: %s', (phrase, category) => {
  expect([...(categoriesOf(phrase) ?? [])]).toContain(category);
});

it('knows nothing of a word that is no noun', () => {
  expect(categoriesOf('quickly')).toBeNull();
  expect(categoriesOf('')).toBeNull();
});

describe('two phrases', () => {
  it('are of one sort', () => {
    expect(shareCategory(categoriesOf, 'king', 'farmers')).toBe(true);
    expect(shareCategory(categoriesOf, 'oxygen', 'liquid water')).toBe(true);
  });

  it('are of two sorts', () => {
    expect(shareCategory(categoriesOf, 'king', 'oxygen')).toBe(false);
  });

  it('are not judged where one is unknown', () => {
    expect(shareCategory(categoriesOf, 'king', 'xyzzy')).toBeNull();
  });
});
