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

/** How many options are picked by a click, in the order of the screen; 0 where nothing is picked. */
export function countPicked({ kind, options }: AskedQuestion): number {
  if (kind === 'true-false') return 2;
  return kind === undefined || kind === 'several' ? options.length : 0;
}
