import * as z from 'zod/mini';
import { MAX_ACCEPTED_LENGTH, MAX_WORDS_LENGTH } from '../wire/constants.ts';
import { toComparable, withoutFrills } from './compare-words.ts';
import { textKeySchema, type TextKey } from './key-schemas.ts';
import { wordsAnswerSchema } from './kind-schemas.ts';
import type { QuestionKind } from './kind.ts';

const PART = 'answer';

/** Stands where something is cut off. It is no punctuation that is left out of a comparison. */
const CUT = '⋯';

/** A short answer in words. What its teacher has accepted beforehand is right; any other she marks. */
export const text: QuestionKind<unknown, TextKey, { words: string }> = {
  body: z.optional(z.unknown()),
  key: textKeySchema,
  answer: wordsAnswerSchema,

  places: () => 1,
  fits: (_, { words }) => words.length <= MAX_WORDS_LENGTH,

  judge({ key: { accepted, matchCase } }, { words }) {
    const given = toCompared(words, matchCase);
    const found = accepted.find((one) => toCompared(one, matchCase) === given);
    if (found === undefined) return 'awaiting';
    return { points: 1, parts: [{ part: PART, bucket: found, fraction: 1 }] };
  },

  isSame: (a, b) => a.question === b.question,
  moveKey: ({ correctAnswer, key }) => ({ correctAnswer, key }),
  say: (_, { words }) => words.trim(),
  sayRight: ({ key }) => key.accepted.join('; '),
  arrange: () => [],
  pick: () => null,
  knownBuckets: ({ key }) =>
    key.accepted.map((said) => ({ part: PART, bucket: said, said, fraction: 1 })),
  // No accepted answer is longer, so that what is cut off is accepted neither before nor after.
  pack({ words }) {
    const packed = withoutFrills(words);
    if (packed.length <= MAX_ACCEPTED_LENGTH) return packed;
    return `${packed.slice(0, MAX_ACCEPTED_LENGTH)}${CUT}`;
  },
  unpack: (packed) => (packed.trim() === '' ? null : { words: packed }),
  line: ({ key }, { words }) => toCompared(words, key.matchCase),
};

/** Accents say something in a sentence, and by default capitals do not. */
function toCompared(words: string, matchCase: boolean): string {
  return toComparable(words, { matchCase, matchAccents: true });
}
