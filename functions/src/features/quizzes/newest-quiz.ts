import { ApiError } from '../../domain/api-error.ts';
import type { WholeQuiz } from '../../stored/quizzes/stored-quiz.ts';

/** Refuses a quiz without questions of its own yet. */
export function requireWritten({ status }: WholeQuiz): void {
  if (status !== 'generating' && status !== 'failed') return;
  throw new ApiError('conflict', 'This quiz is not written yet.');
}

/** Refuses an edit of anything but the newest version. */
export function requireNewest({ version }: WholeQuiz, edited: number): void {
  if (version !== edited) throw staleVersion();
}

export function staleVersion(): ApiError {
  return new ApiError(
    'conflict',
    'This quiz was changed somewhere else in the meantime. Please load it again.',
  );
}
