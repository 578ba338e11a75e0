import { ApiError, forbidden, notFound } from '../../domain/api-error.ts';
import type { Caller } from '../../domain/caller.ts';
import type { WholeQuiz } from './stored-quiz.ts';

type Owned = Pick<WholeQuiz, 'teacherId' | 'status'>;

/** The quiz, for its own teacher. What is not open is there for nobody else. */
export function mustBeOwn<Q extends Owned>(
  quiz: Q | null,
  caller: Caller,
  sentence = 'Only the teacher who made this quiz can change it.',
): Q {
  const isOwn = quiz?.teacherId === caller.uid;
  if (!quiz || (!isOwn && quiz.status !== 'ready')) throw notFound('Quiz not found.');
  if (!isOwn) throw forbidden(sentence);
  return quiz;
}

/** Refuses a quiz without questions of its own yet. */
export function mustBeWritten({ status }: Owned): void {
  if (status === 'draft' || status === 'ready') return;
  throw new ApiError('conflict', 'This quiz is not written yet.');
}

/** Refuses an edit of anything but the newest version. */
export function mustBeNewest({ version }: WholeQuiz, edited: number): void {
  if (version !== edited) throw staleVersion();
}

export function staleVersion(): ApiError {
  return new ApiError(
    'conflict',
    'This quiz was changed somewhere else in the meantime. Please load it again.',
  );
}
