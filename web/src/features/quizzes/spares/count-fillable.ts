import type { QuizSummary } from '@study-assistant/contract/quizzes/quizzes';
import { count } from '../../../lib/format/numbers.ts';

type Quiz = Pick<QuizSummary, 'asked' | 'review'>;

/** How many of the asked questions a quiz with so many lacks and can be filled up with. */
export function countFillable({ asked = 0, review }: Quiz, numQuestions: number): number {
  return Math.max(0, Math.min(asked - numQuestions, review?.spares ?? 0));
}

export function nameFilling(spares: number): string {
  return `Add ${count(spares, 'question')} of ${spares === 1 ? 'another kind' : 'other kinds'}`;
}
