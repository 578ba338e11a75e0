import { createHash } from 'node:crypto';

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
