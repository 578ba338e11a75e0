import type { QuestionTexts } from '../question-texts.ts';

type Options = Pick<QuestionTexts, 'options' | 'correctAnswer'>;

/** Whether a text is among the options, whatever its capitals and spaces. */
export function isOption({ options }: Options, text: string): boolean {
  return options.some((option) => bare(option) === bare(text));
}

/** Whether a wrong answer has a place that is still empty. */
export function hasRoom({ options, correctAnswer }: Options): boolean {
  return options.some((option, index) => index !== correctAnswer && option.trim() === '');
}

/** Takes a wrong answer into the first empty place, or out of its place again. */
export function toggleWrongAnswer(question: Options, text: string): readonly string[] {
  const { options, correctAnswer } = question;
  const taken = options.findIndex(
    (option, index) => index !== correctAnswer && bare(option) === bare(text),
  );
  if (taken >= 0) return options.with(taken, '');
  const empty = options.findIndex(
    (option, index) => index !== correctAnswer && option.trim() === '',
  );
  return empty < 0 || isOption(question, text) ? options : options.with(empty, text);
}

function bare(text: string): string {
  return text.trim().toLowerCase().replace(/\s+/g, ' ');
}
