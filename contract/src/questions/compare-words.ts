/** How two words may differ and still be the same. */
export type WordRules = { matchCase: boolean; matchAccents: boolean };

/** Shorter words with another letter are often other words. */
const LEAST_LETTERS = 5;

/**
 * Words without what makes no difference in any comparison: spaces, the ending of a sentence, and the way
 * in which an apostrophe or a hyphen is typed. What is nothing but signs, such as "." itself, stays.
 */
export function withoutFrills(words: string): string {
  const plain = words
    // First, since an acute accent that stands alone would become a space with an accent.
    .replace(/[‘’ʼ´`＇]/g, "'")
    .normalize('NFKC')
    .replace(/[‐‑–—−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.replace(/[\s.,;:!?。、]+$/, '') || plain;
}

/**
 * Words as they are compared. Only the marks of Latin, Greek and Cyrillic letters are accents; in other
 * scripts they are letters of their own.
 */
export function toComparable(words: string, { matchCase, matchAccents }: WordRules): string {
  const bare = withoutFrills(words);
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
