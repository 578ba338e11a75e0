import type { SourceDocument } from '../document/source-document.ts';
import { normaliseText } from '../language/words.ts';
import { placeKey } from '../quiz/key-position.ts';
import { checkQuestion, type RuleName } from '../validator/check-question.ts';
import type { Evidence } from '../validator/evidence.ts';
import { getKey, type CheckedQuestion } from '../validator/rule.ts';
import type { WriteSettings } from '../writer.ts';
import type { ModelQuestion } from './answer.ts';
import { findProof, isProven, type Proof } from './find-proof.ts';
import type { Passage } from './passages.ts';
import { readAnswer, chooseTopic, type ReadAnswer } from './read-answer.ts';

/** A model's question that holds up: proven by the document, and sound by every rule. */
export type ProvenQuestion = Proof & {
  answer: ReadAnswer;
  topic: string;
  checked: CheckedQuestion;
};

export type DropReason =
  'out-of-place' | 'no-evidence' | 'key-not-proven' | 'no-topic' | 'repeated-key' | RuleName;

export type CheckContext = {
  document: SourceDocument;
  evidence: Evidence;
  settings: WriteSettings;
  passages: readonly Passage[];
  /** Questions that it must not repeat. */
  others: readonly CheckedQuestion[];
  random: () => number;
};

/** The candidate, or why it is dropped. */
export function checkAnswer(
  given: ModelQuestion,
  context: CheckContext,
): ProvenQuestion | DropReason[] {
  const answer = readAnswer(given);
  if (!answer) return ['out-of-place'];
  const proof = findProof(context.document, context.passages, answer);
  if (!proof) return ['no-evidence'];
  if (!isProven(answer, proof, context.settings.toughness)) return ['key-not-proven'];
  const topic = chooseTopic(answer, proof.place.heading);
  if (topic === null) return ['no-topic'];
  const key = normaliseText(answer.correct);
  if (context.others.some((other) => normaliseText(getKey(other)) === key)) return ['repeated-key'];
  const checked = {
    question: answer.stem,
    quote: proof.place.quote,
    ...placeKey(answer.correct, answer.wrong, 0, context.random),
  };
  const mayInfer = context.settings.toughness === 'Hard';
  const findings = checkQuestion(checked, { ...context, mayInfer });
  if (findings.length > 0) return findings.map(({ rule }) => rule);
  return { ...proof, answer, topic, checked };
}
