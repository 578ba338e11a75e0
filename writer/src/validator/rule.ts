import type { Glossary } from '../subject/glossary.ts';
import type { Evidence } from './evidence.ts';

/** The part of a question that the rules look at; a teacher's edit has it as well. */
export type CheckedQuestion = {
  question: string;
  options: readonly string[];
  correctAnswer: number;
  /** Verbatim sentence of the document; absent where a teacher wrote the question alone. */
  quote?: string;
};

export type RuleContext = {
  /** The document; null when it is no longer at hand, then the rules that need it are silent. */
  evidence: Evidence | null;
  /** Meanings and synonyms; loaded only in the process that writes questions. */
  glossary?: Glossary | null;
  /** The other questions of the quiz. */
  others: readonly CheckedQuestion[];
  /** Whether the answer may be concluded from the quote instead of being said there: hard questions. */
  mayInfer?: boolean;
};

/** A sentence for the teacher where the question breaks the rule, else null. */
export type Rule = (question: CheckedQuestion, context: RuleContext) => string | null;

export function getKey(question: CheckedQuestion): string {
  return question.options[question.correctAnswer] ?? '';
}

export function getDistractors(question: CheckedQuestion): string[] {
  return question.options.filter((_, index) => index !== question.correctAnswer);
}
