import { MAX_RIGHT_SIDES } from '../wire/constants.ts';
import { hasSameOptions } from './choice.ts';
import { matchKeySchema, type MatchKey } from './key-schemas.ts';
import { matchAnswerSchema, matchBodySchema, type MatchBody } from './kind-schemas.ts';
import type { QuestionKind } from './kind.ts';

/** An attempt keeps one number of a question: how many right sides there are is its last digits. */
const LEFT = 100;
/** What is said of a left side that was left open. */
const OPEN = '–';

/** Left sides, each of which belongs to a right one. Right sides may be used often, or not at all. */
export const match: QuestionKind<MatchBody, MatchKey, { pairs: (number | null)[] }> = {
  body: matchBodySchema,
  key: matchKeySchema,
  answer: matchAnswerSchema,

  places: ({ body, options }) => body.lefts.length * LEFT + options.length,
  fits: (places, { pairs }) =>
    pairs.length === Math.floor(places / LEFT) &&
    pairs.every((right) => right === null || (right >= 0 && right < places % LEFT)),

  judge({ body, options, key }, { pairs }) {
    const parts = body.lefts.map((left, at) => {
      const right = pairs[at] ?? null;
      const bucket = right === null ? '' : (options[right] ?? '');
      return { part: nameOf(left, at), bucket, fraction: right === key.pairs[at] ? 1 : 0 };
    });
    const right = parts.filter(({ fraction }) => fraction === 1).length;
    return { points: right / parts.length, parts };
  },

  isSame: (a, b) =>
    // An answer names left sides by their place.
    a.body.lefts.join('\n') === b.body.lefts.join('\n') && hasSameOptions(a, b),
  moveKey: ({ options, correctAnswer, key }, to) => ({
    correctAnswer,
    key: { pairs: key.pairs.map((right) => to.options.indexOf(options[right] ?? '')) },
  }),

  say: ({ body, options }, { pairs }) => sayPairs(body, options, pairs),
  sayRight: ({ body, options, key }) => sayPairs(body, options, key.pairs),
  arrange: ({ options }, shuffle) => shuffle(options),
  pick: () => null,
  knownBuckets: ({ body, options, key }) =>
    body.lefts.map((left, at) => {
      const right = options[key.pairs[at] ?? -1] ?? '';
      return { part: nameOf(left, at), bucket: right, said: right, fraction: 1 };
    }),
  pack: ({ pairs }) => pairs.map((right) => right ?? '-').join(''),
  unpack: (text) =>
    /^[\d-]{3,8}$/.test(text)
      ? { pairs: [...text].map((right) => (right === '-' ? null : Number(right))) }
      : null,
};

function sayPairs(
  { lefts }: MatchBody,
  options: readonly string[],
  pairs: readonly (number | null)[],
): string {
  return lefts
    .map((left, at) => `${left}: ${options[pairs[at] ?? MAX_RIGHT_SIDES] ?? OPEN}`)
    .join('; ');
}

function nameOf(left: string, at: number): string {
  return `${at + 1}. ${left}`;
}
