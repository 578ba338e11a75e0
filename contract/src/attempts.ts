import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { sourceSchema } from './quizzes.ts';
import { idSchema, isoTimeSchema } from './text.ts';

export const questionResultSchema = z.object({
  /** Absent in attempts from before questions had ids. */
  questionId: z.optional(idSchema),
  question: z.string(),
  options: z.array(z.string()),
  /** Index into `options`; null when the question was left open. */
  userAnswer: z.nullable(z.int()),
  correctAnswer: z.int(),
  isCorrect: z.boolean(),
  explanation: z.string(),
  topic: z.string(),
  source: sourceSchema,
  /** Seconds. */
  benchmarkTime: z.int(),
  /** Seconds spent on this question; the results of one attempt add up to `timeTaken`. */
  estimatedTime: z.number(),
  /** What happened to this result since, such as that the right answer was corrected. */
  note: z.optional(z.string()),
});
export type QuestionResult = z.infer<typeof questionResultSchema>;

export const resourceSchema = z.object({
  title: z.string(),
  link: z.string(),
  description: z.string(),
});

export const attemptSchema = z.object({
  id: idSchema,
  quizId: idSchema,
  quizTitle: z.string(),
  /** The version of the quiz that was taken; absent in attempts from before quizzes had versions. */
  quizVersion: z.optional(z.int()),
  studentId: idSchema,
  /** Questions answered right. */
  score: z.int(),
  totalQuestions: z.int(),
  /** 0 to 100, 1 decimal. */
  percentage: z.number(),
  completedAt: isoTimeSchema,
  timestamp: isoTimeSchema,
  /** Seconds. */
  timeTaken: z.number(),
  detailedResults: z.array(questionResultSchema),
  resourceRecommendations: z.object({
    onlineResources: z.array(resourceSchema),
    youtubeVideos: z.array(resourceSchema),
  }),
});
export type Attempt = z.infer<typeof attemptSchema>;

export const submitQuiz = defineEndpoint({
  method: 'POST',
  path: '/quiz/submit',
  access: 'quizzes.take',
  body: z.object({
    quizId: idSchema,
    /** The version that was answered; without it, the newest. */
    quizVersion: z.optional(z.int().check(z.minimum(1))),
    /**
     * An attempt that was started before: what is saved of it counts where `answers` has null, and its
     * time and its version of the quiz are the server's.
     */
    attemptId: z.optional(idSchema),
    studentId: idSchema,
    /** One entry a question: an index into its options, or null. */
    answers: z.array(z.nullable(z.int())),
    /** Seconds for the whole quiz. */
    timeTaken: z.number(),
    /** Seconds on each question. */
    questionTimes: z.optional(z.array(z.number().check(z.minimum(0)))),
  }),
  status: 201,
  reply: z.object({
    success: z.literal(true),
    attemptId: idSchema,
    /** A sentence for the student, such as that the answers came too late to count. */
    notice: z.optional(z.string()),
  }),
});

export const getAttempt = defineEndpoint({
  method: 'GET',
  path: '/quiz-results/attempt/:attemptId',
  access: 'attempts.read',
  params: z.object({ attemptId: idSchema }),
  reply: z.object({ success: z.literal(true), attempt: attemptSchema }),
});
