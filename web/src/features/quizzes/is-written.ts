import type { QuizStatus } from '@study-assistant/contract/quizzes/quizzes';

/** Tells whether the quiz has its questions, whoever can see them. */
export function isWritten({ status }: { status: QuizStatus }): boolean {
  return status === 'draft' || status === 'assigned' || status === 'ready';
}

/** Tells whether a quiz is the reader's own. Where its teacher is not known, the server decides. */
export function isOwn({ teacherId }: { teacherId: string }, uid: string): boolean {
  return teacherId === uid || teacherId === '';
}
