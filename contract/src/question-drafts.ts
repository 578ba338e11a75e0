import * as z from 'zod/mini';
import { sourceSchema } from './quizzes.ts';
import { idSchema } from './text.ts';

/** What a teacher should look at before a draft is a question. */
export const weakSpotSchema = z.enum(['wrong-answers', 'stem', 'second-answer', 'trivial']);
export type WeakSpot = z.infer<typeof weakSpotSchema>;

/** Nearly a question: what a writer found worth a teacher's minute and did not finish alone. */
export const draftSchema = z.object({
  /** Also the id of the question that it becomes. */
  id: idSchema,
  question: z.string(),
  answer: z.string(),
  /** Those that stand already. */
  wrongAnswers: z.array(z.string()).check(z.maxLength(3)),
  weakSpot: weakSpotSchema,
  suggestions: z.object({
    /** Other wordings of the question. */
    stems: z.array(z.string()).check(z.maxLength(3)),
    /** The best first. */
    wrongAnswers: z.array(z.string()).check(z.maxLength(8)),
  }),
  explanation: z.string(),
  topic: z.string(),
  source: sourceSchema,
});
export type Draft = z.infer<typeof draftSchema>;
