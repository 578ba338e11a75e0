import * as z from 'zod/mini';
import { MAX_BENCHMARK_SECONDS, MIN_BENCHMARK_SECONDS } from '../wire/constants.ts';
import { bodySchema, otherKindSchema } from './kind-schemas.ts';

/**
 * What every question says of its kind. A choice says nothing, so that it is stored and sent as it
 * was when there was no other kind.
 */
export const kindFields = {
  kind: z.optional(otherKindSchema),
  body: z.optional(bodySchema),
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
