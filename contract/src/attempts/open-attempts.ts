import * as z from 'zod/mini';
import { openQuestionSchema, optionOrderSchema } from '../questions/question.ts';
import { OPTIONS_PER_QUESTION, TOUGHNESS } from '../wire/constants.ts';
import { defineEndpoint } from '../wire/endpoint.ts';
import { idSchema, isoTimeSchema } from '../wire/text.ts';

const answerSchema = z.nullable(z.int().check(z.minimum(0), z.maximum(OPTIONS_PER_QUESTION - 1)));

/** What a student has done so far: one entry a question in each list. */
const workFields = {
  /** An index into the question's options, or null. */
  answers: z.array(answerSchema),
  /** Seconds spent on each question. */
  questionTimes: z.array(z.number().check(z.minimum(0))),
  /** Questions that the student wants to look at again. */
  flags: z.array(z.boolean()),
};

/** An attempt between its start and its end. The server owns its time and its answers. */
export const openAttemptSchema = z.object({
  id: idSchema,
  startedAt: isoTimeSchema,
  /** The end of the time; what was done by then and comes a little later still counts. */
  deadline: isoTimeSchema,
  /** Seconds that the student has, and that everybody has; null is without a limit. */
  timeLimit: z.object({ seconds: z.nullable(z.int()), usualSeconds: z.nullable(z.int()) }),
  /** The assignment that it is an attempt at; null at a quiz of the shelf. */
  assignmentId: z.nullable(idSchema),
  ...workFields,
});
export type OpenAttempt = z.infer<typeof openAttemptSchema>;

/** The version of the quiz that is being taken, without its key. */
export const takenQuizSchema = z.object({
  id: idSchema,
  title: z.string(),
  toughness: z.enum(TOUGHNESS),
  version: z.int(),
  /** The indexes of the questions as this attempt shows them; absent where they stay as they are. */
  questionOrder: z.optional(z.array(z.int())),
  questions: z.array(
    z.extend(openQuestionSchema, {
      id: idSchema,
      /** The same whenever this attempt is resumed. */
      optionOrder: optionOrderSchema,
    }),
  ),
});
export type TakenQuiz = z.infer<typeof takenQuizSchema>;

const startedReplySchema = z.object({
  attempt: openAttemptSchema,
  quiz: takenQuizSchema,
  /** By the server's clock: a browser's may be wrong. */
  serverNow: isoTimeSchema,
});

/** Starts an attempt (201), or resumes the caller's open one at this quiz (200). */
export const startAttempt = defineEndpoint({
  method: 'POST',
  path: '/quizzes/:id/attempts',
  access: 'quizzes.take',
  params: z.object({ id: idSchema }),
  status: 201,
  reply: startedReplySchema,
});

/** The caller's attempt at an assignment: a new one (201), or the one that is open (200). */
export const startAssignment = defineEndpoint({
  method: 'POST',
  path: '/assignments/:id/attempts',
  access: 'quizzes.take',
  params: z.object({ id: idSchema }),
  status: 201,
  reply: startedReplySchema,
});

/** Saves what was done since the last time: a null answer leaves the one that is saved. */
export const saveAnswers = defineEndpoint({
  method: 'PUT',
  path: '/attempts/:attemptId/answers',
  access: 'quizzes.take',
  params: z.object({ attemptId: idSchema }),
  body: z.object({
    answers: workFields.answers,
    questionTimes: z.optional(workFields.questionTimes),
    flags: z.optional(workFields.flags),
  }),
  reply: z.object({
    /** With what came from elsewhere, such as a second tab. */
    attempt: openAttemptSchema,
    serverNow: isoTimeSchema,
  }),
});

/** Hands an attempt in, one that was started or a quiz as a whole. */
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
    attemptId: idSchema,
    /** Its result is not shown yet: a sentence that says when it was handed in and what comes. */
    held: z.optional(z.string()),
    /** A sentence for the student, such as that the answers came too late to count. */
    notice: z.optional(z.string()),
  }),
});
