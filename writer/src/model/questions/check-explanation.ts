import { contentStems, splitWords, stemWord } from '../../language/words.ts';
import type { Proof } from './find-proof.ts';
import type { ReadAnswer } from './read-answer.ts';

/** The share of words that may be the model's own, to join what the text says. */
const MOST_OWN_WORDS = 0.4;

/**
 * Tells whether an explanation supports the key: it names it, or says what the passage says and
 * names no wrong option. A missing explanation says nothing wrong.
 */
export function isExplanationProven(answer: ReadAnswer, { passage }: Proof): boolean {
  const { explanation, correct, wrong, stem } = answer;
  if (explanation === '' || names(explanation, correct)) return true;
  if (wrong.some((option) => names(explanation, option))) return false;
  const known = contentStems([stem, correct, ...passage.sentences].join(' '));
  const said = [...contentStems(explanation)];
  return said.filter((word) => !known.has(word)).length <= MOST_OWN_WORDS * said.length;
}

function names(text: string, option: string): boolean {
  return toSpokenForm(text).includes(toSpokenForm(option));
}

function toSpokenForm(text: string): string {
  return ` ${splitWords(text).map(stemWord).join(' ')} `;
}
