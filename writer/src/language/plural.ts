import { GIVEN_NAMES } from './word-lists/names/given-names.ts';
import { IRREGULAR_PLURALS } from './word-lists/nouns/irregular-plurals.ts';
import { SINGULARS_IN_S } from './word-lists/nouns/singulars-in-s.ts';

export function isPluralWord(word: string): boolean {
  const lower = word.toLowerCase();
  if (IRREGULAR_PLURALS.has(lower) || /(?:wo|\b)men$/.test(lower)) return true;
  const isSingular = SINGULARS_IN_S.has(lower) || /(?:ss|us|is|ics)$/.test(lower);
  return lower.length > 3 && lower.endsWith('s') && !isSingular && !/^[A-Z]+$/.test(word);
}

/** What stands behind the noun that has the number: "balance of powers". */
const TAIL = /(?<=\S) (?:of|in|for|to|on|with|from|by|at|between|among|without|under|against) .*$/;

export function takeLastWord(phrase: string): string {
  return phrase.split(/[\s-]+/).at(-1) ?? phrase;
}

/** A name of a person ends like a plural by chance: "Thomas Hobbes", "Rosa Parks". */
export function endsInPlural(phrase: string): boolean {
  const [first = '', ...rest] = phrase.split(' ');
  const isPerson = /^\p{Lu}/u.test(rest.at(-1) ?? '') && GIVEN_NAMES.has(first.toLowerCase());
  return !isPerson && isPluralWord(takeLastWord(phrase.replace(TAIL, '')));
}
