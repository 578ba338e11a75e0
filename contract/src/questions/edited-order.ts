import * as z from 'zod/mini';
import { MAX_ITEM_LENGTH, MAX_ITEMS, MIN_ITEMS } from '../wire/constants.ts';
import { line } from '../wire/text.ts';
import { placeSchema, type OrderKey } from './key-schemas.ts';
import { alphabetically, areDistinct } from './same-looking.ts';

/** What a teacher sends of things to order beside the texts of every question. */
export const orderParts = {
  kind: z.literal('order'),
  options: z
    .array(line(MAX_ITEM_LENGTH, 'Please fill in every line.'))
    .check(
      z.minLength(MIN_ITEMS, `Please give at least ${MIN_ITEMS} things to order.`),
      z.maxLength(MAX_ITEMS, `A question has at most ${MAX_ITEMS} things to order.`),
      z.refine(areDistinct, 'The things to order must differ from each other.'),
    ),
  key: z.object({
    order: z.array(placeSchema),
    scoring: z.enum(['partial', 'all-or-nothing']),
  }),
};

type Order = { options: string[]; key: OrderKey };

export const fitsOrder = z.refine<Order>(
  ({ options, key: { order } }) =>
    order.length === options.length &&
    new Set(order).size === order.length &&
    order.every((thing) => thing < options.length),
  { error: 'Please say the place of every line.', path: ['key', 'order'] },
);

/** The things come in alphabetical order, which does not tell the right one. */
export function toOrder<Sent extends Order>({ options: sent, key, ...question }: Sent) {
  const options = alphabetically(sent);
  const order = key.order.map((thing) => options.indexOf(sent[thing] ?? ''));
  return { ...question, options, correctAnswer: 0, key: { ...key, order } };
}
