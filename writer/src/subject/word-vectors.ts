import { unpackWords } from '../language/categories/packed-words.ts';
import { isFunctionWord, splitWords } from '../language/words.ts';

/** Nearness in meaning, learned from textbooks. */
export type WordVectors = {
  /** Cosine of two phrases, -1 to 1; 0 where one of them is unknown. */
  similarity: (a: string, b: string) => number;
  /** Direction of a phrase: the sum of its words, rarer ones heavier, of length 1 (or all zero). */
  vectorOf: (phrase: string) => Float32Array;
  /** Negative natural logarithm of a word's share of all words; high for a rare or unknown word. */
  rarityOf: (word: string) => number;
  isKnown: (word: string) => boolean;
};

let loading: Promise<WordVectors> | undefined;

/** The table weighs 1 MB: only a request that writes a quiz loads it. */
export function loadWordVectors(): Promise<WordVectors> {
  loading ??= import('./word-vectors.data.ts').then(createWordVectors);
  return loading;
}

type Data = {
  DIMENSIONS: number;
  PACKED_WORDS: string;
  RARITIES: string;
  VECTORS: string;
};

const RARITY_OF_UNKNOWN = 15;
/** A word of everyday use still counts this much in a phrase, … */
const LEAST_WEIGHT = 0.5;
/** … and this much is taken off the rarity of each. */
const EVERYDAY = 3;
const MOST_REMEMBERED = 20_000;

function createWordVectors({ DIMENSIONS, PACKED_WORDS, RARITIES, VECTORS }: Data): WordVectors {
  const indexOf = new Map(unpackWords(PACKED_WORDS).map((word, at) => [word, at]));
  const rarities = Buffer.from(RARITIES, 'base64');
  const bytes = Buffer.from(VECTORS, 'base64');
  const remembered = new Map<string, Float32Array>();

  function rarityOf(word: string): number {
    const at = indexOf.get(word);
    return at === undefined ? RARITY_OF_UNKNOWN : (rarities[at] ?? 0) / 10;
  }

  function add(sum: Float32Array, word: string, at: number): void {
    const row = Array.from({ length: DIMENSIONS }, (_, column) =>
      bytes.readInt8(at * DIMENSIONS + column),
    );
    const length = Math.hypot(...row) || 1;
    const weight = Math.max(LEAST_WEIGHT, rarityOf(word) - EVERYDAY) / length;
    row.forEach((value, column) => {
      sum[column] = (sum[column] ?? 0) + weight * value;
    });
  }

  function vectorOf(phrase: string): Float32Array {
    const known = remembered.get(phrase);
    if (known) return known;
    const sum = new Float32Array(DIMENSIONS);
    for (const word of splitWords(phrase)) {
      if (isFunctionWord(word)) continue;
      const at = indexOf.get(word) ?? indexOf.get(word.replace(/(?:e?s|['’]s)$/, ''));
      if (at !== undefined) add(sum, word, at);
    }
    const length = Math.hypot(...sum) || 1;
    const unit = sum.map((value) => value / length);
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(phrase, unit);
    return unit;
  }

  function similarity(a: string, b: string): number {
    const [left, right] = [vectorOf(a), vectorOf(b)];
    let sum = 0;
    for (let at = 0; at < left.length; at += 1) sum += (left[at] ?? 0) * (right[at] ?? 0);
    return sum;
  }

  return { similarity, vectorOf, rarityOf, isKnown: (word) => indexOf.has(word) };
}
