import { isDeepStrictEqual } from 'node:util';
import type { PlacedQuestion } from '@study-assistant/contract/questions/question';

/** The ids of the questions that an edit has changed or taken out. */
export function changedQuestions(
  before: readonly PlacedQuestion[],
  after: readonly PlacedQuestion[],
): string[] {
  return before
    .filter((question) => !after.some((other) => isDeepStrictEqual(other, question)))
    .map(({ id }) => id);
}
