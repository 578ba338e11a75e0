import type { SourceDocument } from '../../document/source-document.ts';
import { normaliseText } from '../../language/words.ts';
import { placeKey } from '../../quiz/key-position.ts';
import { checkQuestion } from '../../validator/check-question.ts';
import type { Evidence } from '../../validator/evidence.ts';
import { getKey, type CheckedQuestion } from '../../validator/rule.ts';
import { STYLE_RULES } from '../../validator/style-rules.ts';
import type { WriteSettings } from '../../writer.ts';
import type { Passage } from '../text/passages.ts';
import type { ModelQuestion } from './answer.ts';
import { asksAboutText } from './asks-about-text.ts';
import { isExplanationProven } from './check-explanation.ts';
import { createDrop, type Drop } from './drop-reasons.ts';
import { findProof, findUnproven, type Proof } from './find-proof.ts';
import { readAnswer, chooseTopic, type ReadAnswer } from './read-answer.ts';

/** A valid question of the model: proven by the document, and sound by every rule. */
export type ProvenQuestion = Proof & {
  answer: ReadAnswer;
  topic: string;
  checked: CheckedQuestion;
};

export type CheckContext = {
  document: SourceDocument;
  evidence: Evidence;
  settings: WriteSettings;
  passages: readonly Passage[];
  /** Questions that it must not repeat. */
  others: readonly CheckedQuestion[];
  random: () => number;
};

/** Returns the candidate, or why it is dropped. */
export function checkAnswer(given: ModelQuestion, context: CheckContext): ProvenQuestion | Drop[] {
  const answer = readAnswer(given);
  if (!answer) return [createDrop('out-of-place')];
  if (asksAboutText(answer.stem)) return [createDrop('asks-about-text')];
  const proof = findProof(context.document, context.passages, answer);
  if (!proof) return [createDrop('no-evidence')];
  const unproven = findUnproven(answer, proof, context.settings.toughness);
  if (unproven.length > 0) return [createDrop('key-not-proven', unproven)];
  if (!isExplanationProven(answer, proof)) return [createDrop('explanation-not-proven')];
  const topic = chooseTopic(answer, proof.place.heading, context.document.title);
  if (topic === null) return [createDrop('no-topic')];
  const key = normaliseText(answer.correct);
  if (context.others.some((other) => normaliseText(getKey(other)) === key))
    return [createDrop('repeated-key')];
  const checked = {
    question: answer.stem,
    quote: proof.place.quote,
    ...placeKey(answer.correct, answer.wrong, 0, context.random),
  };
  const findings = [
    ...checkQuestion(checked, { ...context, isProven: true, isReviewed: true }).map(
      ({ rule, message }) => ({
        reason: rule,
        because: message,
      }),
    ),
    ...findStyleFaults(checked),
  ];
  return findings.length > 0 ? findings : { ...proof, answer, topic, checked };
}

function findStyleFaults(checked: CheckedQuestion): Drop[] {
  return STYLE_RULES.flatMap((rule) => {
    const because = rule(checked);
    return because === null ? [] : [{ reason: 'style' as const, because }];
  });
}
