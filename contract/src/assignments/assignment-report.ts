import * as z from 'zod/mini';
import { bucketCountSchema } from '../attempts/analysis.ts';
import { otherKindSchema } from '../questions/kind-schemas.ts';
import { defineEndpoint } from '../wire/endpoint.ts';
import { idSchema, isoTimeSchema } from '../wire/text.ts';
import { assignmentSchema } from './assignments.ts';

const idParams = z.object({ id: idSchema });

/** How many hours a class is not reminded again of the same assignment. */
export const REMINDER_PAUSE_HOURS = 12;

/** How one question of an assignment was answered, each student's first attempt at it counting. */
export const reportedQuestionSchema = z.object({
  questionId: idSchema,
  /** One-based. */
  questionNumber: z.int(),
  kind: z.optional(otherKindSchema),
  question: z.string(),
  topic: z.string(),
  asked: z.int(),
  right: z.int(),
  /** Answers beside these that a teacher marks; absent where there is none. */
  byTeacher: z.optional(z.int()),
  /** What was chosen; null for a teacher of the class who has not made the quiz: it shows the key. */
  choices: z.nullable(
    z.object({
      options: z.array(z.string()),
      correctAnswer: z.int(),
      /** How often each option was chosen. */
      chosen: z.array(z.int()),
      leftOpen: z.int(),
      /** How a question of another kind was answered; absent of a choice. */
      buckets: z.optional(z.array(bucketCountSchema)),
    }),
  ),
});
export type ReportedQuestion = z.infer<typeof reportedQuestionSchema>;

/**
 * How the questions of an assignment were answered, in the order of the quiz, also before results are
 * shown. It costs the same number of reads however large the class is; scores and names are in the
 * reply of the live page.
 */
export const getAssignmentReport = defineEndpoint({
  method: 'GET',
  path: '/assignments/:id/report',
  access: 'assignments.manage',
  params: idParams,
  reply: z.object({
    /** How many students have handed it in, those among them who have left the class. */
    students: z.int(),
    /** Null when the quiz is deleted. */
    questions: z.nullable(z.array(reportedQuestionSchema)),
    /** How many students wait for an answer to their reports; null for who has not made the quiz. */
    reporters: z.nullable(z.int()),
    /** How many answers to the quiz wait for its teacher, who alone is told; absent where none does. */
    toMark: z.optional(z.int()),
  }),
});

/**
 * What each student of the class chose at her first attempt at one question, by name; for who has made
 * the quiz, as it shows the key.
 */
export const listChosen = defineEndpoint({
  method: 'GET',
  path: '/assignments/:id/questions/:questionId/chosen',
  access: 'assignments.manage',
  params: z.object({ id: idSchema, questionId: idSchema }),
  reply: z.object({
    students: z.array(
      z.object({
        studentId: idSchema,
        fullName: z.string(),
        /** Index into the question's options; null when it was left open. */
        chosen: z.nullable(z.int()),
        /** The answer in words to a question of another kind; absent of a choice. */
        said: z.optional(z.string()),
        /**
         * The buckets of the report that it counts in; absent of a choice, empty where it was left open
         * or a teacher marks it.
         */
        buckets: z.optional(z.array(z.pick(bucketCountSchema, { part: true, bucket: true }))),
      }),
    ),
  }),
});

/** What an attempt answered to one question, in words, as it was graded. */
const answerRowSchema = z.object({
  /** One-based, as its student met it. */
  questionNumber: z.int(),
  question: z.string(),
  topic: z.string(),
  /** Empty where it was left open. */
  said: z.string(),
  rightSaid: z.string(),
  /** 0 to 1; null while it waits for a teacher. */
  points: z.nullable(z.number()),
  isDropped: z.boolean(),
  seconds: z.number(),
  /** How the parts of an answer were judged; empty of a choice. */
  buckets: z.array(z.pick(bucketCountSchema, { part: true, bucket: true })),
});

const attemptRowSchema = z.object({
  attemptId: idSchema,
  studentId: idSchema,
  fullName: z.string(),
  /** One-based, of those that the markbook keeps of her. */
  number: z.int(),
  completedAt: isoTimeSchema,
  isLate: z.boolean(),
  score: z.number(),
  totalQuestions: z.int(),
  percentage: z.number(),
  seconds: z.number(),
  answers: z.array(answerRowSchema),
});
export type AttemptRow = z.infer<typeof attemptRowSchema>;

/** Attempts in one reply, each of which is two reads. */
export const ANSWERS_PAGE = 25;

/**
 * Every answer to an assignment of those who are in the class, by student and attempt, also before
 * results are shown; for who has made the quiz, as it shows the key. `after` is where the last page ended.
 */
export const listAnswers = defineEndpoint({
  method: 'GET',
  path: '/assignments/:id/answers',
  access: 'assignments.manage',
  params: idParams,
  query: z.object({ after: z.optional(idSchema) }),
  reply: z.object({ attempts: z.array(attemptRowSchema), next: z.nullable(idSchema) }),
});

/**
 * Reminds the students who have not handed in: they see it with the assignment. Asked again within
 * the pause, it changes nothing.
 */
export const remindStudents = defineEndpoint({
  method: 'POST',
  path: '/assignments/:id/reminder',
  access: 'assignments.manage',
  params: idParams,
  reply: z.object({ assignment: assignmentSchema }),
});
