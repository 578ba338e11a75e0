import * as z from 'zod/mini';
import { isFunctionWord, splitWords } from '../language/words.ts';
import { parseJsonAs, readData } from '../read-data.ts';
import { unpackWords } from './packed-words.ts';

/** Similarity of meaning, learned from textbooks. */
export type WordVectors = {
  /** The cosine of two phrases, -1 to 1; 0 when one of them is unknown. */
  similarity: (a: string, b: string) => number;
  /** The vector of a phrase: the weighted sum of its words, of length 1 (or all zero). */
  vectorOf: (phrase: string) => Float32Array;
  /** The negative natural logarithm of a word's frequency; high for a rare or unknown word. */
  rarityOf: (word: string) => number;
  isKnown: (word: string) => boolean;
};

let loading: Promise<WordVectors> | undefined;

/** The table has 1 MB, so only a request that writes a quiz loads it. */
export function loadWordVectors(): Promise<WordVectors> {
  loading ??= readData('learned/word-vectors.json', readTable).then(createWordVectors);
  return loading;
}

const tableSchema = z.object({
  dimensions: z.int().check(z.positive()),
  /** In alphabetical order, packed. */
  words: z.string(),
  /** Ten times the negative logarithm of each word's frequency, one byte each, in base64. */
  rarities: z.string(),
  /** A signed byte for each dimension of each word, in base64. */
  vectors: z.string(),
});
type Table = { dimensions: number; words: string[]; rarities: Buffer; vectors: Buffer };

const RARITY_OF_UNKNOWN = 15;
/** The least weight of an everyday word in a phrase, … */
const LEAST_WEIGHT = 0.5;
/** … and what is subtracted from the rarity of each word. */
const EVERYDAY = 3;
const MOST_REMEMBERED = 20_000;

function readTable(text: string): Table {
  const { dimensions, ...packed } = parseJsonAs(tableSchema)(text);
  const words = unpackWords(packed.words);
  const rarities = Buffer.from(packed.rarities, 'base64');
  const vectors = Buffer.from(packed.vectors, 'base64');
  if (rarities.length !== words.length || vectors.length !== words.length * dimensions)
    throw new Error('It has not one rarity and one vector for each word.');
  return { dimensions, words, rarities, vectors };
}

function createWordVectors({ dimensions, words, rarities, vectors }: Table): WordVectors {
  const indexOf = new Map(words.map((word, at) => [word, at]));
  const remembered = new Map<string, Float32Array>();

  function rarityOf(word: string): number {
    const at = indexOf.get(word);
    return at === undefined ? RARITY_OF_UNKNOWN : (rarities[at] ?? 0) / 10;
  }

  function add(sum: Float32Array, word: string, at: number): void {
    const row = Array.from({ length: dimensions }, (_, column) =>
      vectors.readInt8(at * dimensions + column),
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
    const sum = new Float32Array(dimensions);
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
