import * as z from 'zod/mini';
import { TRUE_FALSE_OPTIONS } from '../wire/constants.ts';
import { trueFalseKeySchema, type TrueFalseKey } from './key-schemas.ts';
import { trueFalseAnswerSchema } from './kind-schemas.ts';
import { asWritten, type QuestionKind } from './kind.ts';

/** A statement, which is true or false. */
export const trueFalse: QuestionKind<unknown, TrueFalseKey, { value: boolean }> = {
  body: z.optional(z.unknown()),
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
