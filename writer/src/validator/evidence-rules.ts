import { findAnswerStems } from './evidence.ts';
import { getKey, type CheckedQuestion, type RuleContext } from './rule.ts';

export function evidenceInDocument(
  question: CheckedQuestion,
  { evidence }: RuleContext,
): string | null {
  if (!evidence || question.quote === undefined) return null;
  return evidence.has(question.quote) ? null : 'The quoted sentence is not in the document.';
}

/** At least half of the right answer's words are in the quote or a sentence next to it. */
export function keyInEvidence(
  question: CheckedQuestion,
  { evidence, isProven = false }: RuleContext,
): string | null {
  if (!evidence || question.quote === undefined || isProven) return null;
  const near = evidence.around(question.quote);
  if (!near) return null;
  const wanted = [...findAnswerStems(getKey(question))];
  const said = wanted.filter((stem) => near.has(stem)).length;
  return said >= wanted.length / 2
    ? null
    : 'The quoted sentence does not say what is marked as the right answer.';
}
