import {
  contentStems,
  normaliseText,
  overlapShare,
  stemWord,
  splitWords,
} from '../language/words.ts';
import { findAnswerStems } from './evidence.ts';
import { getDistractors, getKey, type CheckedQuestion, type RuleContext } from './rule.ts';

export function evidenceInDocument(
  question: CheckedQuestion,
  { evidence }: RuleContext,
): string | null {
  if (!evidence || question.quote === undefined) return null;
  return evidence.has(question.quote) ? null : 'The quoted sentence is not in the document.';
}

/** At least half of the words of the right answer are said in the quote or a sentence beside it. */
export function keyInEvidence(
  question: CheckedQuestion,
  { evidence, mayInfer = false }: RuleContext,
): string | null {
  if (!evidence || question.quote === undefined || mayInfer) return null;
  const near = evidence.around(question.quote);
  if (!near) return null;
  const wanted = [...findAnswerStems(getKey(question))];
  const said = wanted.filter((stem) => near.has(stem)).length;
  return said >= wanted.length / 2
    ? null
    : 'The quoted sentence does not say what is marked as the right answer.';
}

/** A sentence with this share of the question's words is about the same thing. */
const SAME_MATTER = 0.5;
/** So many words stand together only where the same is said, even beside a single word of the question. */
const TELLING_ANSWER = 3;

/** A wrong answer that could be defended: the document or the key itself makes it right. */
export function noSecondRightAnswer(
  question: CheckedQuestion,
  { evidence }: RuleContext,
): string | null {
  const key = getKey(question);
  const stem = contentStems(findMatter(question.question));
  const rival = getDistractors(question).find(
    (option) =>
      isSameAnswer(option, key) ||
      containsPhrase(question.question, option) ||
      (question.quote !== undefined && containsPhrase(question.quote, option)) ||
      (evidence !== null &&
        (stem.size >= 2 || contentStems(option).size >= TELLING_ANSWER) &&
        evidence.saysTogether(findAnswerStems(option), stem, SAME_MATTER)),
  );
  return rival === undefined ? null : `“${rival}” could be right as well.`;
}

/** What a question is about, without the words that only ask. */
function findMatter(question: string): string {
  return question
    .replace(/^(?:complete the sentence|according to the \p{L}+)[:,]\s*/iu, '')
    .replace(/\bexamples?\b/gi, '');
}

/** Equal, an inflection, a part of the other, or its acronym. */
export function isSameAnswer(a: string, b: string): boolean {
  if (containsPhrase(a, b) || containsPhrase(b, a)) return true;
  if (isAcronymOf(a, b) || isAcronymOf(b, a)) return true;
  const [left, right] = [contentStems(a), contentStems(b)];
  return Math.max(left.size, right.size) > 3 && overlapShare(left, right) > 0.8;
}

function containsPhrase(text: string, phrase: string): boolean {
  const inside = splitWords(normaliseText(phrase)).map(stemWord).join(' ');
  const outside = splitWords(normaliseText(text)).map(stemWord).join(' ');
  return inside.length > 0 && ` ${outside} `.includes(` ${inside} `);
}

function isAcronymOf(short: string, long: string): boolean {
  if (!/^[A-Z]{2,6}s?$/.test(short)) return false;
  const initials = splitWords(long)
    .map((word) => word.charAt(0))
    .join('');
  return initials.toUpperCase() === short.replace(/s$/, '');
}
