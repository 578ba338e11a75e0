import type { ActEntry } from '../../../domain/audit.ts';
import type { WholeQuiz } from '../../../stored/quizzes/stored-quiz.ts';

type Numbered = { questions: readonly { id: string }[] };

/** Which questions of a quiz were judged by another key from then on, by their numbers; never an answer. */
export function toKeyEntry(
  { id, title }: Pick<WholeQuiz, 'id' | 'title'>,
  { questions }: Numbered,
  { field, ids }: { field: string; ids: readonly string[] },
): ActEntry {
  const numbers = questions.flatMap((question, at) => (ids.includes(question.id) ? [at + 1] : []));
  return {
    act: 'quiz.key-corrected',
    target: { kind: 'quiz', id, name: title },
    changes: [{ field, from: null, to: numbers.join(', ') }],
  };
}
