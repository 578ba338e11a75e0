import type { SourceDocument } from '../src/document/source-document.ts';
import { contentStems, normaliseText, stemWord, splitWords } from '../src/language/words.ts';
import { getDistractors, getKey, joinText, type Item } from './scored-quiz.ts';

/** A sentence with this share of the stem's words is about the same thing. */
const SAME_MATTER = 0.65;
/** Of so few words, all must be there. */
const FEW_WORDS = 3;
const SENTENCE_END = /(?<=[.!?]["'”’)]?)\s+/;

/**
 * Whether a wrong answer of an item could be defended: it says what the key says, stands in the stem
 * or the quote, or in a sentence of the document about the same thing. Deliberately wider than what
 * writers filter by, and written apart from it, so that it measures them.
 */
export function hasSecondAnswer(document: SourceDocument): (item: Item) => boolean {
  const sentences = joinText(document).split(SENTENCE_END).map(spoken);
  return (item) => {
    const key = spoken(getKey(item));
    const stem = [...contentStems(item.question.replace(/^complete the sentence:/i, ''))];
    const needed = stem.length <= FEW_WORDS ? stem.length : SAME_MATTER * stem.length;
    const told = [spoken(item.question), spoken(item.quote ?? '')];
    const near = sentences.filter(
      (sentence) =>
        stem.length > 1 && stem.filter((word) => holds(sentence, ` ${word} `)).length >= needed,
    );
    return getDistractors(item).some((distractor) => {
      const option = spoken(distractor);
      return isSame(option, key) || [...told, ...near].some((sentence) => holds(sentence, option));
    });
  };
}

/** The stems of a text's words between spaces, so that whole words are found. */
function spoken(text: string): string {
  const words = splitWords(normaliseText(text)).filter((word) => !/^(?:an?|the)$/.test(word));
  return ` ${words.map(stemWord).join(' ')} `;
}

function isSame(a: string, b: string): boolean {
  return holds(a, b) || holds(b, a) || initialsOf(a) === b.trim() || initialsOf(b) === a.trim();
}

function initialsOf(phrase: string): string {
  const words = phrase.trim().split(' ');
  return words.length < 2 ? '' : words.map((word) => word.charAt(0)).join('');
}

function holds(text: string, phrase: string): boolean {
  return phrase.trim() !== '' && text.includes(phrase);
}
