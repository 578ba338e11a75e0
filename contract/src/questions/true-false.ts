import * as z from 'zod/mini';
import { MAX_OPTION_LENGTH } from '../wire/limits.ts';
import { trueFalseAnswerSchema } from './answer.ts';
import { asWritten, type QuestionKind } from './kind.ts';

export const trueFalseKeySchema = z.strictObject({
  isTrue: z.boolean('Please say whether the statement is true or false.'),
  /** What is true instead of a false statement; '' where the teacher has not written it. */
  correction: z
    .string()
    .check(
      z.trim(),
      z.maxLength(MAX_OPTION_LENGTH, `Please use at most ${MAX_OPTION_LENGTH} characters.`),
    ),
});
export type TrueFalseKey = z.infer<typeof trueFalseKeySchema>;

/** A reader that knows choices alone shows a statement as a choice between these two. */
export const TRUE_FALSE_OPTIONS: readonly string[] = ['True', 'False'];

/** A statement, which is true or false. */
export const trueFalse: QuestionKind<undefined, TrueFalseKey, { value: boolean }> = {
  body: z.undefined(),
  key: trueFalseKeySchema,
  answer: trueFalseAnswerSchema,

  places: () => TRUE_FALSE_OPTIONS.length,
  fits: () => true,

  judge({ key }, { value }) {
    const points = value === key.isTrue ? 1 : 0;
    return { points, parts: [{ part: 'statement', bucket: say(value), fraction: points }] };
  },

  isSame: (a, b) => a.question === b.question,
  moveKey: ({ correctAnswer, key }) => ({ correctAnswer, key }),
  say: (_, { value }) => say(value),
  sayRight: ({ key }) =>
    key.isTrue || key.correction === '' ? say(key.isTrue) : `False: ${key.correction}`,
  arrange: ({ options }) => asWritten(options),
  pick: (option) => ({ value: option === 0 }),
  knownBuckets: ({ key }) =>
    [true, false].map((value) => ({
      ...{ part: 'statement', bucket: say(value), said: say(value) },
      fraction: value === key.isTrue ? 1 : 0,
    })),
  pack: ({ value }) => (value ? '1' : '0'),
  unpack: (text) => (/^[01]$/.test(text) ? { value: text === '1' } : null),
};

function say(value: boolean): string {
  return value ? 'True' : 'False';
}
