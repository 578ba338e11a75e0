import { isEnglishWord } from '../english-words.ts';

const SMALL_WORDS = new Set(
  'a an and as at but by for from in into of on onto or over per the to via vs with'.split(' '),
);
/** As long as "DNA": a longer word that English does not know is a name. */
const LONGEST_ABBREVIATION = 3;
const ROMAN_NUMBER = /^[IVX]+$/u;

/** Turns "THE WATER CYCLE" into "The Water Cycle"; other text is unchanged. */
export function softenCapitals(text: string): string {
  if (text !== text.toUpperCase() || !/\p{Lu}{4}/u.test(text)) return text;
  return text.replace(/\p{Lu}[\p{L}\p{M}\p{N}'’]*/gu, (word, at: number) => soften(word, at === 0));
}

function soften(word: string, isFirst: boolean): string {
  const small = word.toLowerCase();
  if (!isFirst && SMALL_WORDS.has(small)) return small;
  const isAbbreviation = word.length <= LONGEST_ABBREVIATION && !isEnglishWord(word);
  if (isAbbreviation || /\d/u.test(word) || ROMAN_NUMBER.test(word)) return word;
  return word.charAt(0) + small.slice(1);
}
