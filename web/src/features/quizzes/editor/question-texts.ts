import type { PlacedQuestion } from '@study-assistant/contract/questions/question';

/** The parts of a question that a teacher can change. */
export type QuestionTexts = Pick<PlacedQuestion, 'question' | 'explanation' | 'topic'> & {
  options: readonly string[];
  /** Index into `options`; null when none is marked. */
  correctAnswer: number | null;
};

export function textsOf({
  question,
  options,
  correctAnswer,
  explanation,
  topic,
}: QuestionTexts): QuestionTexts {
  return { question, options, correctAnswer, explanation, topic };
}

export function hasSameTexts(a: QuestionTexts, b: QuestionTexts): boolean {
  return (
    a.question === b.question &&
    a.correctAnswer === b.correctAnswer &&
    a.explanation === b.explanation &&
    a.topic === b.topic &&
    a.options.length === b.options.length &&
    a.options.every((option, index) => option === b.options[index])
  );
}

/** Used for fields that grow with their text but hold one line, such as an option. */
export function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ');
}
