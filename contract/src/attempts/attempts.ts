import * as z from 'zod/mini';
import { isBlank } from '../questions/answer.ts';
import { keySchema } from '../questions/key-schemas.ts';
import { givenAnswerSchema } from '../questions/kind-schemas.ts';
import { kindFields, optionOrderSchema } from '../questions/open-question.ts';
import { sourceSchema } from '../questions/question.ts';
import { defineEndpoint } from '../wire/endpoint.ts';
import { idSchema, isoTimeSchema } from '../wire/text.ts';
import { attemptProgressSchema, resourceCountsSchema, type ResourcePlaces } from './completion.ts';
import { toOneDecimal } from './scoring.ts';

/** What a teacher can give an answer that waits for her. */
export const MARK_POINTS = [0, 0.5, 1] as const;

/** What a teacher gives an answer. It stays also where a corrected key accepts the answer by now. */
export const answerMarkSchema = z.object({
  points: z.literal(MARK_POINTS),
  /** Her student reads it; '' without one. */
  comment: z.string(),
  markedAt: isoTimeSchema,
});
export type AnswerMark = z.infer<typeof answerMarkSchema>;

export const questionResultSchema = z.object({
  /** Absent in attempts that are older than question ids. */
  questionId: z.optional(idSchema),
  question: z.string(),
  options: z.array(z.string()),
  /**
   * Index into `options`; null when the question was left open. Of another kind than a choice it is
   * null as well, or what comes nearest for a reader that knows choices alone.
   */
  userAnswer: z.nullable(z.int()),
  correctAnswer: z.int(),
  /** Also true for a dropped question. */
  isCorrect: z.boolean(),
  ...kindFields,
  /** What is right of another kind than a choice. */
  key: z.optional(keySchema),
  /** The answer to a question of another kind; null or absent when it was left open. */
  answer: z.optional(z.nullable(givenAnswerSchema)),
  /** The answer and what is right, in words; absent of a choice. */
  said: z.optional(z.string()),
  rightSaid: z.optional(z.string()),
  /** 0 to 1; absent of a choice, which has its whole point or none. */
  points: z.optional(z.number()),
  /** How each part of the answer was judged; absent of a choice. */
  parts: z.optional(
    z.array(z.object({ part: z.string(), bucket: z.string(), fraction: z.number() })),
  ),
  /** True while the answer waits for a teacher: it is neither right nor wrong. */
  awaiting: z.optional(z.literal(true)),
  /** Absent where no teacher has marked the answer. */
  mark: z.optional(answerMarkSchema),
  /** True when the teacher has dropped the question, which gives everybody its point. */
  isDropped: z.optional(z.boolean()),
  explanation: z.string(),
  topic: z.string(),
  source: sourceSchema,
  /** Seconds. */
  benchmarkTime: z.int(),
  /** Seconds spent on this question; the results of one attempt add up to `timeTaken`. */
  estimatedTime: z.number(),
  /** What happened to this result since, such as a correction of the right answer. */
  note: z.optional(z.string()),
});
export type QuestionResult = z.infer<typeof questionResultSchema>;

type Judged = Pick<QuestionResult, 'isCorrect'> & { points?: number | undefined };

/** The points of one result, 0 to 1. */
export function pointsOfResult({ isCorrect, points }: Judged): number {
  return isCorrect ? 1 : (points ?? 0);
}

/** The sum of points, 1 decimal. */
export function scoreOf(results: readonly Judged[]): number {
  return toOneDecimal(results.reduce((sum, result) => sum + pointsOfResult(result), 0));
}

/** Tells whether an answer got a part of its point. */
export function isPartlyRight(result: Judged): boolean {
  return !result.isCorrect && pointsOfResult(result) > 0;
}

/** How many answers wait for a teacher. */
export function countAwaiting(results: readonly Pick<QuestionResult, 'awaiting'>[]): number {
  return results.filter(({ awaiting }) => awaiting).length;
}

/** Tells whether an answer is wrong, or missing, by what is known of it: one that waits is neither. */
export function isMissed({
  isCorrect,
  awaiting,
}: Pick<QuestionResult, 'isCorrect' | 'awaiting'>): boolean {
  return !isCorrect && !awaiting;
}

/** Tells whether the question was left open. */
export function isLeftOpen(
  result: Pick<QuestionResult, 'userAnswer'> & {
    kind?: string | undefined;
    answer?: QuestionResult['answer'];
  },
): boolean {
  return result.kind === undefined ? result.userAnswer === null : isBlank(result.answer);
}

/** A result as it goes over the wire. */
export const sentResultSchema = z.extend(questionResultSchema, {
  /** The order in which the student saw the options; absent for a teacher. */
  optionOrder: z.optional(optionOrderSchema),
  /** The one-based number that the student saw; absent where it is the place in the list. */
  number: z.optional(z.int()),
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
  /** The version of the quiz that was taken; absent in attempts older than quiz versions. */
  quizVersion: z.optional(z.int()),
  studentId: idSchema,
  /** Present for a teacher alone, when one attempt is read. */
  studentName: z.optional(z.string()),
  /** The sum of the points, which is how many questions were right where none has parts; 1 decimal. */
  score: z.number(),
  totalQuestions: z.int(),
  /** 0 to 100, 1 decimal; of the questions that do not wait for a teacher. */
  percentage: z.number(),
  /** How many answers wait for a teacher; absent where none does. */
  awaiting: z.optional(z.int()),
  completedAt: isoTimeSchema,
  timestamp: isoTimeSchema,
  /** Seconds. */
  timeTaken: z.number(),
  /** What happened to this attempt since, such as a correction of the quiz's answer key. */
  note: z.optional(z.string()),
  /** The assignment that this attempt belongs to. */
  assignmentId: z.optional(idSchema),
  /** True when the teacher shows the score alone, without details, topics or resources. */
  isScoreOnly: z.optional(z.boolean()),
  detailedResults: z.array(sentResultSchema),
  resourceRecommendations: z.object({
    onlineResources: z.array(resourceSchema),
    youtubeVideos: z.array(resourceSchema),
  }),
  /** Topics to work on, the worst first. An analysis exists when there is at least one. */
  errorTopics: z.array(z.string()),
});
export type Attempt = z.infer<typeof attemptSchema>;

/** Counts the resources of an attempt that its student can complete. */
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

/** An attempt as lists carry it; its details have their own endpoint. */
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
  /** The counts behind the completion bar. */
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

/** Marks one resource of the caller's own attempt. Marking it again changes nothing. */
export const markResourceComplete = defineEndpoint({
  method: 'POST',
  path: '/quiz-results/:attemptId/mark-complete',
  access: 'resources.complete',
  params: attemptParams,
  body: z.object({
    resourceType: z.enum(['onlineResources', 'youtubeVideos', 'analysisViewed'], {
      error: 'Please choose a resource of this attempt.',
    }),
    /** Zero-based place in the attempt's list; the analysis needs none. */
    resourceIndex: z._default(z.nullable(z.int()), null),
  }),
  reply: progressReply,
});
