import { DANGLING_OPENERS } from '../language/word-lists/openers/dangling-openers.ts';
import { opensWithOneOf } from '../language/word-lists/word-set.ts';
import { splitWords } from '../language/words.ts';
import type { CheckedQuestion } from './rule.ts';

const MIN_STEM_WORDS = 4;
const MAX_STEM_WORDS = 35;

export function stemOfGoodLength(question: CheckedQuestion): string | null {
  const words = splitWords(question.question).length;
  return words < MIN_STEM_WORDS || words > MAX_STEM_WORDS
    ? `A question reads best with ${MIN_STEM_WORDS} to ${MAX_STEM_WORDS} words.`
    : null;
}

/** Asking why something is not so is no trap where the document says that it is not. */
function asksWhyNot({ question, quote = '' }: CheckedQuestion): boolean {
  return (
    /\bwhy\b/i.test(question) &&
    /\b(?:not|no|never|cannot|without|unlike|fails? to|prevents?|protects?|rather than)\b|n['’]t\b/i.test(
      quote,
    )
  );
}

export function noNegativeStem(question: CheckedQuestion): string | null {
  if (asksWhyNot(question)) return null;
  return /\b(?:not(?! only)|never|except|cannot|incorrect|false|least likely)\b|n['’]t\b/i.test(
    question.question,
  )
    ? 'Questions that ask for what is not so are often misread.'
    : null;
}

/** Matches "What did they…" and "Why are these…". */
const ASKS_ABOUT_PRONOUN =
  /^(?:what|who|why|how|when|where|which \w+) (?:did|do|does|is|are|was|were|has|have|had|can|could) (?:they|he|she|this|these|those)\b/i;
/** Matches "In this…" and "By them…". */
const OPENS_BY_PRONOUN =
  /^(?:in|by|for|at|after|before|during|from|with) (?:this|that|these|those|such|it|them|him|her)\b/i;

export function noDanglingOpener(question: CheckedQuestion): string | null {
  const stem = question.question.trim();
  return opensWithOneOf(DANGLING_OPENERS, stem) ||
    ASKS_ABOUT_PRONOUN.test(stem) ||
    OPENS_BY_PRONOUN.test(stem)
    ? 'The question begins with a word that points to something not shown.'
    : null;
}

const POINTS_TO_FIGURE = [
  /\b(?:figures?|fig\.|tables?|diagrams?|charts?|photographs?|illustrations?|chapters?|appendix)\s+(?:\d|[A-Z]\b)/i,
  /\b(?:shown|pictured|listed|described|mentioned|discussed|given|stated) (?:above|below|here|earlier)\b/i,
  /(?<!\bof )\bthe (?:above|following)\b|\[(?:ref|math|link)\]/i,
];

export function noFigureReference(question: CheckedQuestion): string | null {
  const text = [question.question, ...question.options].join(' ');
  return POINTS_TO_FIGURE.some((pattern) => pattern.test(text))
    ? 'The question points to a figure or passage that students do not see.'
    : null;
}
