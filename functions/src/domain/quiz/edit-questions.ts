import { isDeepStrictEqual } from 'node:util';
import type { EditedQuestion } from '@study-assistant/contract/quiz-edits';
import { NO_SOURCE, type PlacedQuestion } from '@study-assistant/contract/quizzes';
import { ApiError } from '../api-error.ts';

type Means = {
  newId: () => string;
  /** Seconds that a prepared student needs. */
  benchmarkTime: (question: EditedQuestion) => number;
};

type Quiz = { questions: readonly PlacedQuestion[]; former: readonly PlacedQuestion[] };

/**
 * The questions after an edit. One that keeps its id keeps its source, since the sentence was found
 * in the document; one without an id is the teacher's own and has none. One that left the quiz
 * earlier may come back.
 */
export function editQuestions(
  { questions, former }: Quiz,
  edited: readonly EditedQuestion[],
  { newId, benchmarkTime }: Means,
): PlacedQuestion[] {
  const known = new Map([...former, ...questions].map((question) => [question.id, question]));
  return edited.map(({ id, ...texts }) => {
    if (id === undefined) {
      return { id: newId(), ...texts, source: NO_SOURCE, benchmarkTime: benchmarkTime(texts) };
    }
    const before = known.get(id);
    if (!before) throw new ApiError('invalid-request', 'A question is not part of this quiz.');
    const isSameToRead =
      before.question === texts.question && isDeepStrictEqual(before.options, texts.options);
    const seconds = isSameToRead ? before.benchmarkTime : benchmarkTime(texts);
    return { ...before, ...texts, benchmarkTime: seconds };
  });
}
