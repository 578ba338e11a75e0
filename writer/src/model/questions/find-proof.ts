import type { Toughness } from '@study-assistant/contract/quizzes/quizzes';
import { locateQuote, type QuotePlace } from '../../document/quotes/locate-quote.ts';
import type { SourceDocument } from '../../document/source-document.ts';
import { normaliseText, splitWords } from '../../language/words.ts';
import { findReferredTo, type Passage } from '../text/passages.ts';
import type { ReadAnswer } from './read-answer.ts';
import { listDeciding, listSaid } from './said-words.ts';

export type Proof = {
  /** Where the document says it, in its own words. */
  place: QuotePlace;
  passage: Passage;
  /** Zero-based number of its first sentence within the passage. */
  sentence: number;
  /** How many sentences it has. */
  length: number;
};

const FEWEST_WORDS = 4;
const MOST_CHARACTERS = 600;

/** Finds the model's quote in the passages that it was given; null when none contains it. */
export function findProof(
  document: SourceDocument,
  passages: readonly Passage[],
  { evidence, sentence: named }: Pick<ReadAnswer, 'evidence' | 'sentence'>,
): Proof | null {
  if (splitWords(evidence).length < FEWEST_WORDS) return null;
  const place = locateQuote(document, evidence);
  if (!place || place.quote.length > MOST_CHARACTERS) return null;
  const quote = normaliseText(place.quote);
  const found = passages.flatMap((passage) =>
    passage.sentences.flatMap((text, sentence) => {
      const said = normaliseText(text);
      if (!said.includes(quote) && !quote.includes(said)) return [];
      return [{ place, passage, sentence, length: countQuoted(passage, sentence, quote) }];
    }),
  );
  return (
    found.find(({ passage, sentence }) => `${passage.id}.${sentence + 1}` === named) ??
    found[0] ??
    null
  );
}

function countQuoted({ sentences }: Passage, from: number, quote: string): number {
  const after = sentences.slice(from + 1);
  const end = after.findIndex((text) => !quote.includes(normaliseText(text)));
  return 1 + (end < 0 ? after.length : end);
}

/** One word in three may be the model's own, a number never. */
const MOST_MISSING = 1 / 3;

/**
 * Finds the words of the right option that neither the evidence nor a sentence next to it says;
 * empty when it is proven. Words that another option has too decide nothing. A hard question may
 * conclude; then no wrong option may be closer to the evidence than the right one.
 */
export function findUnproven(answer: ReadAnswer, proof: Proof, toughness: Toughness): string[] {
  const near = listNear(proof);
  const isMissing = (word: string) => !near.has(word);
  if (toughness === 'Hard') {
    const share = (option: string) => {
      const words = [...listDeciding(option)];
      return words.filter(isMissing).length / words.length;
    };
    const key = share(answer.correct);
    return answer.wrong.every((wrong) => key <= share(wrong)) ? [] : [answer.correct];
  }
  const words = [...listDeciding(answer.correct)];
  const others = new Set(answer.wrong.flatMap((wrong) => [...listDeciding(wrong)]));
  const own = words.filter((word) => !others.has(word));
  const deciding = own.length > 0 ? own : words;
  const missing = deciding.filter(isMissing);
  return mayBeMissing(missing, deciding) ? [] : missing;
}

/** Tells whether the evidence, or a sentence next to it, says a text of the model's own. */
export function isTold(text: string, proof: Proof): boolean {
  const near = listNear(proof);
  const deciding = [...listDeciding(text)];
  return mayBeMissing(
    deciding.filter((word) => !near.has(word)),
    deciding,
  );
}

function mayBeMissing(missing: readonly string[], deciding: readonly string[]): boolean {
  return (
    missing.length <= MOST_MISSING * deciding.length && !missing.some((word) => /\d/.test(word))
  );
}

function listNear(proof: Proof): Set<string> {
  const { before, sentences } = proof.passage;
  const around = placesAround(proof).map((place) => (place < 0 ? before : sentences[place]));
  return listSaid([proof.place.quote, ...around].join(' '));
}

/** Places in the passage of the sentences beside the evidence, and of those that they refer to. */
export function placesAround({ passage, sentence, length }: Proof): number[] {
  const first = findReferredTo(passage, sentence - 1);
  const end = Math.min(passage.sentences.length, sentence + length + 1);
  return Array.from({ length: end - first }, (_, step) => first + step);
}
