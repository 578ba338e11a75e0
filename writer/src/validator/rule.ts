import type { Glossary } from '../subject/glossary.ts';
import type { Evidence } from './evidence.ts';

/** The part of a question that rules look at, which a teacher's edit also has. */
export type CheckedQuestion = {
  question: string;
  options: readonly string[];
  correctAnswer: number;
  /** A verbatim sentence of the document; absent when a teacher wrote the question. */
  quote?: string;
};

export type RuleContext = {
  /** The document; null when it is no longer available, which disables rules that need it. */
  evidence: Evidence | null;
  /** Meanings and synonyms; loaded only in the process that writes questions. */
  glossary?: Glossary | null;
  /** The other questions of the quiz. */
  others: readonly CheckedQuestion[];
  /** Whether its teacher wrote or changed it, who may ask with fewer or more options than four. */
  isOfTeacher?: boolean;
  /** Whether its writer has already found the right answer in the quote. */
  isProven?: boolean;
  /**
   * Whether somebody answers it without the key before it counts. Then a wrong option is only taken
   * for right where the document says all of it that it says of the right one.
   */
  isReviewed?: boolean;
};

/** Returns a sentence for the teacher when the question breaks the rule, else null. */
export type Rule = (question: CheckedQuestion, context: RuleContext) => string | null;

export function getKey(question: CheckedQuestion): string {
  return question.options[question.correctAnswer] ?? '';
}

export function getDistractors(question: CheckedQuestion): string[] {
  return question.options.filter((_, index) => index !== question.correctAnswer);
}
