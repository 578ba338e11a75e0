import * as z from 'zod/mini';
import { defineEndpoint } from '../wire/endpoint.ts';
import { idSchema } from '../wire/text.ts';

/** All times are in seconds. */
const questionTimeSchema = z.object({
  /** One-based. */
  questionNumber: z.int(),
  questionText: z.string(),
  estimatedTime: z.number(),
  benchmarkTime: z.number(),
  /** The student's time minus the benchmark: positive means slower. */
  difference: z.number(),
});

export const attemptAnalyticsSchema = z.object({
  answerDistribution: z.object({
    correct: z.int(),
    incorrect: z.int(),
    notAttempted: z.int(),
    /** Answers with a part of their point; absent where there is none. */
    partly: z.optional(z.int()),
    /** Answers that wait for a teacher; absent where there is none. */
    awaiting: z.optional(z.int()),
  }),
  totalTime: z.number(),
  benchmarkTotalTime: z.number(),
  averageTimePerQuestion: z.number(),
  /** One entry for each question, in their order; the estimated times add up to `totalTime`. */
  timeAnalysis: z.array(questionTimeSchema),
});
export type AttemptAnalytics = z.infer<typeof attemptAnalyticsSchema>;

export const getDetailedAnalytics = defineEndpoint({
  method: 'GET',
  path: '/quiz-results/attempt/:attemptId/detailed-analytics',
  access: 'attempts.read',
  params: z.object({ attemptId: idSchema }),
  reply: z.object({ analytics: attemptAnalyticsSchema }),
});
