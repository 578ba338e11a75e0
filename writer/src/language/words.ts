import { stemmer } from 'stemmer';
import { FUNCTION_WORDS } from './word-lists/function-words.ts';

export function isFunctionWord(word: string): boolean {
  return FUNCTION_WORDS.has(word.toLowerCase());
}

/** Words and numbers of a text in lower case; "sodium-potassium" is two, "don't" is one. */
export function splitWords(text: string): string[] {
  const lower = text.toLowerCase();
  // Most texts have plain letters only, which this finds in a third of the time.
  if (isPlain(lower)) return lower.match(/[a-z\d]+(?:'[a-z]+)?/g) ?? [];
  return lower.normalize('NFKC').match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu) ?? [];
}

function isPlain(text: string): boolean {
  return !/[^\x20-\x7e\s]/.test(text);
}

const MAX_REMEMBERED = 50_000;
/** A word or a phrase; a passage comes once. */
const LONGEST_REMEMBERED = 100;

/** The same function, computing a phrase once: while wrong answers are chosen, each comes a thousand times. */
export function rememberPhrases<T extends string | number | boolean | object | null>(
  compute: (text: string) => T,
): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const result = compute(text);
    if (text.length > LONGEST_REMEMBERED) return result;
    if (known.size >= MAX_REMEMBERED) known.clear();
    known.set(text, result);
    return result;
  };
}

export const stemWord = rememberPhrases((word) => stemmer(word.replace(/['’]s?$/, '')));

/** Stems of the words that carry meaning, in order. */
export function listStems(text: string): string[] {
  return splitWords(text)
    .filter((word) => !FUNCTION_WORDS.has(word))
    .map(stemWord);
}

/** Stems of the words that carry meaning, each once. */
export function contentStems(text: string): Set<string> {
  return new Set(listStems(text));
}

/** The share of the smaller set that both have in common; 0 when either is empty. */
export function overlapShare(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  if (small.size === 0) return 0;
  let shared = 0;
  for (const item of small) if (large.has(item)) shared += 1;
  return shared / small.size;
}

/** Gives two spellings of the same passage the same form. */
export function normaliseText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g, '')
    .replace(/[‘’‛′`]/g, "'")
    .replace(/[“”„″«»]/g, '"')
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/\s*-\s*/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Leaves words such as "pH" and "mRNA" unchanged. */
export function capitalise(text: string): string {
  return text.replace(
    /^([“"‘'(]?)(\p{Ll})(?!\p{Lu})/u,
    (_, mark: string, letter: string) => mark + letter.toUpperCase(),
  );
}
