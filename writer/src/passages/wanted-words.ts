import { sharesRoot } from '../language/shares-root.ts';
import { toUninflected } from '../language/uninflected.ts';
import { isFunctionWord, splitWords, stemWord } from '../language/words.ts';
import type { Glossary } from '../subject/glossary.ts';
import type { WordVectors } from '../subject/word-vectors.ts';
import type { PassageIndex } from './passage-index.ts';

/** What is known of words beside the text itself. */
export type WordKnowledge = {
  glossary: Pick<Glossary, 'synonymsOf'>;
  vectors: Pick<WordVectors, 'rarityOf' | 'similarity'>;
};

/** A word that a passage is to have. */
export type WantedWord = {
  weight: number;
  /** Stems that count for it, the word's own for 1 and others for less. */
  forms: ReadonlyMap<string, number>;
};

/** What a synonym, and a word of the same root, counts for. */
const SYNONYM = 0.8;
const SAME_ROOT = 0.7;

const LEAST_WEIGHT = 1;
const MOST_WEIGHT = 12;
/** Subtracted from each word's rarity, so that everyday words weigh little. */
const EVERYDAY = 3;

/** The telling words of a text, each once, without those whose stems are given. */
export function listWanted(
  text: string,
  without: ReadonlySet<string>,
  index: PassageIndex,
  { glossary, vectors }: WordKnowledge,
): WantedWord[] {
  const seen = new Set(without);
  const wanted: WantedWord[] = [];
  for (const word of splitWords(text)) {
    const stem = stemWord(word);
    if (isFunctionWord(word) || seen.has(stem)) continue;
    seen.add(stem);
    const forms = new Map<string, number>();
    for (const other of index.alike(word)) if (sharesRoot(stem, other)) forms.set(other, SAME_ROOT);
    for (const other of glossary.synonymsOf(toUninflected(word)))
      if (!other.includes(' ')) forms.set(stemWord(other), SYNONYM);
    forms.set(stem, 1);
    const rarity = vectors.rarityOf(word) - EVERYDAY;
    const weight = Math.min(MOST_WEIGHT, Math.max(LEAST_WEIGHT, rarity)) * index.rarityOf(stem);
    wanted.push({ weight, forms });
  }
  return wanted;
}

export function sumWeights(wanted: readonly WantedWord[]): number {
  return wanted.reduce((sum, { weight }) => sum + weight, 0);
}
