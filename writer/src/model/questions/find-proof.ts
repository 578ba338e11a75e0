import type { Toughness } from '@study-assistant/contract/quizzes/quizzes';
import { locateQuote, type QuotePlace } from '../../document/quotes/locate-quote.ts';
import type { SourceDocument } from '../../document/source-document.ts';
import { normaliseText, stemWord, splitWords } from '../../language/words.ts';
import { findAnswerStems } from '../../validator/evidence.ts';
import type { Passage } from '../text/passages.ts';
import type { ReadAnswer } from './read-answer.ts';

export type Proof = {
  /** Where the document says it, in its own words. */
  place: QuotePlace;
  passage: Passage;
  /** Zero-based number of the sentence within the passage. */
  sentence: number;
};

const FEWEST_WORDS = 4;
const MOST_CHARACTERS = 600;

/** Finds the model's quote in the passages that it was given; null when none contains it. */
export function findProof(
  document: SourceDocument,
  passages: readonly Passage[],
  { evidence, sentence: named }: ReadAnswer,
): Proof | null {
  if (splitWords(evidence).length < FEWEST_WORDS) return null;
  const place = locateQuote(document, evidence);
  if (!place || place.quote.length > MOST_CHARACTERS) return null;
  const quote = normaliseText(place.quote);
  const found = passages.flatMap((passage) =>
    passage.sentences.flatMap((text, sentence) => {
      const said = normaliseText(text);
      return said.includes(quote) || quote.includes(said) ? [{ place, passage, sentence }] : [];
    }),
  );
  return (
    found.find(({ passage, sentence }) => `${passage.id}.${sentence + 1}` === named) ??
    found[0] ??
    null
  );
}

/** One word in five may be the model's own. */
const MOST_MISSING = 0.2;

/**
 * Tells whether the right option's words are in the evidence or a sentence next to it. A hard
 * question may conclude; then no wrong option may be closer to the evidence than the right one.
 */
export function isProven(answer: ReadAnswer, proof: Proof, toughness: Toughness): boolean {
  const { sentences } = proof.passage;
  const around = sentences.slice(Math.max(0, proof.sentence - 1), proof.sentence + 2);
  const near = new Set(splitWords([proof.place.quote, ...around].join(' ')).map(stemWord));
  function missing(option: string): number {
    const stems = [...findAnswerStems(option)];
    return stems.filter((stem) => !near.has(stem)).length / stems.length;
  }
  const key = missing(answer.correct);
  if (toughness !== 'Hard') return key <= MOST_MISSING;
  return answer.wrong.every((wrong) => key <= missing(wrong));
}
