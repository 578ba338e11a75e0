import { OPTIONS_PER_QUESTION } from '@study-assistant/contract/wire/constants';
import { contentStems, normaliseText, splitWords } from '../language/words.ts';
import { readNumber } from './number-in.ts';
import { getDistractors, getKey, type CheckedQuestion, type RuleContext } from './rule.ts';

export function fourDistinctOptions(
  question: CheckedQuestion,
  { isOfTeacher = false }: RuleContext,
): string | null {
  const distinct = new Set(
    question.options.map((option) => normaliseText(option).replace(/[.\s]+$/, '')),
  );
  distinct.delete('');
  const wanted = isOfTeacher ? question.options.length : OPTIONS_PER_QUESTION;
  if (question.options.length === wanted && distinct.size === wanted) return null;
  return isOfTeacher ? 'Two options are the same.' : 'A question needs four different options.';
}

export function noAllOrNoneOfTheAbove(question: CheckedQuestion): string | null {
  const pattern =
    /^(?:all|none|both|neither|any)\b.*\b(?:above|these|them|options|answers)\b|^(?:both )?[abcd] (?:and|or) [abcd]$/i;
  return question.options.some((option) => pattern.test(option.trim()))
    ? 'Options such as “All of the above” give the answer away.'
    : null;
}

const TOO_LONG = 1.25;
/** A longer word gives nothing away ("photosynthesis" beside "osmosis"), but more words do. */
const SHORT_ANSWER_CHARACTERS = 24;
const MORE_WORDS = 2;
const MOST_WORDS_OF_A_TERM = 4;

export function keyNoLongerThanTheRest(question: CheckedQuestion): string | null {
  const key = getKey(question);
  const others = getDistractors(question);
  if (others.some((option) => key.length <= TOO_LONG * option.length)) return null;
  const extra = countTellingWords(key) - Math.max(0, ...others.map(countTellingWords));
  const isPhrase = countTellingWords(key) > MOST_WORDS_OF_A_TERM;
  return (isPhrase && key.length > SHORT_ANSWER_CHARACTERS) || extra >= MORE_WORDS
    ? 'The right answer is clearly longer than the others, which gives it away.'
    : null;
}

/** "How do they differ?" tells nothing of the subject, so "a different color" gives nothing away. */
export function isAskingWord(word: string): boolean {
  return /^differ(?:s|ed|ent|ently|ence|ences)?$/i.test(word);
}

const JOINS = /^(?:of|the|and|in|for|de|del|la|von|v\.)$/i;

/** "Battle of the Little Bighorn" is hardly longer than "Siege of Vicksburg". */
export function countTellingWords(option: string): number {
  return option.split(/\s+/).filter((word) => !JOINS.test(word)).length;
}

export function noStemWordOnlyInKey(question: CheckedQuestion): string | null {
  const stem = contentStems(question.question);
  const elsewhere = contentStems(getDistractors(question).join(' '));
  const giveaway = splitWords(getKey(question)).find((word) => {
    const [form = ''] = contentStems(word);
    return stem.has(form) && !elsewhere.has(form) && !/^\d+$/.test(form) && !isAskingWord(word);
  });
  return giveaway === undefined
    ? null
    : `A word of the question, “${giveaway}”, appears in the right answer only.`;
}

export function numericOptionsSorted(question: CheckedQuestion): string | null {
  const numbers = question.options.map(readNumber);
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
