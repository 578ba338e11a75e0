import type { PlacedQuestion } from '@study-assistant/contract/questions/question';

/** So many questions that left a quiz are kept: more than a teacher takes back. */
const MAX_FORMER = 50;

type Quiz = { questions: readonly PlacedQuestion[]; former: readonly PlacedQuestion[] };

/** The questions that a quiz had and has no longer after an edit, the latest first. */
export function formerQuestions(
  { questions, former }: Quiz,
  after: readonly PlacedQuestion[],
): PlacedQuestion[] {
  const kept = new Set(after.map(({ id }) => id));
  return [...questions, ...former].filter(({ id }) => !kept.has(id)).slice(0, MAX_FORMER);
}
