import type { Confidence, PlacedQuestion } from '@study-assistant/contract/questions/question';
import type { Draft } from '@study-assistant/contract/quizzes/question-drafts';
import type { Review } from '@study-assistant/contract/quizzes/quizzes';
import { formerQuestions } from './former-questions.ts';

export type QuestionDrafts = {
  drafts: readonly Draft[];
  /** Ids of those that the teacher does not want. */
  dismissed: readonly string[];
  /** Questions of other kinds that the quiz can be filled up with, the best first. */
  spares: readonly PlacedQuestion[];
};

export const NO_DRAFTS: QuestionDrafts = { drafts: [], dismissed: [], spares: [] };

type Corrected = { corrections: readonly { id: string; isDropped?: boolean | undefined }[] };

type Taken = { questions: readonly { id: string }[]; former: readonly { id: string }[] };

/**
 * The drafts that are neither dismissed nor taken. One that was taken does not come back when its
 * question leaves the quiz again.
 */
export function listWaiting(
  { drafts, dismissed }: Pick<QuestionDrafts, 'drafts' | 'dismissed'>,
  { questions, former }: Taken,
): Draft[] {
  const gone = new Set([...dismissed, ...[...questions, ...former].map(({ id }) => id)]);
  return drafts.filter(({ id }) => !gone.has(id));
}

/**
 * The spares that are not in the quiz, the best first. What was taken out of it again comes last: it may
 * have been an accident, and it may not have been wanted. What was dropped as broken is none.
 */
export function listSpares(
  { spares }: Pick<QuestionDrafts, 'spares'>,
  { questions, former, corrections }: Taken & Corrected,
): PlacedQuestion[] {
  const dropped = corrections.filter(({ isDropped }) => isDropped);
  const unfit = new Set([...questions, ...dropped].map(({ id }) => id));
  const before = new Set(former.map(({ id }) => id));
  return spares
    .filter(({ id }) => !unfit.has(id))
    .sort((a, b) => Number(before.has(a.id)) - Number(before.has(b.id)));
}

type Left = { drafts: number; spares?: number | undefined };

/** What waits for the teacher of a quiz. */
export function countReview(
  questions: readonly { confidence?: Confidence | undefined }[],
  { drafts, spares = 0 }: Left,
): Review {
  const toCheck = questions.filter(({ confidence }) => confidence === 'check').length;
  return { toCheck, drafts, ...(spares > 0 && { spares }) };
}

/**
 * The notice of a quiz counts what its writer left for the teacher. Once she has begun with it, the
 * counts themselves tell her what is left.
 */
export function withReview(
  { notice, review: before }: { notice: string | null; review: Review },
  review: Review,
): { notice: string | null; review: Review } {
  const isUntouched =
    before.toCheck === review.toCheck &&
    before.drafts === review.drafts &&
    before.spares === review.spares;
  return { notice: isUntouched ? notice : null, review };
}

type QuestionsOfQuiz = Parameters<typeof formerQuestions>[0] & Corrected;

/** What waits once these are the questions of the quiz, and the notice then. */
export function recountReview(
  quiz: { notice: string | null; review: Review } & QuestionsOfQuiz,
  questions: readonly PlacedQuestion[],
  left: QuestionDrafts,
): { notice: string | null; review: Review } {
  const taken = { questions, former: formerQuestions(quiz, questions) };
  const drafts = listWaiting(left, taken).length;
  const spares = listSpares(left, { ...taken, corrections: quiz.corrections }).length;
  return withReview(quiz, countReview(questions, { drafts, spares }));
}

/** The question with no word of how far its writer trusted it. */
export function withoutConfidence({ confidence, ...question }: PlacedQuestion): PlacedQuestion {
  return question;
}
