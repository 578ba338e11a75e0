import * as z from 'zod/mini';
import type { FlatSchema } from './model/ask-for-json.ts';

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
  /** Passage and sentence, such as "3.2". */
  sentence: z.string().check(z.trim(), z.maxLength(40)),
});
export type ModelQuestion = z.infer<typeof modelQuestionSchema>;

/** Flat, and without lengths or formats, which the service refuses with a bare 400. */
export const RESPONSE_SCHEMA: FlatSchema = {
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
      sentence: { type: 'string' },
    },
    required: [
      'stem',
      'correct',
      'wrong1',
      'wrong2',
      'wrong3',
      'explanation',
      'topic',
      'evidence',
      'sentence',
    ],
  },
};

export const answerSchema = z.array(z.unknown());

/** The items of an answer that are questions; the others are left out. */
export function readQuestions(items: readonly unknown[]): ModelQuestion[] {
  return items.flatMap((item) => {
    const question = modelQuestionSchema.safeParse(item);
    return question.success ? [question.data] : [];
  });
}
