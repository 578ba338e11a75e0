import type { Confidence, PlacedQuestion } from '@study-assistant/contract/questions/question';
import type { Draft } from '@study-assistant/contract/quizzes/question-drafts';
import type { Review } from '@study-assistant/contract/quizzes/quizzes';

export type QuestionDrafts = {
  drafts: readonly Draft[];
  /** Ids of those that the teacher does not want. */
  dismissed: readonly string[];
};

export const NO_DRAFTS: QuestionDrafts = { drafts: [], dismissed: [] };

/** The drafts that are neither dismissed nor among the questions of their quiz. */
export function listWaiting(
  { drafts, dismissed }: QuestionDrafts,
  questions: readonly { id: string }[],
): Draft[] {
  const gone = new Set([...dismissed, ...questions.map(({ id }) => id)]);
  return drafts.filter(({ id }) => !gone.has(id));
}

/** What waits for the teacher of a quiz. */
export function countReview(
  questions: readonly { confidence?: Confidence | undefined }[],
  drafts: number,
): Review {
  return { toCheck: questions.filter(({ confidence }) => confidence === 'check').length, drafts };
}

/**
 * The notice of a quiz counts what its writer left for the teacher. Once she has begun with it, the
 * counts themselves tell her what is left.
 */
export function withReview(
  { notice, review: before }: { notice: string | null; review: Review },
  review: Review,
): { notice: string | null; review: Review } {
  const isUntouched = before.toCheck === review.toCheck && before.drafts === review.drafts;
  return { notice: isUntouched ? notice : null, review };
}

/** What waits once these are the questions of the quiz, and the notice then. */
export function recountReview(
  quiz: { notice: string | null; review: Review },
  questions: readonly PlacedQuestion[],
  drafts: QuestionDrafts,
): { notice: string | null; review: Review } {
  return withReview(quiz, countReview(questions, listWaiting(drafts, questions).length));
}

/** The question with no word of how far its writer trusted it. */
export function withoutConfidence({ confidence, ...question }: PlacedQuestion): PlacedQuestion {
  return question;
}
