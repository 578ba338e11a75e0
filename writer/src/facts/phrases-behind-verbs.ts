import type { Clause } from '../language/clause.ts';
import { findNounPhraseEnd } from '../language/noun-phrase.ts';
import { sliceText } from '../language/sentence.ts';
import { standsAlone } from '../language/standing.ts';
import { splitWords } from '../language/words.ts';
import type { Analysis } from './analysis.ts';

/** What a clause says behind its verb, closed in itself: "the price of bread in the cities". */
export type VerbPhrase = {
  clause: Clause;
  text: string;
  /** "things" are noun phrases, "claims" begin with "that". */
  sort: 'things' | 'claims';
};

const MIN_WORDS = 3;
const MAX_WORDS = 17;

/** A phrase that needs more than itself: a pronoun, an insertion, a word that awaits another. */
const IS_OPEN = [
  /\b(?:it|they|them|he|she|him|his|her|hers|itself|themselves|himself|herself|so|also|too|not|then|there)\b/i,
  /[,;:—–"“”?]/,
  /\b(?:of|in|for|to|and|or|the|a|an|by|with|from|as|than)$/i,
];

export function findVerbPhrases(analysis: Analysis): VerbPhrase[] {
  return analysis.clauses.map(findVerbPhrase).filter((phrase) => phrase !== null);
}

export function findVerbPhrase(clause: Clause): VerbPhrase | null {
  const { sentence, main, end } = clause;
  const first = sentence.tokens[main + 1];
  if (!first || sentence.tokens[main]?.pos !== 'VERB') return null;
  const sort = first.lower === 'that' ? 'claims' : 'things';
  if (sort === 'things' && findNounPhraseEnd(sentence, main + 1) === main + 1) return null;
  const text = sliceText(sentence, main + 1, end);
  const words = splitWords(text).length;
  if (
    words < MIN_WORDS ||
    words > MAX_WORDS ||
    IS_OPEN.some((pattern) => pattern.test(text)) ||
    !standsAlone('', text)
  )
    return null;
  if (/^(?:its|their|our|your|one|much|more|little|enough|part)\b/i.test(text)) return null;
  return { clause, text, sort };
}

/**
 * What the text says of other things, the likest first: of a like length, from near by, and on what
 * the question is about, so that a reader who only skims takes it for the answer.
 */
export function chooseOtherPhrases(
  phrases: readonly VerbPhrase[],
  own: VerbPhrase,
  topic: ReadonlySet<string>,
  stemsOf: (text: string) => ReadonlySet<string>,
): string[] {
  const key = stemsOf(own.text);
  return phrases
    .filter(
      ({ clause, sort }) =>
        sort === own.sort && clause.sentence.index !== own.clause.sentence.index,
    )
    .map((other) => ({ other, stems: stemsOf(other.text) }))
    .filter(
      ({ stems }) =>
        [...stems].filter((stem) => key.has(stem)).length < Math.max(1, 0.5 * stems.size),
    )
    .map(({ other, stems }) => ({
      text: other.text,
      rating:
        Math.abs(Math.log2(other.text.length / own.text.length)) +
        0.1 * Math.min(4, Math.abs(other.clause.sentence.section - own.clause.sentence.section)) -
        0.3 * Math.min(2, [...stems].filter((stem) => topic.has(stem)).length) +
        (isMany(other.text) === isMany(own.text) ? 0 : 0.15),
    }))
    .sort((a, b) => a.rating - b.rating || (a.text < b.text ? -1 : 1))
    .map(({ text }) => text)
    .slice(0, 14);
}

function isMany(text: string): boolean {
  return /^(?:the|a|an)\b/i.test(text);
}
