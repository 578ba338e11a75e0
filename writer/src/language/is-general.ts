import { GENERAL_WORDS } from './word-lists/nouns/general-words.ts';

/** Tells whether a word, in singular or plural, is common to all subjects. */
export function isGeneral(word: string): boolean {
  const lower = word.toLowerCase();
  return (
    GENERAL_WORDS.has(lower) ||
    GENERAL_WORDS.has(lower.replace(/ies$/, 'y')) ||
    GENERAL_WORDS.has(lower.replace(/e?s$/, '')) ||
    GENERAL_WORDS.has(lower.replace(/s$/, ''))
  );
}
