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

/** How near each word of the fact is to the nearest of a text, in order; 1 where the text has it. */
export function nearnessOf(
  { words }: WeighedFact,
  told: readonly string[],
  { similarity }: WordVectors,
): number[] {
  const stems = new Set(told.map(stemWord));
  return words.map((word) =>
    stems.has(stemWord(word)) ? 1 : Math.max(0, ...told.map((other) => similarity(word, other))),
  );
}

/** The mean nearness, by weight, 0 to 1. */
export function meanNearness({ words, weights }: WeighedFact, nearness: readonly number[]): number {
  const weightOf = words.map((word) => weights.get(stemWord(word)) ?? 1);
  const total = weightOf.reduce((a, b) => a + b, 0) || 1;
  return nearness.reduce((sum, value, at) => sum + value * (weightOf[at] ?? 1), 0) / total;
}

/** The words of a text that carry meaning, each once. */
export function tellingWords(text: string): string[] {
  return [...new Set(splitWords(text))].filter((word) => !isFunctionWord(word));
}
