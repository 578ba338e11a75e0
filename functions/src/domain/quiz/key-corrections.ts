import {
  asksTheSame,
  isSameRight,
  moveKey,
  type QuestionRight,
} from '@study-assistant/contract/questions/kinds';
import type { PlacedQuestion } from '@study-assistant/contract/questions/question';

/** What makes two questions the same one to answer: its id, and what its kind looks at. */
export type AnsweredQuestion = Pick<
  PlacedQuestion,
  'id' | 'kind' | 'question' | 'options' | 'body'
>;

/** A right answer that was marked wrongly while students could take the quiz, or a dropped question. */
export type KeyCorrection = AnsweredQuestion & {
  /** The text of the option that is right; '' where the kind has none. */
  correctOption: string;
  /** What is right of another kind than a choice, for the options as they stand here. */
  key?: PlacedQuestion['key'];
  /** The question has left the quiz, and everybody who was asked it has the point. */
  isDropped?: boolean | undefined;
  /** ISO 8601. */
  correctedAt: string;
};

/**
 * The questions of which nothing but what is right changed. Where the text or an option changed
 * too it is another question, and who answered the old one is not judged by the new key.
 */
export function findCorrections(
  before: readonly PlacedQuestion[],
  after: readonly PlacedQuestion[],
  correctedAt: string,
): KeyCorrection[] {
  return after.flatMap((question) => {
    const old = before.find((other) => isSameQuestion(other, question));
    if (!old || isSameRight(moveKey(old, question), question)) return [];
    return [toCorrection(question, correctedAt)];
  });
}

/** The dropped questions that are in the quiz again: their points are earned from now on. */
export function findReturned(
  after: readonly PlacedQuestion[],
  corrections: readonly KeyCorrection[],
  correctedAt: string,
): KeyCorrection[] {
  return after
    .filter((question) => correctionOf(question, corrections)?.isDropped)
    .map((question) => toCorrection(question, correctedAt));
}

export function toDrop(question: PlacedQuestion, correctedAt: string): KeyCorrection {
  return { ...toCorrection(question, correctedAt), isDropped: true };
}

/**
 * So many corrections are kept: every submit reads them, and what was corrected before has long reached
 * the attempts that it was for.
 */
const MAX_CORRECTIONS = 100;

/** Keeps the latest correction of each question, in the order in which they came. */
export function addCorrections(
  known: readonly KeyCorrection[],
  latest: readonly KeyCorrection[],
): KeyCorrection[] {
  const kept = known.filter((old) => !latest.some((one) => isSameQuestion(old, one)));
  return [...kept, ...latest].slice(-MAX_CORRECTIONS);
}

export type Correction = QuestionRight & { isDropped: boolean; correctedAt: string };

/** The correction of a question with what is right for its wording; null when there is none. */
export function correctionOf(
  question: AnsweredQuestion,
  corrections: readonly KeyCorrection[],
): Correction | null {
  const found = corrections.find((correction) => isSameQuestion(correction, question));
  if (!found) return null;
  const correctAnswer = Math.max(0, found.options.indexOf(found.correctOption));
  const right = moveKey({ ...found, correctAnswer }, question);
  return { ...right, isDropped: found.isDropped === true, correctedAt: found.correctedAt };
}

export type CorrectedQuestion = PlacedQuestion & { isDropped?: boolean };

/** Questions of an earlier version with what is known of them by now. */
export function withCorrections(
  questions: readonly PlacedQuestion[],
  corrections: readonly KeyCorrection[],
): CorrectedQuestion[] {
  return questions.map((question) => {
    const correction = correctionOf(question, corrections);
    if (!correction) return question;
    const { correctAnswer, key, isDropped } = correction;
    return { ...question, correctAnswer, ...(key === undefined ? {} : { key }), isDropped };
  });
}

function toCorrection(question: PlacedQuestion, correctedAt: string): KeyCorrection {
  const { id, kind, question: text, options, body, correctAnswer, key } = question;
  return {
    ...{ id, question: text, options },
    ...(kind === undefined ? {} : { kind }),
    ...(body === undefined ? {} : { body }),
    ...(key === undefined ? {} : { key }),
    ...{ correctOption: options[correctAnswer] ?? '', correctedAt },
  };
}

export function isSameQuestion(a: AnsweredQuestion, b: AnsweredQuestion): boolean {
  return a.id === b.id && asksTheSame(a, b);
}
