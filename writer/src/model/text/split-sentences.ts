import { CITATION } from '../../language/passages.ts';
import { keepVisible } from '../asking/keep-visible.ts';

const LONGEST_SENTENCE = 1_500;

const LINK = /\bhttps?:\/\/|\bwww\.|\bdoi\.org\b/i;

/** Abbreviations that stand before a name: "Mt. Everest", "Roe v. Wade", "John F. Kennedy". */
const BEFORE_NAME =
  /(?:^|[\s("“])(?:v|vs|mt|mts|st|ft|dr|mrs?|ms|prof|gen|col|lt|sgt|capt|adm|gov|sen|rep|rev|hon|pres|cf|e\.g|i\.e|approx|ca?)\.$|\p{Lu}\p{Ll}+ \p{Lu}\.$|(?:^|\s)\p{Lu}\. ?\p{Lu}\.$/iu;

/** Abbreviations that stand before a number: "Fig. 3". */
const BEFORE_NUMBER = /(?:^|[\s("“])(?:figs?|no|nos|eq|vol|pp?|ch|sec)\.$/iu;

/** What may end a sentence as well: "the U.S.", "Bell Inc." */
const BEFORE_ANY = /(?:\b(?:\p{Lu}\.){2,}|\b(?:inc|ltd|co|corp|jr|sr|bros)\.)$/iu;

/** Words that begin a sentence and no name. */
const OPENS_SENTENCE =
  /^["“(]?(?:after|all|an?|and|as|at|because|before|but|by|for|from|he|her|his|however|if|in|it|its|many|most|on|one|she|since|some|that|the|their|then|there|these|they|this|those|to|today|under|we|when|where|while|with|you)\b/iu;

/** Splits a paragraph into what a model is sent of it: whole sentences that say something. */
export function splitSentences(paragraph: string): string[] {
  const pieces = keepVisible(paragraph).split(/(?<=[.!?]["”’)]?)\s+(?=[\p{Lu}\d"“(])/u);
  const sentences: string[] = [];
  for (const piece of pieces) {
    const last = sentences.at(-1);
    if (last !== undefined && isAbbreviated(last, piece))
      sentences[sentences.length - 1] = `${last} ${piece}`;
    else sentences.push(piece);
  }
  return sentences.filter(
    (sentence) =>
      /\p{L}{2}/u.test(sentence) && sentence.length <= LONGEST_SENTENCE && !isReference(sentence),
  );
}

/** Tells whether the point at the end is one of an abbreviation, and the sentence goes on. */
function isAbbreviated(before: string, next: string): boolean {
  const end = before.slice(-40);
  if (BEFORE_NUMBER.test(end)) return /^\d/u.test(next);
  if (OPENS_SENTENCE.test(next)) return false;
  return BEFORE_NAME.test(end) || (BEFORE_ANY.test(end) && /^\p{Lu}/u.test(next));
}

/** Tells whether a sentence leads to a page or names a source, and so says nothing itself. */
function isReference(sentence: string): boolean {
  return LINK.test(sentence) || CITATION.test(sentence);
}
