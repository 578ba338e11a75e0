import { contentStems, isFunctionWord, splitWords, stemWord } from '../../language/words.ts';
import type { WordVectors } from '../../subject/word-vectors.ts';

/** The words of a fact, with the weight of each. */
export type WeighedFact = {
  /** Words that carry meaning, in order, without those of the term's own names. */
  words: readonly string[];
  /** The weight of each stem: a rare word has more. */
  weights: ReadonlyMap<string, number>;
  total: number;
};

const LEAST_WEIGHT = 1;
const MOST_WEIGHT = 12;
/** Subtracted from each word's rarity, so that everyday words weigh little. */
const EVERYDAY = 3;

export function weighFact(
  fact: string,
  names: readonly string[],
  { rarityOf }: WordVectors,
): WeighedFact {
  const own = contentStems(names.join(' '));
  const words = splitWords(fact).filter(
    (word) => !isFunctionWord(word) && !own.has(stemWord(word)),
  );
  const weights = new Map(
    words.map((word) => [
      stemWord(word),
      Math.min(MOST_WEIGHT, Math.max(LEAST_WEIGHT, rarityOf(word) - EVERYDAY)),
    ]),
  );
  return { words, weights, total: [...weights.values()].reduce((a, b) => a + b, 0) };
}

/** The share of the fact, by weight, in one of the texts, given as stems. */
export function shareOf(
  { weights, total }: WeighedFact,
  ...told: readonly ReadonlySet<string>[]
): number {
  let sum = 0;
  for (const [stem, weight] of weights) if (told.some((stems) => stems.has(stem))) sum += weight;
  return total > 0 ? sum / total : 0;
}
