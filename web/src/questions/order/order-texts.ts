import type { OrderKey } from '@study-assistant/contract/questions/key-schemas';
import { MIN_ITEMS } from '@study-assistant/contract/wire/constants';

/** Things in their right order, as they are edited. */
export type OrderTexts = { things: readonly string[]; scoring: OrderKey['scoring'] };

export const NEW_ORDER: OrderTexts = {
  things: Array<string>(MIN_ITEMS).fill(''),
  scoring: 'partial',
};

export function toOrderTexts(options: readonly string[], key: OrderKey): OrderTexts {
  return { things: key.order.map((thing) => options[thing] ?? ''), scoring: key.scoring };
}

/** In the right order; the server sorts them. */
export function toSentOrder({ things, scoring }: OrderTexts) {
  return { options: things, key: { order: things.map((_, at) => at), scoring } };
}
