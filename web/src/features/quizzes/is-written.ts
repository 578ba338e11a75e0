import type { QuizStatus } from '@study-assistant/contract/quizzes/quizzes';

/** Tells whether the quiz has its questions, whoever can see them. */
export function isWritten({ status }: { status: QuizStatus }): boolean {
  return status === 'draft' || status === 'assigned' || status === 'ready';
}
