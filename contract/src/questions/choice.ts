import * as z from 'zod/mini';
import type { QuestionKind } from './kind.ts';

/** The options that two wordings have in common, whatever their order. */
export function hasSameOptions(
  a: { question: string; options: readonly string[] },
  b: { question: string; options: readonly string[] },
): boolean {
  return (
    a.question === b.question &&
    a.options.length === b.options.length &&
    a.options.every((option) => b.options.includes(option))
  );
}

/** A question with several options, one of which is right; an answer is an option's index. */
export const choice: QuestionKind<unknown, undefined, number> = {
  body: z.optional(z.unknown()),
  key: z.pipe(
    z.unknown(),
    z.transform(() => undefined),
  ),
  answer: z.int(),

  places: ({ options }) => options.length,
  fits: (places, answer) => answer >= 0 && answer < places,

  judge({ correctAnswer }, answer) {
    const points = answer === correctAnswer ? 1 : 0;
    return { points, parts: [{ part: 'option', bucket: String(answer), fraction: points }] };
  },

  isSame: hasSameOptions,
  moveKey: ({ options, correctAnswer }, to) => ({
    correctAnswer: to.options.indexOf(options[correctAnswer] ?? ''),
    key: undefined,
  }),

  say: ({ options }, answer) => options[answer] ?? '',
  sayRight: ({ options, correctAnswer }) => options[correctAnswer] ?? '',
  arrange: ({ options }, shuffle) => shuffle(options),
  pick: (option) => option,
  knownBuckets: ({ options, correctAnswer }) =>
    options.map((said, option) => ({
      ...{ part: 'option', bucket: String(option), said },
      fraction: option === correctAnswer ? 1 : 0,
    })),
  pack: String,
  unpack: (text) => (/^\d$/.test(text) ? Number(text) : null),
};
