import type { SourceDocument } from '../document/source-document.ts';
import { checkQuestion, type Finding } from './check-question.ts';
import { createEvidence } from './evidence.ts';
import type { CheckedQuestion } from './rule.ts';

/**
 * Warnings to a teacher about a question that she has changed; nothing is refused. If its document
 * is no longer available (null), the stored quote is used, and only rules that need the whole text
 * are left out.
 */
export function warningsFor(
  question: CheckedQuestion,
  others: readonly CheckedQuestion[],
  document: SourceDocument | null,
): Finding[] {
  const evidence = document === null ? null : createEvidence(document);
  return checkQuestion(question, { evidence, others, isOfTeacher: true });
}
