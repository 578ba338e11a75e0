import { isPluralWord } from '../language/plural.ts';
import { WITHOUT_SINGULAR } from '../language/word-lists/nouns/without-singular.ts';
import { splitWords } from '../language/words.ts';
import { getDistractors, getKey, type CheckedQuestion } from './rule.ts';

const BLANK = String.raw`(?:_{2,}|…|\.{3})`;
const ARTICLE_BEFORE_BLANK = new RegExp(String.raw`\b(an?)\s*(?:${BLANK}|:?\s*$)`, 'i');
const VERB_BESIDE_BLANK = new RegExp(
  String.raw`${BLANK}\s+(?:is|are|was|were|has|have)\b|\b(?:is|was) an?\s*${BLANK}`,
  'i',
);

/** "a" or "an" before the blank must fit every option. */
export function articleAgreement(question: CheckedQuestion): string | null {
  const article = ARTICLE_BEFORE_BLANK.exec(question.question)?.[1]?.toLowerCase();
  if (!article) return null;
  const fits = question.options.every((option) => chooseArticle(option) === article);
  return fits ? null : 'The “a” or “an” before the blank does not fit every option.';
}

/** If "is" or "are" shows the number, all options must have it; the key alone must never differ. */
export function numberAgreement(question: CheckedQuestion): string | null {
  const numbers = question.options.map(isPluralPhrase);
  if (numbers.includes(null) || new Set(numbers).size === 1) return null;
  if (VERB_BESIDE_BLANK.test(question.question))
    return 'The question fits only options in the singular, or only those in the plural.';
  const key = isPluralPhrase(getKey(question));
  return getDistractors(question).every((option) => isPluralPhrase(option) !== key)
    ? 'The right answer is the only one in the singular or plural, which gives it away.'
    : null;
}

function chooseArticle(phrase: string): 'a' | 'an' {
  const word = phrase.trim().toLowerCase();
  if (/^(?:hour|honest|honou?r|heir)/.test(word)) return 'an';
  if (/^(?:eu|uni(?:[^n]|$)|u[bst][aei]|one\b|once\b|ura|use)/.test(word)) return 'a';
  return /^[aeiou]/.test(word) ? 'an' : 'a';
}

const MOST_WORDS = 4;

/** Null for anything but a short noun phrase, such as a clause, a number or a quantity. */
function isPluralPhrase(option: string): boolean | null {
  const words = splitWords(option);
  if (words.length === 0 || words.length > MOST_WORDS || /\d/.test(option)) return null;
  if (/^(?:to|by|because|it|they|he|she|when|if|in|on|at|from)\b|[.]$/i.test(option)) return null;
  // "Supply and demand" may be one thing or two.
  if (/ and /.test(option)) return null;
  const head = option.replace(
    /\s(?:of|in|for|from|with|to|by|on|at|between|among|that|such as|like)\s.*$/i,
    '',
  );
  // Of a name such as "Rosa Parks" or "Great Lakes" the ending tells nothing.
  if (/^\p{Lu}.* \p{Lu}\S*$/u.test(head)) return null;
  const noun = /\S+$/.exec(head.trim())?.[0] ?? '';
  return WITHOUT_SINGULAR.has(noun.toLowerCase()) ? null : isPluralWord(noun);
}
