import type { Confidence, PlacedQuestion } from '@study-assistant/contract/questions/question';
import type { Draft } from '@study-assistant/contract/quizzes/question-drafts';
import type { Review } from '@study-assistant/contract/quizzes/quizzes';
import { formerQuestions } from './former-questions.ts';

export type QuestionDrafts = {
  drafts: readonly Draft[];
  /** Ids of those that the teacher does not want. */
  dismissed: readonly string[];
};

export const NO_DRAFTS: QuestionDrafts = { drafts: [], dismissed: [] };

type Taken = { questions: readonly { id: string }[]; former: readonly { id: string }[] };

/**
 * The drafts that are neither dismissed nor taken. One that was taken does not come back when its
 * question leaves the quiz again.
 */
export function listWaiting(
  { drafts, dismissed }: QuestionDrafts,
  { questions, former }: Taken,
): Draft[] {
  const gone = new Set([...dismissed, ...[...questions, ...former].map(({ id }) => id)]);
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

type QuestionsOfQuiz = Parameters<typeof formerQuestions>[0];

/** What waits once these are the questions of the quiz, and the notice then. */
export function recountReview(
  quiz: { notice: string | null; review: Review } & QuestionsOfQuiz,
  questions: readonly PlacedQuestion[],
  drafts: QuestionDrafts,
): { notice: string | null; review: Review } {
  const waiting = listWaiting(drafts, { questions, former: formerQuestions(quiz, questions) });
  return withReview(quiz, countReview(questions, waiting.length));
}

/** The question with no word of how far its writer trusted it. */
export function withoutConfidence({ confidence, ...question }: PlacedQuestion): PlacedQuestion {
  return question;
}
