import * as z from 'zod/mini';
import { MAX_BENCHMARK_SECONDS, MIN_BENCHMARK_SECONDS } from '../wire/constants.ts';

export const numberBodySchema = z.object({
  /** Shown behind the field; null without a unit, and where the student has to write it. */
  unit: z.nullable(z.string()),
  /** Whether the unit belongs to the answer. */
  asksUnit: z.boolean(),
});
export type NumberBody = z.infer<typeof numberBodySchema>;

export const gapsBodySchema = z.object({
  gaps: z.int(),
  /** The words to choose from, in alphabetical order; null where they are typed. */
  bank: z.nullable(z.array(z.string())),
});
export type GapsBody = z.infer<typeof gapsBodySchema>;

/** The right sides are the options, in alphabetical order. */
export const matchBodySchema = z.object({ lefts: z.array(z.string()) });
export type MatchBody = z.infer<typeof matchBodySchema>;

/** The kinds beside the choice, which is what a question is that names no kind. */
export const otherKindSchema = z.enum([
  'several',
  'true-false',
  'number',
  'gaps',
  'match',
  'order',
]);
export type OtherKind = z.infer<typeof otherKindSchema>;

/**
 * What every question says of its kind. A choice says nothing, so that it is stored and sent as it
 * was when there was no other kind.
 */
export const kindFields = {
  kind: z.optional(otherKindSchema),
  body: z.optional(z.union([numberBodySchema, gapsBodySchema, matchBodySchema])),
};

/** A question as a student sees it before answering. */
export const openQuestionSchema = z.object({
  question: z.string(),
  /** Empty for a kind that has none. A statement has "True" and "False". */
  options: z.array(z.string()),
  /** Seconds that a prepared student needs to answer. */
  benchmarkTime: z.int().check(z.minimum(MIN_BENCHMARK_SECONDS), z.maximum(MAX_BENCHMARK_SECONDS)),
  ...kindFields,
});
export type OpenQuestion = z.infer<typeof openQuestionSchema>;

/**
 * Option indexes in the order in which a student sees them. An answer is still an index into
 * `options`, never a place on the screen.
 */
export const optionOrderSchema = z.array(z.int());
