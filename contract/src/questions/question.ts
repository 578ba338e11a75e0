import * as z from 'zod/mini';
import { MAX_BENCHMARK_SECONDS, MAX_CHOICES, MIN_BENCHMARK_SECONDS } from '../wire/constants.ts';
import { idSchema } from '../wire/text.ts';
import { placeSchema } from './answer.ts';
import { numberBodySchema, numberKeySchema } from './number.ts';
import { severalKeySchema } from './several.ts';
import { trueFalseKeySchema } from './true-false.ts';

/** What a kind has beside the fields of every question, before and after the answer. */
export const bodySchema = numberBodySchema;
export const keySchema = z.union([severalKeySchema, trueFalseKeySchema, numberKeySchema]);
export type KindKey = z.infer<typeof keySchema>;

/** The kinds beside the choice, which is what a question is that names no kind. */
export const otherKindSchema = z.enum(['several', 'true-false', 'number']);
export type OtherKind = z.infer<typeof otherKindSchema>;

/**
 * What every question says of its kind. A choice says nothing, so that it is stored and sent as it
 * was when there was no other kind.
 */
export const kindFields = { kind: z.optional(otherKindSchema), body: z.optional(bodySchema) };

/** The place in the document: a verbatim quote, on a page (PDF) or under a heading. */
export const sourceSchema = z.object({
  page: z.nullable(z.int()),
  section: z.nullable(z.string()),
  quote: z.string(),
});
export type Source = z.infer<typeof sourceSchema>;

/** The source of a question that a teacher wrote herself, which has no quote to show. */
export const NO_SOURCE: Source = { page: null, section: null, quote: '' };

/** A question as a student sees it before answering. */
export const openQuestionSchema = z.object({
  question: z.string(),
  /** Empty for a kind that has none. A statement has "True" and "False". */
  options: z.array(z.string()).check(z.maxLength(MAX_CHOICES)),
  /** Seconds that a prepared student needs to answer. */
  benchmarkTime: z.int().check(z.minimum(MIN_BENCHMARK_SECONDS), z.maximum(MAX_BENCHMARK_SECONDS)),
  ...kindFields,
});
export type OpenQuestion = z.infer<typeof openQuestionSchema>;

/** How far a writer trusts its own question; `check` asks the teacher to look at it. */
export const confidenceSchema = z.enum(['sure', 'check']);
export type Confidence = z.infer<typeof confidenceSchema>;

/**
 * Option indexes in the order in which a student sees them. An answer is still an index into
 * `options`, never a place on the screen.
 */
export const optionOrderSchema = z.array(z.int());

export const questionKeySchema = z.object({
  /** Index into `options`; of a kind with more to it the nearest to that, or 0. */
  correctAnswer: placeSchema,
  /** What is right of another kind than a choice. */
  key: z.optional(keySchema),
  explanation: z.string(),
  source: sourceSchema,
  /** A short phrase from the document, sent only with the result as it can give the answer away. */
  topic: z.string(),
  /** Sent to the teacher alone; absent once she has changed or confirmed the question. */
  confidence: z.optional(confidenceSchema),
});
export type QuestionKey = z.infer<typeof questionKeySchema>;

export const questionSchema = z.extend(openQuestionSchema, questionKeySchema.shape);
export type Question = z.infer<typeof questionSchema>;

/** A question keeps its id through every version of its quiz. */
export const placedQuestionSchema = z.extend(questionSchema, { id: idSchema });
export type PlacedQuestion = z.infer<typeof placedQuestionSchema>;
