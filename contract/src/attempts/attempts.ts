import * as z from 'zod/mini';
import { optionOrderSchema, sourceSchema } from '../questions/question.ts';
import { defineEndpoint } from '../wire/endpoint.ts';
import { idSchema, isoTimeSchema } from '../wire/text.ts';
import { attemptProgressSchema, resourceCountsSchema, type ResourcePlaces } from './completion.ts';

export const questionResultSchema = z.object({
  /** Absent in attempts from before questions had ids. */
  questionId: z.optional(idSchema),
  question: z.string(),
  options: z.array(z.string()),
  /** Index into `options`; null when the question was left open. */
  userAnswer: z.nullable(z.int()),
  correctAnswer: z.int(),
  /** Also true of a dropped question. */
  isCorrect: z.boolean(),
  /** Its teacher has dropped the question: everybody who was asked it has the point. */
  isDropped: z.optional(z.boolean()),
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

/** A result as it is sent. */
export const sentResultSchema = z.extend(questionResultSchema, {
  /** As its student saw the options; absent for a teacher, who sees them as they are in the quiz. */
  optionOrder: z.optional(optionOrderSchema),
});

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
  /** For a teacher alone, and with a single attempt. */
  studentName: z.optional(z.string()),
  /** Questions answered right. */
  score: z.int(),
  totalQuestions: z.int(),
  /** 0 to 100, 1 decimal. */
  percentage: z.number(),
  completedAt: isoTimeSchema,
  timestamp: isoTimeSchema,
  /** Seconds. */
  timeTaken: z.number(),
  /** What happened to this attempt since, such as that the answer key of its quiz was corrected. */
  note: z.optional(z.string()),
  /** The assignment that it was an attempt at. */
  assignmentId: z.optional(idSchema),
  /** Its teacher shows the score alone: there are no details, topics or resources. */
  isScoreOnly: z.optional(z.boolean()),
  detailedResults: z.array(sentResultSchema),
  resourceRecommendations: z.object({
    onlineResources: z.array(resourceSchema),
    youtubeVideos: z.array(resourceSchema),
  }),
  /** Topics to work on, the worst first. An analysis exists when there is one. */
  errorTopics: z.array(z.string()),
});
export type Attempt = z.infer<typeof attemptSchema>;

/** What an attempt has to complete. */
export function resourcePlacesOf({
  resourceRecommendations,
  errorTopics,
}: Pick<Attempt, 'resourceRecommendations' | 'errorTopics'>): ResourcePlaces {
  return {
    onlineResources: resourceRecommendations.onlineResources.length,
    youtubeVideos: resourceRecommendations.youtubeVideos.length,
    analysisViewed: errorTopics.length > 0 ? 1 : 0,
  };
}

/** An attempt as lists carry it: its details have an endpoint of their own. */
export const listedAttemptSchema = z.omit(attemptSchema, {
  studentName: true,
  detailedResults: true,
  resourceRecommendations: true,
  errorTopics: true,
});
export type ListedAttempt = z.infer<typeof listedAttemptSchema>;

const attemptParams = z.object({ attemptId: idSchema });

const progressReply = z.object({
  progress: attemptProgressSchema,
  /** What the completion bar counts. */
  resources: resourceCountsSchema,
});

export const getAttempt = defineEndpoint({
  method: 'GET',
  path: '/quiz-results/attempt/:attemptId',
  access: 'attempts.read',
  params: attemptParams,
  reply: z.object({ attempt: attemptSchema }),
});

export const getAttemptProgress = defineEndpoint({
  method: 'GET',
  path: '/quiz-results/attempt/:attemptId/progress',
  access: 'attempts.read',
  params: attemptParams,
  reply: progressReply,
});

/** Marks one resource of the caller's own attempt; marking it again changes nothing. */
export const markResourceComplete = defineEndpoint({
  method: 'POST',
  path: '/quiz-results/:attemptId/mark-complete',
  access: 'resources.complete',
  params: attemptParams,
  body: z.object({
    resourceType: z.enum(['onlineResources', 'youtubeVideos', 'analysisViewed'], {
      error: 'Please choose a resource of this attempt.',
    }),
    /** Place in the attempt's list, from 0; the analysis needs none. */
    resourceIndex: z._default(z.nullable(z.int()), null),
  }),
  reply: progressReply,
});
