import * as z from 'zod/mini';
import { MAX_CHOICES } from '../wire/constants.ts';
import type { OtherKind } from './kind-schemas.ts';

/* What is right, by kind of question. Nothing of it is fetched before there is a result. */

/** The place of an option in its question. */
export const placeSchema = z.int().check(z.minimum(0), z.maximum(MAX_CHOICES - 1));

export const severalKeySchema = z.object({
  /** Places of the right options, ascending. */
  rights: z.array(placeSchema),
  /** Whether an answer that is partly right gets a part of the point. */
  scoring: z.enum(['partial', 'all-or-nothing']),
});
export type SeveralKey = z.infer<typeof severalKeySchema>;

export const trueFalseKeySchema = z.object({
  isTrue: z.boolean(),
  /** What is true instead of a false statement; '' where the teacher has not written it. */
  correction: z.string(),
});
export type TrueFalseKey = z.infer<typeof trueFalseKeySchema>;

export const numberKeySchema = z.object({
  value: z.number(),
  tolerance: z.union([
    z.object({ type: z.enum(['absolute', 'percent']), by: z.number() }),
    z.object({ type: z.enum(['range']), from: z.number(), to: z.number() }),
  ]),
  /** Spellings of the unit that are accepted where one is asked. */
  units: z.array(z.string()),
});
export type NumberKey = z.infer<typeof numberKeySchema>;
export type Tolerance = NumberKey['tolerance'];

export const gapsKeySchema = z.object({
  /** The words that each gap accepts; the first is shown as the right one. */
  gaps: z.array(z.object({ words: z.array(z.string()) })),
  matchCase: z.boolean(),
  matchAccents: z.boolean(),
  /** Whether a longer word with one slip of the pen is right. */
  allowTypo: z.boolean(),
});
export type GapsKey = z.infer<typeof gapsKeySchema>;

export const matchKeySchema = z.object({
  /** The right side of each left one, as its place among the options. */
  pairs: z.array(z.int()),
});
export type MatchKey = z.infer<typeof matchKeySchema>;

export const orderKeySchema = z.object({
  /** Places of the options, the first one first. */
  order: z.array(placeSchema),
  /** Whether an order that is partly right gets a part of the point. */
  scoring: z.enum(['partial', 'all-or-nothing']),
});
export type OrderKey = z.infer<typeof orderKeySchema>;

export const textKeySchema = z.object({
  /** Answers that are right of themselves; any other waits for a teacher. */
  accepted: z.array(z.string()),
  /** Whether capitals make a difference. */
  matchCase: z.boolean(),
});
export type TextKey = z.infer<typeof textKeySchema>;

const KEY_SCHEMAS = {
  several: severalKeySchema,
  'true-false': trueFalseKeySchema,
  number: numberKeySchema,
  gaps: gapsKeySchema,
  match: matchKeySchema,
  order: orderKeySchema,
  text: textKeySchema,
} satisfies Record<OtherKind, z.ZodMiniType>;

/** What is right of a question that is no choice. */
export const keySchema = z.union(Object.values(KEY_SCHEMAS));
export type KindKey = z.infer<typeof keySchema>;
