import * as z from 'zod/mini';
import { userSchema } from '../people/users.ts';
import { defineEndpoint } from '../wire/endpoint.ts';
import { nextSchema, pageQuery } from '../wire/pages.ts';
import { idSchema } from '../wire/text.ts';
import { listedAttemptSchema } from './attempts.ts';
import { trends } from './scoring.ts';

const studentParams = z.object({ uid: idSchema });

/** The one-based number at its quiz; absent unless asked for. */
const numberedAttemptSchema = z.extend(listedAttemptSchema, { number: z.optional(z.int()) });

/** A student's attempts, newest first; `quizId` limits them to one quiz. */
export const listStudentAttempts = defineEndpoint({
  method: 'GET',
  path: '/student/:uid/quiz-attempts',
  access: 'students.read',
  params: studentParams,
  query: z.object({
    ...pageQuery('attempts'),
    quizId: z.optional(idSchema),
    /** "true" adds the number that each attempt has at its quiz. */
    numbered: z.optional(z.literal('true', 'Please say "true" for numbered, or leave it out.')),
  }),
  reply: z.object({
    attempts: z.array(numberedAttemptSchema),
    next: nextSchema,
    student: z.pick(userSchema, { uid: true, fullName: true, email: true, currentGrade: true }),
  }),
});

export const skillGapSchema = z.object({
  /** Topics to work on with their count of wrong or open questions, most first, then by name. */
  topicErrorAnalysis: z.array(z.tuple([z.string(), z.int()])),
  /** By name. */
  strongAreas: z.array(z.string()),
});
export type SkillGap = z.infer<typeof skillGapSchema>;

/** Covers the latest attempt of each quiz. */
export const getSkillGap = defineEndpoint({
  method: 'GET',
  path: '/student/:uid/skill-gap',
  access: 'students.read',
  params: studentParams,
  reply: z.object({ analysis: skillGapSchema }),
});

export const performanceStatsSchema = z.object({
  /** Counts attempts, so that a retake is one more quiz taken. */
  totalQuizzes: z.int(),
  /** 0 to 100, 1 decimal; 0 without attempts, like the next one. */
  averageScore: z.number(),
  highestScore: z.number(),
  /** A whole percent. */
  passRate: z.int(),
  trend: z.enum(trends),
  /** The attempts behind the trend, newest first. */
  lastAttempts: z.array(z.omit(listedAttemptSchema, { studentId: true, timeTaken: true })),
});
export type PerformanceStats = z.infer<typeof performanceStatsSchema>;

export const getPerformanceStats = defineEndpoint({
  method: 'GET',
  path: '/student/:uid/performance-stats',
  access: 'students.read',
  params: studentParams,
  reply: z.object({ stats: performanceStatsSchema }),
});
