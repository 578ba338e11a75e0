import type { SourceDocument } from '../document/source-document.ts';
import { checkQuestion, type Finding } from './check-question.ts';
import { createEvidence } from './evidence.ts';
import type { CheckedQuestion } from './rule.ts';

/**
 * What a teacher is told about a question that she has changed; nothing is refused. Where its
 * document is no longer at hand (null), the stored quote still serves, and only what needs the
 * whole text is left out.
 */
export function warningsFor(
  question: CheckedQuestion,
  others: readonly CheckedQuestion[],
  document: SourceDocument | null,
): Finding[] {
  const evidence = document === null ? null : createEvidence(document);
  return checkQuestion(question, { evidence, others });
}
