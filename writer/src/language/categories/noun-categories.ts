import { readKeyedLines } from '../../keyed-lines.ts';
import { readData } from '../../read-data.ts';
import { oneOf } from '../word-lists/word-set.ts';
import { WORDS_AFTER_A_HEAD } from '../word-lists/words-after-a-head.ts';
import { rememberPhrases } from '../words.ts';
import { CATEGORIES, type Category } from './category.ts';
import { findSingulars } from './singular.ts';

/**
 * Returns the kind of thing that a phrase names, from the one or two most frequent meanings of its
 * head noun; null if WordNet's common nouns lack it.
 */
export type CategoriesOf = (phrase: string) => ReadonlySet<Category> | null;

let loading: Promise<CategoriesOf> | undefined;

/** The table has 700 kB, so only a request that writes a quiz loads it. */
export function loadNounCategories(): Promise<CategoriesOf> {
  loading ??= readData('wordnet/noun-categories.txt', readKeyedLines).then((codesOf) =>
    rememberPhrases((phrase) => lookUp(codesOf, phrase)),
  );
  return loading;
}

/** Reads a set of categories, one letter each. */
const readCode = rememberPhrases((code) => new Set([...code].map(toCategory)));

function toCategory(letter: string): Category {
  const category = CATEGORIES[letter.charCodeAt(0) - 'a'.charCodeAt(0)];
  if (!category) throw new Error(`No category has the letter ${letter}.`);
  return category;
}

const YEAR = /^(?:in |about |around )?(?:1\d|20)\d\d(?:s|\b)/;
const FIGURE = /^[$€£]?\d/;
/** A longer phrase is a clause, and its last word says nothing about the whole. */
const MOST_WORDS = 5;
const AFTER_HEAD = new RegExp(String.raw`\s${oneOf(WORDS_AFTER_A_HEAD)}\s.*$`);

function lookUp(codesOf: (word: string) => string[], phrase: string): ReadonlySet<Category> | null {
  const plain = phrase
    .trim()
    .toLowerCase()
    .replace(/[.,;:!?]+$/, '');
  if (YEAR.test(plain)) return new Set(['time']);
  if (FIGURE.test(plain)) return new Set(['quantity']);
  const words = plain.replace(AFTER_HEAD, '').split(/[\s-]+/);
  if (words.length > MOST_WORDS) return null;
  for (const length of [2, 1]) {
    if (words.length < length) continue;
    const head = words
      .slice(-length)
      .join('_')
      .replace(/['’]s?$/, '');
    const [code] = [head, ...findSingulars(head)].flatMap(codesOf);
    if (code !== undefined) return readCode(code);
  }
  return null;
}

/** Tells whether two phrases name things of one kind; null when one of them is unknown. */
export function shareCategory(categoriesOf: CategoriesOf, a: string, b: string): boolean | null {
  const [left, right] = [categoriesOf(a), categoriesOf(b)];
  if (!left || !right) return null;
  return [...left].some((category) => right.has(category));
}
