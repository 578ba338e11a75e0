import * as z from 'zod/mini';
import { kindFields } from '../questions/open-question.ts';
import { MAX_MARK_COMMENT_LENGTH } from '../wire/constants.ts';
import { defineEndpoint } from '../wire/endpoint.ts';
import { idSchema } from '../wire/text.ts';
import { answerMarkSchema, MARK_POINTS } from './attempts.ts';

const quizParams = z.object({ id: idSchema });

/** Attempts that one look at a queue is made from, here and among the results that are held. */
export const MARKING_PAGE = 100;

/** Equal answers, which a teacher marks as one. She sees no names, so that she marks words alone. */
export const answerLineSchema = z.object({
  answer: z.string(),
  attemptIds: z.array(idSchema),
  /** What she has given them; null while they wait. */
  mark: z.nullable(z.omit(answerMarkSchema, { markedAt: true })),
});
export type AnswerLine = z.infer<typeof answerLineSchema>;

export const questionToMarkSchema = z.object({
  questionId: idSchema,
  /** One-based, in the quiz as it was taken. */
  questionNumber: z.int(),
  ...kindFields,
  question: z.string(),
  /** What is accepted of itself, in words. */
  rightSaid: z.string(),
  explanation: z.string(),
  /** What waits comes first, the most frequent of it before the others. */
  lines: z.array(answerLineSchema),
});
export type QuestionToMark = z.infer<typeof questionToMarkSchema>;

/** The answers to a quiz that wait for its teacher, question by question. */
export const getMarking = defineEndpoint({
  method: 'GET',
  path: '/quizzes/:id/marking',
  access: 'quizzes.mark',
  params: quizParams,
  /** `marked=1` has those that she has marked instead. */
  query: z.object({
    marked: z.optional(z.literal('1', { error: 'Please ask with marked=1.' })),
  }),
  reply: z.object({
    quizTitle: z.string(),
    questions: z.array(questionToMarkSchema),
    /** How many answers wait in all. */
    toMark: z.int(),
    /** Whether there are more than these, which come when these are marked. */
    isMore: z.boolean(),
  }),
});

/**
 * Gives these students' answers to one question a mark, or takes it back. Sent again, it changes
 * nothing.
 */
export const markAnswers = defineEndpoint({
  method: 'POST',
  path: '/quizzes/:id/marking',
  access: 'quizzes.mark',
  params: quizParams,
  body: z.object({
    questionId: idSchema,
    attemptIds: z
      .array(idSchema)
      .check(
        z.minLength(1, 'Please say which answers to mark.'),
        z.maxLength(2 * MARKING_PAGE, `Please mark at most ${2 * MARKING_PAGE} answers at once.`),
      ),
    /** Null takes the mark back, so that the answers wait again. */
    points: z.nullable(z.literal(MARK_POINTS, { error: 'Please give 0, ½ or 1 point.' })),
    comment: z._default(
      z
        .string()
        .check(
          z.trim(),
          z.maxLength(
            MAX_MARK_COMMENT_LENGTH,
            `Please use at most ${MAX_MARK_COMMENT_LENGTH} characters.`,
          ),
        ),
      '',
    ),
  }),
  /** How many answers have the mark now; one whose student has been erased meanwhile has none. */
  reply: z.object({ marked: z.int() }),
});
