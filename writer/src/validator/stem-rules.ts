import { wordsOf } from '../language/words.ts';
import type { CheckedQuestion } from './rule.ts';

const MIN_STEM_WORDS = 4;
const MAX_STEM_WORDS = 35;

export function stemOfGoodLength(question: CheckedQuestion): string | null {
  const words = wordsOf(question.question).length;
  return words < MIN_STEM_WORDS || words > MAX_STEM_WORDS
    ? `A question reads best with ${MIN_STEM_WORDS} to ${MAX_STEM_WORDS} words.`
    : null;
}

export function noNegativeStem(question: CheckedQuestion): string | null {
  return /\b(?:not(?! only)|never|except|cannot|incorrect|false|least likely)\b|n['’]t\b/i.test(
    question.question,
  )
    ? 'Questions that ask for what is not so are often misread.'
    : null;
}

export function noDanglingOpener(question: CheckedQuestion): string | null {
  const opener =
    /^(?:it|they|he|she|this|these|those|such|his|her|their|its|but|and|so|also|thus|however|therefore|moreover|furthermore|consequently|instead|nevertheless)\b/i;
  const pronoun =
    /^(?:what|who|why|how|when|where|which \w+) (?:did|do|does|is|are|was|were|has|have|had|can|could) (?:they|he|she|this|these|those)\b|^(?:in|by|for|at|after|before|during|from|with) (?:this|that|these|those|such|it|them|him|her)\b/i;
  const stem = question.question.trim();
  return opener.test(stem) || pronoun.test(stem)
    ? 'The question begins with a word that points to something not shown.'
    : null;
}

export function noFigureReference(question: CheckedQuestion): string | null {
  const text = [question.question, ...question.options].join(' ');
  return /\b(?:figures?|fig\.|tables?|diagrams?|charts?|photographs?|illustrations?|chapters?|appendix)\s+(?:\d|[A-Z]\b)|\b(?:shown|pictured|listed|described|mentioned|discussed|given|stated) (?:above|below|here|earlier)\b|(?<!\bof )\bthe (?:above|following)\b|\[(?:ref|math|link)\]/i.test(
    text,
  )
    ? 'The question points to a figure or passage that students do not see.'
    : null;
}
