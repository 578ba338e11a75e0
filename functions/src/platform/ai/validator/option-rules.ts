import { OPTIONS_PER_QUESTION } from '@study-assistant/contract/constants';
import { contentStems, normaliseText } from '../words.ts';
import { numberIn } from './number-in.ts';
import { distractorsOf, keyOf, type CheckedQuestion } from './rule.ts';

export function fourDistinctOptions(question: CheckedQuestion): string | null {
  const distinct = new Set(
    question.options.map((option) => normaliseText(option).replace(/[.\s]+$/, '')),
  );
  distinct.delete('');
  if (question.options.length === OPTIONS_PER_QUESTION && distinct.size === OPTIONS_PER_QUESTION) {
    return null;
  }
  return 'A question needs four different options.';
}

export function noAllOrNoneOfTheAbove(question: CheckedQuestion): string | null {
  const pattern =
    /^(?:all|none|both|neither|any)\b.*\b(?:above|these|them|options|answers)\b|^[abcd] and [abcd]$/i;
  return question.options.some((option) => pattern.test(option.trim()))
    ? 'Options such as “All of the above” give the answer away.'
    : null;
}

/** Under this length a longer word is not a sign: "photosynthesis" among "osmosis" and "diffusion". */
const SHORT_ANSWER_CHARACTERS = 24;

export function keyNoLongerThanTheRest(question: CheckedQuestion): string | null {
  const key = keyOf(question).length;
  const longest = Math.max(0, ...distractorsOf(question).map((option) => option.length));
  return key > SHORT_ANSWER_CHARACTERS && key > 1.25 * longest
    ? 'The right answer is clearly longer than the others, which gives it away.'
    : null;
}

export function noStemWordOnlyInKey(question: CheckedQuestion): string | null {
  const stem = contentStems(question.question);
  const elsewhere = contentStems(distractorsOf(question).join(' '));
  const giveaway = [...contentStems(keyOf(question))].some(
    (word) => stem.has(word) && !elsewhere.has(word) && !/^\d+$/.test(word),
  );
  return giveaway ? 'A word of the question appears in the right answer only.' : null;
}

export function numericOptionsSorted(question: CheckedQuestion): string | null {
  const numbers = question.options.map(numberIn);
  if (numbers.some((number) => number === null)) return null;
  const values = numbers as number[];
  const rising = values.every(
    (value, index) => index === 0 || value > (values[index - 1] ?? value),
  );
  const falling = values.every(
    (value, index) => index === 0 || value < (values[index - 1] ?? value),
  );
  return rising || falling ? null : 'Numbers are easier to read in order.';
}

/** "a" or "an" before the blank must fit every option. */
export function articleAgreement(question: CheckedQuestion): string | null {
  const article = /\b(an?)\s*(?:_{2,}|…|\.{3})[.?]?\s*$/i
    .exec(question.question)?.[1]
    ?.toLowerCase();
  if (!article) return null;
  const fits = question.options.every((option) => articleFor(option) === article);
  return fits ? null : 'The “a” or “an” before the blank does not fit every option.';
}

export function articleFor(phrase: string): 'a' | 'an' {
  const word = phrase.trim().toLowerCase();
  if (/^(?:hour|honest|honou?r|heir)/.test(word)) return 'an';
  if (/^(?:eu|uni(?:[^n]|$)|u[bst][aei]|one\b|once\b|ura|use)/.test(word)) return 'a';
  return /^[aeiou]/.test(word) ? 'an' : 'a';
}
