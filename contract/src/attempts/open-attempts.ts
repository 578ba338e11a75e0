import * as z from 'zod/mini';
import { givenAnswerSchema } from '../questions/kind-schemas.ts';
import { openQuestionSchema, optionOrderSchema } from '../questions/open-question.ts';
import { TOUGHNESS } from '../wire/constants.ts';
import { defineEndpoint } from '../wire/endpoint.ts';
import { idSchema, isoTimeSchema } from '../wire/text.ts';

const answerSchema = z.nullable(givenAnswerSchema);

/** A student's work so far; each list has one entry for each question. */
const workFields = {
  /** An index into the question's options, what another kind of question asks for, or null. */
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
  /** When the time ends; answers that arrive shortly afterwards still count. */
  deadline: isoTimeSchema,
  /** The student's own seconds and everybody's; null means no limit. */
  timeLimit: z.object({ seconds: z.nullable(z.int()), usualSeconds: z.nullable(z.int()) }),
  /** The assignment of this attempt; null for a quiz that is not assigned. */
  assignmentId: z.nullable(idSchema),
  ...workFields,
});
export type OpenAttempt = z.infer<typeof openAttemptSchema>;

/** The version of the quiz that is being taken, without its answer key. */
export const takenQuizSchema = z.object({
  id: idSchema,
  title: z.string(),
  toughness: z.enum(TOUGHNESS),
  version: z.int(),
  /** The question indexes in the order of this attempt; absent when the order is unchanged. */
  questionOrder: z.optional(z.array(z.int())),
  questions: z.array(
    z.extend(openQuestionSchema, {
      id: idSchema,
      /** The order stays the same whenever the attempt is resumed. */
      optionOrder: optionOrderSchema,
    }),
  ),
});
export type TakenQuiz = z.infer<typeof takenQuizSchema>;

const startedReplySchema = z.object({
  attempt: openAttemptSchema,
  quiz: takenQuizSchema,
  /** The server's clock, since a browser's may be wrong. */
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

/** Starts the caller's attempt at an assignment (201), or resumes the open one (200). */
export const startAssignment = defineEndpoint({
  method: 'POST',
  path: '/assignments/:id/attempts',
  access: 'quizzes.take',
  params: z.object({ id: idSchema }),
  status: 201,
  reply: startedReplySchema,
});

/** Saves what changed since the last save. A null answer keeps the saved one. */
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
    /** The saved attempt, which includes changes from elsewhere, such as a second tab. */
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
    /** The version that was answered; defaults to the newest. */
    quizVersion: z.optional(z.int().check(z.minimum(1))),
    /**
     * The attempt that was started before. Its saved answers count where `answers` has null, and
     * the server's own time and version of the quiz are used.
     */
    attemptId: z.optional(idSchema),
    studentId: idSchema,
    /** One entry for each question, as in a save. */
    answers: z.array(answerSchema),
    /** Seconds for the whole quiz. */
    timeTaken: z.number(),
    /** Seconds on each question. */
    questionTimes: z.optional(z.array(z.number().check(z.minimum(0)))),
  }),
  status: 201,
  reply: z.object({
    attemptId: idSchema,
    /** Present while the result is not shown: a sentence about the hand-in and what comes next. */
    held: z.optional(z.string()),
    /** A sentence for the student, for example that the answers came too late to count. */
    notice: z.optional(z.string()),
  }),
});
