import type { PlacedQuestion } from '@study-assistant/contract/quizzes';

/** What makes two questions the same one to answer: its id, its text and the set of its options. */
export type AnsweredQuestion = Pick<PlacedQuestion, 'id' | 'question' | 'options'>;

/** A right answer that was marked wrongly while students could take the quiz. */
export type KeyCorrection = AnsweredQuestion & {
  /** The text of the option that is right. */
  correctOption: string;
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
    const { id, question: text, options } = question;
    return [{ id, question: text, options, correctOption, correctedAt }];
  });
}

/** Keeps the latest correction of each question. */
export function addCorrections(
  known: readonly KeyCorrection[],
  latest: readonly KeyCorrection[],
): KeyCorrection[] {
  const kept = known.filter((old) => !latest.some((one) => isSameQuestion(old, one)));
  return [...kept, ...latest];
}

/** The correction of a question with the index of the option that is right; null when there is none. */
export function correctionOf(
  question: AnsweredQuestion,
  corrections: readonly KeyCorrection[],
): { correctAnswer: number; correctedAt: string } | null {
  const found = corrections.find((correction) => isSameQuestion(correction, question));
  if (!found) return null;
  const correctAnswer = question.options.indexOf(found.correctOption);
  return { correctAnswer, correctedAt: found.correctedAt };
}

/** Questions of an earlier version with the right answers known by now. */
export function withCorrections(
  questions: readonly PlacedQuestion[],
  corrections: readonly KeyCorrection[],
): PlacedQuestion[] {
  return questions.map((question) => {
    const correctAnswer = correctionOf(question, corrections)?.correctAnswer;
    return { ...question, correctAnswer: correctAnswer ?? question.correctAnswer };
  });
}

function isSameQuestion(a: AnsweredQuestion, b: AnsweredQuestion): boolean {
  return (
    a.id === b.id &&
    a.question === b.question &&
    a.options.length === b.options.length &&
    a.options.every((option) => b.options.includes(option))
  );
}
