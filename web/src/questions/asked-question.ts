import type { GivenAnswer } from '@study-assistant/contract/questions/kind-schemas';

/** A question before its answer, of any kind. */
export type AskedQuestion = {
  kind?: string | undefined;
  question: string;
  options: readonly string[];
  optionOrder: readonly number[];
  body?: unknown;
};

export type AnswerFieldProps = {
  id: string;
  question: AskedQuestion;
  answer: GivenAnswer | null;
  onAnswer: (answer: GivenAnswer) => void;
  /** The class of the question's text. */
  className: string | undefined;
};
