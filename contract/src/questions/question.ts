import * as z from 'zod/mini';
import {
  MAX_BENCHMARK_SECONDS,
  MAX_OPTIONS,
  MIN_BENCHMARK_SECONDS,
  MIN_OPTIONS,
} from '../wire/constants.ts';
import { idSchema } from '../wire/text.ts';

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
  options: z.array(z.string()).check(z.minLength(MIN_OPTIONS), z.maxLength(MAX_OPTIONS)),
  /** Seconds that a prepared student needs to answer. */
  benchmarkTime: z.int().check(z.minimum(MIN_BENCHMARK_SECONDS), z.maximum(MAX_BENCHMARK_SECONDS)),
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
  /** Index into `options`. */
  correctAnswer: z.int().check(z.minimum(0), z.maximum(MAX_OPTIONS - 1)),
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
