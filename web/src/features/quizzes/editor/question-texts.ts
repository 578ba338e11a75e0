import type { PlacedQuestion } from '@study-assistant/contract/questions/question';

/** What a teacher can change of a question. */
export type QuestionTexts = Pick<PlacedQuestion, 'question' | 'explanation' | 'topic'> & {
  options: readonly string[];
  /** Index into `options`; null while none is marked. */
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

/** For fields that grow with their text and yet hold one line, such as a pasted option. */
export function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ');
}
