import { isPublished, type QuizSummary } from '@study-assistant/contract/quizzes/quizzes';
import { isWritten } from '../is-written.ts';

type Quiz = Pick<QuizSummary, 'status' | 'numQuestions' | 'asked' | 'notice' | 'review'>;

/**
 * Tells whether a quiz has fewer questions than its teacher asked for. Once she has opened it and
 * decided on what was left to her, that is as she wants it.
 */
export function isShort({ status, numQuestions, asked = 0, notice }: Quiz): boolean {
  return isWritten({ status }) && numQuestions < asked && (status === 'draft' || notice !== null);
}

/** Counts the questions marked to check that students can see. */
export function countSeenUnchecked({ status, review }: Quiz): number {
  return isPublished({ status }) ? (review?.toCheck ?? 0) : 0;
}
