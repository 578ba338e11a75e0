import type { QuestionKind } from './kind.ts';
import type { OpenQuestion, QuestionKey } from './question.ts';

type Body = Pick<OpenQuestion, 'question' | 'options'>;
type Key = Pick<QuestionKey, 'correctAnswer'>;

/** A question with several options, one of which is right; an answer is an option's index. */
export const choice: QuestionKind<Body, Key, number> = {
  fits: ({ options }, answer) => answer >= 0 && answer < options.length,

  judge({ correctAnswer }, answer) {
    if (answer === null) return 'unanswered';
    const points = answer === correctAnswer ? 1 : 0;
    return { points, parts: [{ part: 'option', bucket: String(answer), fraction: points }] };
  },

  /** The options may be in another order. */
  isSame: (a, b) =>
    a.question === b.question &&
    a.options.length === b.options.length &&
    a.options.every((option) => b.options.includes(option)),
};
