import type { MatchKey } from '@study-assistant/contract/questions/key-schemas';
import { MIN_ITEMS } from '@study-assistant/contract/wire/constants';

/** Pairs as they are edited, and right sides that belong to none. */
export type MatchTexts = {
  pairs: readonly { left: string; right: string }[];
  spares: readonly string[];
};

export const NEW_PAIR = { left: '', right: '' };
export const NEW_MATCH: MatchTexts = {
  pairs: Array.from({ length: MIN_ITEMS }, () => NEW_PAIR),
  spares: [],
};

export function toMatchTexts(
  lefts: readonly string[],
  options: readonly string[],
  { pairs }: MatchKey,
): MatchTexts {
  return {
    pairs: lefts.map((left, at) => ({ left, right: options[pairs[at] ?? -1] ?? '' })),
    spares: options.filter((_, right) => !pairs.includes(right)),
  };
}

/** A right side for each left one, and those to spare; the server sorts them. */
export function toSentMatch({ pairs, spares }: MatchTexts) {
  return {
    body: { lefts: pairs.map(({ left }) => left) },
    options: [...pairs.map(({ right }) => right), ...spares],
    key: { pairs: pairs.map((_, at) => at) },
  };
}
