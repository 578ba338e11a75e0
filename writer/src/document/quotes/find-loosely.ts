/** A shorter quote must match exactly, since one word is too large a part of it. */
const FEWEST_WORDS = 8;
const SHARE_FOUND = 0.9;
/** Words whose loss or gain reverses a statement; figures are facts of their own. */
const DECISIVE = /^(?:no|not|none|nor|never|neither|cannot|without|.*n't|.*\d.*)$/u;

export type Word = { text: string; start: number; end: number };

/** Finds the stretch that has at least nine in ten of a long quote's words, in their order. */
export function findLoosely(words: Word[], quote: string): { start: number; end: number } | null {
  const wanted = splitQuote(quote);
  if (wanted.length < FEWEST_WORDS) return null;
  const window = likeliestWindow(words, wanted);
  const pairs = alignment(window, wanted);
  const [first, last] = [pairs[0], pairs.at(-1)];
  if (!first || !last || pairs.length < SHARE_FOUND * wanted.length) return null;
  const said = window.slice(first[0], last[0] + 1);
  const isTurned =
    countDecisive(said) !== pairs.filter(([at]) => isDecisive(window[at])).length ||
    countDecisive(wanted) !== pairs.filter(([, at]) => isDecisive(wanted[at])).length;
  if (isTurned) return null;
  return { start: said[0]?.start ?? 0, end: said.at(-1)?.end ?? 0 };
}

/** The window of the quote's length that contains most of its words. */
function likeliestWindow(words: Word[], wanted: Word[]): Word[] {
  const missing = new Map<string, number>();
  for (const { text } of wanted) missing.set(text, (missing.get(text) ?? 0) + 1);
  let found = 0;
  let best = { found: 0, end: 0 };
  words.forEach(({ text }, at) => {
    const left = words[at - wanted.length]?.text;
    const leaving = left === undefined ? undefined : missing.get(left);
    if (left !== undefined && leaving !== undefined) {
      missing.set(left, leaving + 1);
      if (leaving >= 0) found -= 1;
    }
    const entering = missing.get(text);
    if (entering !== undefined) {
      missing.set(text, entering - 1);
      if (entering > 0) found += 1;
    }
    if (found > best.found) best = { found, end: at + 1 };
  });
  return words.slice(Math.max(0, best.end - wanted.length), best.end);
}

/** The longest common sequence of words in the same order, as pairs of positions. */
function alignment(a: Word[], b: Word[]): [number, number][] {
  const lengths = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  function at(i: number, j: number): number {
    return lengths[i]?.[j] ?? 0;
  }
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const isSame = a[i]?.text === b[j]?.text;
      lengths[i]?.fill(
        isSame ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1)),
        j,
        j + 1,
      );
    }
  }
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    if (a[i]?.text === b[j]?.text) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return pairs;
}

/** The words of a text in the spelling used for comparing quotes. */
export function splitQuote(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'.]*(?<![.'])/gu)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

function isDecisive(word: Word | undefined): boolean {
  return word !== undefined && DECISIVE.test(word.text);
}

function countDecisive(words: Word[]): number {
  return words.filter(isDecisive).length;
}
