/** What a part of a question got; a question without parts is one part. */
export type JudgedPart = {
  /** Which part of the question it is. */
  part: string;
  /** What statistics count: an option, a value, a pair. */
  bucket: string;
  /** Share of the part that is right, 0 to 1. */
  fraction: number;
};

/** `awaiting`: a teacher has to look at the answer before it is worth anything. */
export type Judgement =
  { points: number; parts: readonly JudgedPart[] } | 'unanswered' | 'awaiting';

/**
 * All that the product knows of one kind of question. Nobody else looks into a question: grading, regrading,
 * practice and statistics ask its kind.
 */
export type QuestionKind<Body, Key, Answer> = {
  /** Whether something could be an answer to the question. */
  fits: (body: Body, answer: Answer) => boolean;
  /** What an answer that fits is worth, 0 to 1. It is the only place that says what is right. */
  judge: (body: Body & Key, answer: Answer | null) => Judgement;
  /** Whether two wordings ask the same: who answered the one is judged by the key of the other. */
  isSame: (a: Body, b: Body) => boolean;
};

export function isRight(judgement: Judgement): boolean {
  return pointsOf(judgement) === 1;
}

/** What is not answered, or not looked at yet, has no points. */
export function pointsOf(judgement: Judgement): number {
  return typeof judgement === 'string' ? 0 : judgement.points;
}
