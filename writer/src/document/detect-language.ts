import { isEnglishWord } from './english-words.ts';
import type { SourceDocument } from './source-document.ts';

export type Language = 'english' | 'other';

/** English textbooks reach 0.87 to 0.99, forms and lists 0.78, other languages at most 0.22. */
const SHARE_OF_KNOWN_WORDS = 0.6;
/** With fewer words the language cannot be told: such a document is too short in any case. */
const FEWEST_WORDS = 20;
/** Enough words, since a document changes its language between parts and not between words. */
const MOST_WORDS = 20_000;

/** Detects the language by how many of the document's words are English. */
export function detectLanguage({ sections }: SourceDocument): Language {
  const words = sections
    .flatMap(({ text }) => text.match(/\p{L}[\p{L}\p{M}]*(?:['\u2019]\p{L}+)?/gu) ?? [])
    .filter(evenly);
  if (words.length < FEWEST_WORDS) return 'english';
  return words.filter(isEnglishWord).length >= SHARE_OF_KNOWN_WORDS * words.length
    ? 'english'
    : 'other';
}

/** Picks words evenly from a long list. */
function evenly(_word: string, at: number, words: readonly string[]): boolean {
  return at % Math.ceil(words.length / MOST_WORDS) === 0;
}
