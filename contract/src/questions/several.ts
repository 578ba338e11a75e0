import * as z from 'zod/mini';
import { hasSameOptions } from './choice.ts';
import { severalKeySchema, type SeveralKey } from './key-schemas.ts';
import { severalAnswerSchema } from './kind-schemas.ts';
import type { QuestionKind } from './kind.ts';

/** How many of the picked options are right and wrong, and how many are right in all. */
export function countPicks(
  { rights }: Pick<SeveralKey, 'rights'>,
  { chosen }: { chosen: readonly number[] },
): { right: number; wrong: number; rights: number } {
  const picked = [...new Set(chosen)];
  const right = picked.filter((option) => rights.includes(option)).length;
  return { right, wrong: picked.length - right, rights: rights.length };
}

/** A question with several options, of which one or more are right. */
export const several: QuestionKind<unknown, SeveralKey, { chosen: number[] }> = {
  body: z.optional(z.unknown()),
  key: severalKeySchema,
  answer: severalAnswerSchema,

  places: ({ options }) => options.length,
  fits: (places, { chosen }) =>
    new Set(chosen).size === chosen.length &&
    chosen.every((option) => option >= 0 && option < places),

  judge({ key }, answer) {
    const { right, wrong, rights } = countPicks(key, answer);
    const share = Math.max(0, right - wrong) / rights;
    const points = key.scoring === 'partial' || share === 1 ? share : 0;
    const parts = inOrder(answer.chosen).map((option) => ({
      part: 'option',
      bucket: String(option),
      fraction: key.rights.includes(option) ? 1 : 0,
    }));
    return { points, parts };
  },

  isSame: hasSameOptions,
  moveKey({ options, key }, to) {
    const moved = key.rights.map((option) => to.options.indexOf(options[option] ?? ''));
    const rights = inOrder(moved);
    return { correctAnswer: rights[0] ?? 0, key: { ...key, rights } };
  },

  say: ({ options }, { chosen }) => list(options, chosen),
  sayRight: ({ options, key }) => list(options, key.rights),
  arrange: ({ options }, shuffle) => shuffle(options),
  pick: () => null,
  knownBuckets: ({ options, key }) =>
    options.map((said, option) => ({
      ...{ part: 'option', bucket: String(option), said },
      fraction: key.rights.includes(option) ? 1 : 0,
    })),
  pack: ({ chosen }) => inOrder(chosen).join(''),
  unpack: (text) => (/^[0-7]{1,8}$/.test(text) ? { chosen: [...text].map(Number) } : null),
};

function list(options: readonly string[], places: readonly number[]): string {
  return inOrder(places)
    .map((place) => options[place] ?? '')
    .join('; ');
}

function inOrder(places: readonly number[]): number[] {
  return [...new Set(places)].sort((a, b) => a - b);
}
