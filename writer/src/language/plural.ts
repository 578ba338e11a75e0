import { IRREGULAR_PLURALS } from './word-lists/nouns/irregular-plurals.ts';
import { SINGULARS_IN_S } from './word-lists/nouns/singulars-in-s.ts';

export function isPluralWord(word: string): boolean {
  const lower = word.toLowerCase();
  if (IRREGULAR_PLURALS.has(lower) || /(?:wo|\b)men$/.test(lower)) return true;
  const isSingular = SINGULARS_IN_S.has(lower) || /(?:ss|us|is|ics)$/.test(lower);
  return lower.length > 3 && lower.endsWith('s') && !isSingular && !/^[A-Z]+$/.test(word);
}

export function takeLastWord(phrase: string): string {
  return phrase.split(/[\s-]+/).at(-1) ?? phrase;
}

export function endsInPlural(phrase: string): boolean {
  return isPluralWord(takeLastWord(phrase));
}
