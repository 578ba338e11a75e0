import type { Toughness } from '@study-assistant/contract/quizzes/quizzes';
import { locateQuote, type QuotePlace } from '../../document/quotes/locate-quote.ts';
import type { SourceDocument } from '../../document/source-document.ts';
import { normaliseText, stemWord, splitWords } from '../../language/words.ts';
import { findAnswerStems } from '../../validator/evidence.ts';
import type { Passage } from '../text/passages.ts';
import type { ReadAnswer } from './read-answer.ts';

export type Proof = {
  /** Where the document says it, in the document's own words. */
  place: QuotePlace;
  passage: Passage;
  /** 0-based, of the sentence within the passage. */
  sentence: number;
};

const FEWEST_WORDS = 4;
const MOST_CHARACTERS = 600;

/** The sentence that the model quotes, found in the passages it was given; null when none of them has it. */
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
 * Whether the right option's words stand in the evidence or in the sentence before or after. A hard
 * question may conclude; then no wrong option may stand closer to the evidence than the right one.
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
