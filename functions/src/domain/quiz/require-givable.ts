import type { QuizStatus, Review } from '@study-assistant/contract/quizzes/quizzes';
import { isOwnQuiz } from '../access.ts';
import { ApiError, notFound } from '../api-error.ts';
import type { Caller } from '../caller.ts';
import { requireChecked } from './require-checked.ts';

type Givable = { teacherId: string; status: QuizStatus; numQuestions: number; review: Review };

/** One's own quiz that is written, or one that a colleague has put on the shelf. */
export function requireGivable<Q extends Givable>(caller: Caller, quiz: Q | null): Q {
  if (!quiz) throw notFound('Quiz not found.');
  if (quiz.status === 'ready') return quiz;
  if (!isOwnQuiz(caller, quiz)) throw notFound('Quiz not found.');
  if (quiz.status === 'generating' || quiz.status === 'failed') {
    throw new ApiError('conflict', 'This quiz is not written yet.');
  }
  if (quiz.numQuestions === 0) throw new ApiError('conflict', 'This quiz has no questions yet.');
  requireChecked(quiz);
  return quiz;
}
