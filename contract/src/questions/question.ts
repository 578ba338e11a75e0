import * as z from 'zod/mini';
import { idSchema } from '../wire/text.ts';
import { keySchema, placeSchema } from './key-schemas.ts';
import { openQuestionSchema } from './open-question.ts';

/** The place in the document: a verbatim quote, on a page (PDF) or under a heading. */
export const sourceSchema = z.object({
  page: z.nullable(z.int()),
  section: z.nullable(z.string()),
  quote: z.string(),
  /** The name of the material that it is from; absent where it is the quiz's own document. */
  material: z.optional(z.string()),
});
export type Source = z.infer<typeof sourceSchema>;

/** The source of a question that a teacher wrote herself, which has no quote to show. */
export const NO_SOURCE: Source = { page: null, section: null, quote: '' };

/** How far a writer trusts its own question; `check` asks the teacher to look at it. */
export const confidenceSchema = z.enum(['sure', 'check']);
export type Confidence = z.infer<typeof confidenceSchema>;

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
  /** The id of the catalogue's fact that is asked, for whoever mends it; sent to teachers alone. */
  fact: z.optional(z.string()),
});
export type QuestionKey = z.infer<typeof questionKeySchema>;

export const questionSchema = z.extend(openQuestionSchema, questionKeySchema.shape);
export type Question = z.infer<typeof questionSchema>;

/** A question keeps its id through every version of its quiz. */
export const placedQuestionSchema = z.extend(questionSchema, { id: idSchema });
export type PlacedQuestion = z.infer<typeof placedQuestionSchema>;
