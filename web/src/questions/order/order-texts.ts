import { isSlip, toComparable } from '@study-assistant/contract/questions/compare-words';
import type { OrderKey } from '@study-assistant/contract/questions/kind-schemas';
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

const RULES = { matchCase: false, matchAccents: false };

/** Two things that a student can hardly tell from each other. */
export function weakSpotsOfOrder({ things }: OrderTexts): string[] {
  const plain = things.map((thing) => toComparable(thing, RULES).replace(/[\s\p{P}]/gu, ''));
  return plain.flatMap((thing, at) => {
    const alike = plain.findIndex(
      (other, place) => place < at && thing !== '' && (other === thing || isSlip(other, thing)),
    );
    return alike === -1 ? [] : [`Lines ${alike + 1} and ${at + 1} read alike.`];
  });
}
