import * as z from 'zod/mini';
import { hasSameOptions } from './choice.ts';
import { orderKeySchema, type OrderKey } from './key-schemas.ts';
import { orderAnswerSchema } from './kind-schemas.ts';
import type { QuestionKind } from './kind.ts';

/** What statistics say of the thing that was put last. */
const NOTHING = 'nothing';

/** Things to be brought into their order. What counts is what follows each of them. */
export const order: QuestionKind<unknown, OrderKey, { order: number[] }> = {
  body: z.optional(z.unknown()),
  key: orderKeySchema,
  answer: orderAnswerSchema,

  places: ({ options }) => options.length,
  // An empty order is an answer that was taken back.
  fits: (places, answer) =>
    answer.order.length === 0 ||
    (answer.order.length === places &&
      new Set(answer.order).size === places &&
      answer.order.every((thing) => thing >= 0 && thing < places)),

  judge({ options, key }, answer) {
    const parts = pairsOf(key).map(([thing, next]) => {
      const follower = answer.order[answer.order.indexOf(thing) + 1];
      return {
        part: nameOf(options[thing]),
        bucket: follower === undefined ? NOTHING : (options[follower] ?? ''),
        fraction: follower === next ? 1 : 0,
      };
    });
    const share = parts.filter(({ fraction }) => fraction === 1).length / parts.length;
    return { points: key.scoring === 'partial' || share === 1 ? share : 0, parts };
  },

  isSame: hasSameOptions,
  moveKey: ({ options, correctAnswer, key }, to) => ({
    correctAnswer,
    key: { ...key, order: key.order.map((thing) => to.options.indexOf(options[thing] ?? '')) },
  }),

  say: ({ options }, answer) => list(options, answer.order),
  sayRight: ({ options, key }) => list(options, key.order),
  // Without their words: where numbers rise, they would stand in the right order at once.
  arrange: ({ options }, shuffle) => shuffle(options.map(() => '')),
  pick: () => null,
  knownBuckets: ({ options, key }) =>
    pairsOf(key).map(([thing, next]) => {
      const said = options[next] ?? '';
      return { part: nameOf(options[thing]), bucket: said, said, fraction: 1 };
    }),
  pack: (answer) => answer.order.join(''),
  unpack: (text) => (/^[0-7]{3,8}$/.test(text) ? { order: [...text].map(Number) } : null),
};

/** Each thing but the last with what follows it. */
function pairsOf(key: OrderKey): [thing: number, next: number][] {
  return key.order.slice(1).map((next, at) => [key.order[at] ?? next, next]);
}

function nameOf(thing = ''): string {
  return `After ${thing}`;
}

function list(options: readonly string[], things: readonly number[]): string {
  return things.map((thing, at) => `${at + 1}. ${options[thing] ?? ''}`).join('; ');
}
