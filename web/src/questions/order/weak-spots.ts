import { isSlip, toComparable } from '@study-assistant/contract/questions/compare-words';
import type { OrderTexts } from './order-texts.ts';

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
