/** How two words may differ and still be the same. */
export type WordRules = { matchCase: boolean; matchAccents: boolean };

/** Shorter words with another letter are often other words. */
const LEAST_LETTERS = 5;

/**
 * A word as it is compared: spaces and the ending of a sentence make no difference, nor does the way in
 * which an apostrophe or a hyphen is typed. Only the marks of Latin, Greek and Cyrillic letters are
 * accents; in other scripts they are letters of their own.
 */
export function toComparable(word: string, { matchCase, matchAccents }: WordRules): string {
  const plain = word
    .normalize('NFKC')
    .replace(/[‘’ʼ´`]/g, "'")
    .replace(/[‐‑–—−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
  // What is nothing but signs, such as "." itself, stays.
  const bare = plain.replace(/[\s.,;:!?]+$/, '') || plain;
  const cased = matchCase ? bare : bare.toLowerCase();
  return matchAccents ? cased : cased.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
}

/**
 * Tells whether one slip of the pen lies between two words: a letter too many, too few, another one, or
 * two neighbors in the wrong order. No number is a slip of another.
 */
export function isSlip(typed: string, word: string): boolean {
  const [a, b] = [[...typed], [...word]];
  if (b.length < LEAST_LETTERS || /\d/.test(typed + word)) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}
