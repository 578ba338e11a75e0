import type { PlacedQuestion } from '@study-assistant/contract/questions/question';

/** What makes two questions the same one to answer: its id, its text and the set of its options. */
export type AnsweredQuestion = Pick<PlacedQuestion, 'id' | 'question' | 'options'>;

/** A right answer that was marked wrongly while students could take the quiz, or a dropped question. */
export type KeyCorrection = AnsweredQuestion & {
  /** The text of the option that is right. */
  correctOption: string;
  /** The question has left the quiz, and everybody who was asked it has the point. */
  isDropped?: boolean | undefined;
  /** ISO 8601. */
  correctedAt: string;
};

/**
 * The questions of which nothing but the right option changed. Where the text or an option changed
 * too it is another question, and who answered the old one is not judged by the new key.
 */
export function findCorrections(
  before: readonly PlacedQuestion[],
  after: readonly PlacedQuestion[],
  correctedAt: string,
): KeyCorrection[] {
  return after.flatMap((question) => {
    const old = before.find((other) => isSameQuestion(other, question));
    const correctOption = question.options[question.correctAnswer];
    if (!old || !correctOption || old.options[old.correctAnswer] === correctOption) return [];
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

export type Correction = { correctAnswer: number; isDropped: boolean; correctedAt: string };

/** The correction of a question with the index of the option that is right; null when there is none. */
export function correctionOf(
  question: AnsweredQuestion,
  corrections: readonly KeyCorrection[],
): Correction | null {
  const found = corrections.find((correction) => isSameQuestion(correction, question));
  if (!found) return null;
  const correctAnswer = question.options.indexOf(found.correctOption);
  return { correctAnswer, isDropped: found.isDropped === true, correctedAt: found.correctedAt };
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
    const { correctAnswer, isDropped } = correction;
    return { ...question, correctAnswer, isDropped };
  });
}

function toCorrection(question: PlacedQuestion, correctedAt: string): KeyCorrection {
  const { id, question: text, options, correctAnswer } = question;
  return { id, question: text, options, correctOption: options[correctAnswer] ?? '', correctedAt };
}

export function isSameQuestion(a: AnsweredQuestion, b: AnsweredQuestion): boolean {
  return (
    a.id === b.id &&
    a.question === b.question &&
    a.options.length === b.options.length &&
    a.options.every((option) => b.options.includes(option))
  );
}
