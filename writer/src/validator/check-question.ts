import { articleAgreement, numberAgreement } from './agreement-rules.ts';
import { evidenceInDocument, keyInEvidence } from './evidence-rules.ts';
import { noNearDuplicate } from './near-duplicate.ts';
import {
  fourDistinctOptions,
  keyNoLongerThanTheRest,
  noAllOrNoneOfTheAbove,
  noStemWordOnlyInKey,
  numericOptionsSorted,
} from './option-rules.ts';
import type { CheckedQuestion, Rule, RuleContext } from './rule.ts';
import { noSecondRightAnswer } from './second-right-answer.ts';
import {
  noDanglingOpener,
  noFigureReference,
  noNegativeStem,
  stemOfGoodLength,
} from './stem-rules.ts';

/** The rules follow Haladyna, Downing & Rodriguez 2002 and Moore et al. 2023 (arXiv 2307.08161). */
const RULES = {
  'four-distinct-options': fourDistinctOptions,
  'evidence-in-document': evidenceInDocument,
  'key-in-evidence': keyInEvidence,
  'no-second-right-answer': noSecondRightAnswer,
  'no-all-or-none-of-the-above': noAllOrNoneOfTheAbove,
  'no-negative-stem': noNegativeStem,
  'key-no-longer-than-the-rest': keyNoLongerThanTheRest,
  'article-agreement': articleAgreement,
  'number-agreement': numberAgreement,
  'no-stem-word-only-in-key': noStemWordOnlyInKey,
  'no-dangling-opener': noDanglingOpener,
  'no-figure-reference': noFigureReference,
  'numeric-options-sorted': numericOptionsSorted,
  'stem-of-good-length': stemOfGoodLength,
  'no-near-duplicate': noNearDuplicate,
} satisfies Record<string, Rule>;

export type RuleName = keyof typeof RULES;

/** `message` is a sentence that the teacher reads beside the question. */
export type Finding = { rule: RuleName; message: string };

/**
 * Lists what is wrong with a question; empty if nothing. Both writers drop a question with
 * findings; for a question that a teacher edits they are warnings.
 */
export function checkQuestion(
  question: CheckedQuestion,
  context: RuleContext = { evidence: null, others: [] },
): Finding[] {
  return (Object.keys(RULES) as RuleName[]).flatMap((rule) => {
    const message = RULES[rule](question, context);
    return message === null ? [] : [{ rule, message }];
  });
}
