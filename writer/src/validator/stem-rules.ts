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

const NEGATION = /\b(?:not(?! only)|never|cannot)\b|n['’]t\b/i;
const ASKS_FOR_WRONG =
  /\b(?:incorrect|least likely|not (?:true|correct|right))\b|\bexcept\b(?=[?:.]*$)|\ball of (?:these|the following)\b.*\bexcept\b|\b(?:is|are|be) false\b|\bfalse(?: statement|\?|$)/i;
const AUXILIARIES =
  /\b(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|should|must|may|might)\b/gi;
/** What follows says something of a thing in the question: "cells that do", "healthy but". */
const ASIDE =
  /\S \S.*\b(?:(?:that|which|who|whose|whom|because|since|although|though|where|when|why|how|if)(?: [^\s,]+){0,5}|but|or|and) $/i;

export function noNegativeStem(question: CheckedQuestion): string | null {
  if (asksWhyNot(question)) return null;
  const stem = question.question;
  const negation = NEGATION.exec(stem);
  return (negation !== null && turnsRound(stem, negation)) || ASKS_FOR_WRONG.test(stem)
    ? 'Questions that ask for what is not so are often misread.'
    : null;
}

/** Tells whether the question's own verb is negated, its first auxiliary: "Which organ is not …". */
function turnsRound(stem: string, { 0: negation, index }: RegExpExecArray): boolean {
  const before = stem.slice(0, index);
  const auxiliaries = before.match(AUXILIARIES) ?? [];
  const isAside = ASIDE.test(before) && !/\b(?:is|are|was|were) $/i.test(before);
  if (!/^not$/i.test(negation)) return auxiliaries.length <= 1 && !ASIDE.test(before);
  const isFirst =
    /^(?:why|how)\b/i.test(stem) || /(\w+) (?:\w+ly )?$/.exec(before)?.[1] === auxiliaries[0];
  return auxiliaries.length === 1 && isFirst && !isAside;
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
