import * as contract from '@study-assistant/contract/attempts/attempts';
import { percentageOf } from '@study-assistant/contract/attempts/scoring';
import * as z from 'zod/mini';
import {
  anyReadableOf,
  id,
  listInPlace,
  numberOrNull,
  numberOrZero,
  options,
  part,
  placeOrNull,
  text,
  time,
} from './fields.ts';
import { withOptionOrder } from './option-order.ts';
import { givenAnswer, kindFields } from './question-kinds.ts';
import { quizTitle, source } from './quiz-parts.ts';
import { withReply } from './with-reply.ts';

/** An index outside the options, for a server that does not say which one is right. */
const UNKNOWN_ANSWER = -1;

const questionResult = z.pipe(
  part(
    z.object({
      questionId: z.catch(z.optional(id), undefined),
      question: text,
      options,
      optionOrder: z.optional(z.unknown()),
      number: z.catch(z.optional(z.int()), undefined),
      userAnswer: placeOrNull,
      correctAnswer: placeOrNull,
      isCorrect: z.catch(z.nullable(z.boolean()), null),
      ...kindFields,
      answer: z.optional(givenAnswer),
      said: z.catch(z.optional(z.string()), undefined),
      rightSaid: z.catch(z.optional(z.string()), undefined),
      points: z.catch(z.optional(z.number()), undefined),
      parts: z.catch(contract.questionResultSchema.shape.parts, undefined),
      awaiting: z.catch(contract.questionResultSchema.shape.awaiting, undefined),
      mark: z.catch(contract.questionResultSchema.shape.mark, undefined),
      isDropped: z.catch(z.optional(z.boolean()), undefined),
      explanation: text,
      topic: text,
      source,
      benchmarkTime: numberOrZero,
      estimatedTime: numberOrZero,
      note: z.catch(z.optional(z.string()), undefined),
    }),
  ),
  z.transform((read) => {
    const { userAnswer, correctAnswer } = read;
    const isCorrect = read.isCorrect ?? (correctAnswer !== null && userAnswer === correctAnswer);
    const right = correctAnswer ?? (isCorrect ? userAnswer : null) ?? UNKNOWN_ANSWER;
    return { ...withOptionOrder(read), isCorrect, correctAnswer: right };
  }),
);

/** A mark refers to a resource by its index, so even a blank one keeps its place. */
const resource = z.pipe(
  part(z.object({ title: text, link: text, description: text })),
  z.transform((read) => ({ ...read, title: read.title || read.link || 'Untitled' })),
);

const listedFields = {
  id,
  quizId: text,
  quizTitle,
  quizVersion: z.catch(z.optional(z.int()), undefined),
  studentId: text,
  score: numberOrNull,
  totalQuestions: numberOrNull,
  percentage: numberOrNull,
  awaiting: z.catch(z.optional(z.int()), undefined),
  completedAt: time,
  timestamp: time,
  timeTaken: numberOrNull,
  note: z.catch(z.optional(z.string()), undefined),
  assignmentId: z.catch(z.optional(id), undefined),
  isScoreOnly: z.catch(z.optional(z.boolean()), undefined),
};

type Told = {
  score: number | null;
  totalQuestions: number | null;
  percentage: number | null;
  completedAt: string;
  timestamp: string;
};

/** Missing fields can often be derived from the others. */
function complete<Read extends Told>(
  read: Read,
  results: readonly { isCorrect: boolean; points?: number | undefined }[] = [],
) {
  const totalQuestions = read.totalQuestions ?? results.length;
  const score =
    read.score ??
    (results.length > 0
      ? contract.scoreOf(results)
      : Math.round(((read.percentage ?? 0) / 100) * totalQuestions));
  return {
    ...read,
    totalQuestions,
    score,
    percentage: read.percentage ?? percentageOf(score, totalQuestions),
    completedAt: read.completedAt || read.timestamp,
    timestamp: read.timestamp || read.completedAt,
  };
}

export const listedAttempt = z.pipe(
  z.object({
    ...listedFields,
    /** Undefined when the server does not count; it is then derived from the other attempts. */
    number: z.catch(z.optional(z.int()), undefined),
  }),
  z.transform((read) => complete(read)),
);
/** Like the contract's type, but `timeTaken` may be absent. */
export type ListedAttempt = z.infer<typeof listedAttempt>;

const attempt = z.pipe(
  z.object({
    ...listedFields,
    studentName: z.catch(z.optional(z.string()), undefined),
    detailedResults: listInPlace(questionResult),
    resourceRecommendations: part(
      z.object({ onlineResources: listInPlace(resource), youtubeVideos: listInPlace(resource) }),
    ),
    errorTopics: anyReadableOf(z.string()),
  }),
  z.transform((read) => complete(read, read.detailedResults)),
);
/** Like the contract's type, but `timeTaken` may be absent. */
export type Attempt = z.infer<typeof attempt>;
export type AttemptResult = Attempt['detailedResults'][number];

const progressReply = z.object({
  progress: part(
    z.object({
      onlineResources: anyReadableOf(z.int()),
      youtubeVideos: anyReadableOf(z.int()),
      analysisViewed: z.catch(z.boolean(), false),
    }),
  ),
});

export const getAttempt = withReply(contract.getAttempt, z.object({ attempt }));
export const getAttemptProgress = withReply(contract.getAttemptProgress, progressReply);
export const markResourceComplete = withReply(contract.markResourceComplete, progressReply);
