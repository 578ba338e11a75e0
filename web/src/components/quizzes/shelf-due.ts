import type { StudentQuiz } from '@study-assistant/contract/quizzes/quizzes';
import { formatDateForFileName } from '../../lib/format/dates.ts';

type ShelfQuiz = Pick<StudentQuiz, 'createdAt'>;

/** What the shelf names as "Due": the moment at which the quiz was made, as the specification has it. */
export function shelfDueOf({ createdAt }: ShelfQuiz): string {
  return createdAt;
}

/** Whether that day is over where the reader is, so that nothing may call the quiz new. */
export function isPastShelfDue(quiz: ShelfQuiz, now: Date): boolean {
  return formatDateForFileName(new Date(shelfDueOf(quiz))) < formatDateForFileName(now);
}
