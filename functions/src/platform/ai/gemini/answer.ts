import type { ResponseSchema } from '@google/generative-ai';
import * as z from 'zod/mini';

const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(600));

/** A question as the model gives it; the server places the key itself. */
const modelQuestionSchema = z.object({
  stem: text,
  correct: text,
  wrong1: text,
  wrong2: text,
  wrong3: text,
  explanation: z.string().check(z.trim(), z.maxLength(1200)),
  topic: text,
  evidence: z.string().check(z.trim(), z.minLength(1), z.maxLength(1200)),
  sentence: z.optional(z.number()),
});
export type ModelQuestion = z.infer<typeof modelQuestionSchema>;

/** Flat, and without lengths or formats, which the service refuses with a bare 400. */
export const responseSchema = {
  type: 'array',
  items: {
    type: 'object',
    properties: {
      stem: { type: 'string' },
      correct: { type: 'string' },
      wrong1: { type: 'string' },
      wrong2: { type: 'string' },
      wrong3: { type: 'string' },
      explanation: { type: 'string' },
      topic: { type: 'string' },
      evidence: { type: 'string' },
      sentence: { type: 'integer' },
    },
    required: ['stem', 'correct', 'wrong1', 'wrong2', 'wrong3', 'explanation', 'topic', 'evidence'],
  },
  // The package declares its own enumeration for these words; importing it would load the package.
} as unknown as ResponseSchema;

export const answerSchema = z.array(z.unknown());

/** The items of an answer that are questions; the others are left out. */
export function questionsIn(items: readonly unknown[]): ModelQuestion[] {
  return items.flatMap((item) => {
    const question = modelQuestionSchema.safeParse(item);
    return question.success ? [question.data] : [];
  });
}
