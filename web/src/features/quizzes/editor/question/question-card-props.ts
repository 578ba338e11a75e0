import type { ReactNode } from 'react';
import type { EditorQuestion } from '../editor-state.ts';
import type { Problem } from '../read-edit.ts';
import type { QuestionActions } from './use-question-actions.ts';

export type QuestionCardProps = {
  question: EditorQuestion;
  /** Its number among the questions that stay, the first at 1. */
  number: number;
  total: number;
  /** Its writer trusts it. */
  isSure: boolean;
  /** Where its teacher is asked to look at it. */
  checkMark: ReactNode;
  /** Sentences of the writer's own rules. */
  warnings: readonly string[];
  problems: readonly Problem[];
  /** What replacing has come to: this question is being written, another is, or it may begin. */
  replacing: 'this' | 'other' | null;
  actions: QuestionActions;
  /** Null for a question that the server does not have yet. */
  onReplace: ((key: string, id: string, number: number) => void) | null;
};
