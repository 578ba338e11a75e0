import * as z from 'zod/mini';
import {
  MAX_ITEM_LENGTH,
  MAX_ITEMS,
  MAX_RIGHT_SIDES,
  MIN_ITEMS,
  MIN_RIGHT_SIDES,
} from '../wire/constants.ts';
import { line } from '../wire/text.ts';
import type { MatchKey } from './key-schemas.ts';
import type { MatchBody } from './kind-schemas.ts';
import { areDistinct, eachOnce, lookAlike } from './same-looking.ts';

/**
 * What a teacher sends of things to match beside the texts of every question. A right side that is
 * used twice may come twice.
 */
export const matchParts = {
  kind: z.literal('match'),
  body: z.object({
    lefts: z
      .array(line(MAX_ITEM_LENGTH, 'Please fill in every left side.'))
      .check(
        z.minLength(MIN_ITEMS, `Please give at least ${MIN_ITEMS} pairs.`),
        z.maxLength(MAX_ITEMS, `A question has at most ${MAX_ITEMS} pairs.`),
        z.refine(areDistinct, 'The left sides must differ from each other.'),
      ),
  }),
  options: z
    .array(line(MAX_ITEM_LENGTH, 'Please fill in every right side.'))
    .check(z.maxLength(MAX_ITEMS + MAX_RIGHT_SIDES)),
  key: z.object({ pairs: z.array(z.int().check(z.minimum(0))) }),
};

type Match = { body: MatchBody; options: string[]; key: MatchKey };

export const fitsMatch = [
  z.refine<Match>(
    ({ body, options, key }) =>
      key.pairs.length === body.lefts.length && key.pairs.every((right) => right < options.length),
    { error: 'Please fill in every right side.', path: ['key', 'pairs'] },
  ),
  z.refine<Match>(({ options }) => eachOnce(options).length >= MIN_RIGHT_SIDES, {
    error: `Please give at least ${MIN_RIGHT_SIDES} different right sides.`,
    path: ['key', 'pairs'],
  }),
  z.refine<Match>(({ options }) => eachOnce(options).length <= MAX_RIGHT_SIDES, {
    error: `A question has at most ${MAX_RIGHT_SIDES} right sides.`,
    path: ['key', 'pairs'],
  }),
] as const;

export function toMatch<Sent extends Match>({ options: sent, key, ...question }: Sent) {
  const options = eachOnce(sent);
  const placeOf = (right = '') => options.findIndex((option) => lookAlike(option, right));
  const pairs = key.pairs.map((right) => placeOf(sent[right]));
  return { ...question, options, correctAnswer: 0, key: { pairs } };
}
