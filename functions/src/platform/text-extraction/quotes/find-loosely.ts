/** A shorter quote must be found as it stands: one word is too large a part of it. */
const fewestWords = 8;
const shareFound = 0.9;
/** Words whose loss or gain turns a statement round; figures are facts of their own. */
const decisive = /^(?:no|not|none|nor|never|neither|cannot|without|.*n't|.*\d.*)$/u;

type Word = { text: string; start: number; end: number };

/** The stretch of the text, as long as the quote, that has at least nine in ten of its words. */
export function findLoosely(text: string, quote: string): { start: number; end: number } | null {
  const wanted = wordsOf(quote);
  if (wanted.length < fewestWords) return null;
  const words = wordsOf(text);
  const missing = new Map<string, number>();
  for (const word of wanted) missing.set(word.text, (missing.get(word.text) ?? 0) + 1);
  const vocabulary = new Set(missing.keys());

  let found = 0;
  let best = { found: 0, from: 0 };
  words.forEach((word, at) => {
    const left = words[at - wanted.length];
    if (left && vocabulary.has(left.text)) found -= shift(missing, left.text, 1) > 0 ? 1 : 0;
    if (vocabulary.has(word.text)) found += shift(missing, word.text, -1) >= 0 ? 1 : 0;
    if (found > best.found) best = { found, from: at - wanted.length + 1 };
  });
  if (best.found < shareFound * wanted.length) return null;

  const window = words.slice(Math.max(0, best.from), best.from + wanted.length);
  if (decisiveWords(window) !== decisiveWords(wanted)) return null;
  const first = window.find((word) => vocabulary.has(word.text));
  const last = window.findLast((word) => vocabulary.has(word.text));
  return first && last ? { start: first.start, end: last.end } : null;
}

/** Changes how many of a word are still missing, and tells the new number. */
function shift(missing: Map<string, number>, word: string, by: number): number {
  const count = (missing.get(word) ?? 0) + by;
  missing.set(word, count);
  return count;
}

function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'.]*(?<![.'])/gu)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

function decisiveWords(words: Word[]): string {
  const found = words.map((word) => word.text).filter((word) => decisive.test(word));
  return found.sort().join(' ');
}
