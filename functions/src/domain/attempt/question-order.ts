import { createHash } from 'node:crypto';
import type { AttemptRecord } from './attempt-record.ts';

/**
 * The indexes of the questions in the order in which one attempt shows them. It follows from the ids
 * alone, so nothing is stored, and the answers stay in the order of the quiz.
 */
export function questionOrder(attemptId: string, questions: readonly { id: string }[]): number[] {
  const marks = questions.map(({ id }) =>
    createHash('sha256')
      .update(JSON.stringify([attemptId, id]))
      .digest('hex'),
  );
  return questions
    .map((_, index) => index)
    .sort((a, b) => (marks[a] ?? '').localeCompare(marks[b] ?? '', 'en'));
}

/**
 * The one-based number of each question of a result as its student saw it, so that she and her
 * teacher speak of the same one; null where the questions stood in the order of the quiz.
 */
export function questionNumbers({
  id,
  hasOwnOrder,
  detailedResults,
}: Pick<AttemptRecord, 'id' | 'hasOwnOrder' | 'detailedResults'>): number[] | null {
  if (!hasOwnOrder) return null;
  const asked = detailedResults.map(({ questionId = '' }) => ({ id: questionId }));
  const order = questionOrder(id, asked);
  return asked.map((_, index) => order.indexOf(index) + 1);
}
