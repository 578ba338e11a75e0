/** The result of one part of a question; a question without parts has one. */
export type JudgedPart = {
  /** The part of the question that was judged. */
  part: string;
  /** What statistics count, such as an option, a value or a pair. */
  bucket: string;
  /** The share of the part that is right, 0 to 1. */
  fraction: number;
};

/** `awaiting` means that a teacher has to look at the answer before it gets points. */
export type Judgement =
  { points: number; parts: readonly JudgedPart[] } | 'unanswered' | 'awaiting';

/**
 * Everything the product knows about one kind of question. Grading, regrading, practice and
 * statistics ask the kind and never look into a question themselves.
 */
export type QuestionKind<Body, Key, Answer> = {
  /** Tells whether a value could be an answer to the question. */
  fits: (body: Body, answer: Answer) => boolean;
  /** Returns the points of a fitting answer, 0 to 1. No other code decides what is right. */
  judge: (body: Body & Key, answer: Answer | null) => Judgement;
  /** Tells whether two wordings ask the same, so that the key of one judges the other's answers. */
  isSame: (a: Body, b: Body) => boolean;
};

export function isRight(judgement: Judgement): boolean {
  return pointsOf(judgement) === 1;
}

/** Answers that are missing or not yet looked at have no points. */
export function pointsOf(judgement: Judgement): number {
  return typeof judgement === 'string' ? 0 : judgement.points;
}
