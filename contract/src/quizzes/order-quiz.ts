import * as z from 'zod/mini';
import type { OtherKind } from '../questions/kind-schemas.ts';
import {
  DEFAULT_QUESTIONS,
  DEFAULT_TARGET_GRADE,
  DEFAULT_TOUGHNESS,
  MAX_QUESTIONS,
  MIN_QUESTIONS,
} from '../wire/constants.ts';
import { defineEndpoint } from '../wire/endpoint.ts';
import { MAX_FILE_BYTES, MAX_NAME_LENGTH } from '../wire/limits.ts';
import { idSchema, nameLine } from '../wire/text.ts';
import { quizSchema, targetGradeSchema, toughnessSchema, writerNameSchema } from './quizzes.ts';

/* What a teacher orders: apart from what is read of quizzes, since few pages order one. */

/** The kinds of question that can be ordered beside four options, the most useful first. */
export const ORDERED_KINDS = [
  'gaps',
  'match',
  'true-false',
  'order',
  'number',
] as const satisfies readonly OtherKind[];
export type OrderedKind = (typeof ORDERED_KINDS)[number];

/** Each is named once, however often it was sent. */
export const orderedKindsSchema = z.pipe(
  z.array(
    z.enum(ORDERED_KINDS, {
      error: `The other kinds of question that can be ordered are ${ORDERED_KINDS.join(', ')}.`,
    }),
  ),
  z.transform((kinds) => [...new Set(kinds)]),
);

/** An optional title; an empty form field counts as absent. */
const chosenTitleSchema = z.pipe(
  z.transform((value) => (typeof value === 'string' && value.trim() === '' ? undefined : value)),
  z.optional(nameLine(MAX_NAME_LENGTH, 'Please enter a title.')),
);

/** A count that is not a number falls back to the default; one outside the range is refused. */
const numQuestionsSchema = z.pipe(
  z.transform((value) => {
    const count = typeof value === 'string' && value.trim() === '' ? NaN : Number(value);
    return Number.isFinite(count) ? count : DEFAULT_QUESTIONS;
  }),
  z
    .int('Please choose a whole number of questions.')
    .check(
      z.minimum(MIN_QUESTIONS, `Please choose ${MIN_QUESTIONS} to ${MAX_QUESTIONS} questions.`),
      z.maximum(MAX_QUESTIONS, `Please choose ${MIN_QUESTIONS} to ${MAX_QUESTIONS} questions.`),
    ),
);

export const generateQuizBodySchema = z.object({
  toughness: z._default(toughnessSchema, DEFAULT_TOUGHNESS),
  targetGrade: z._default(targetGradeSchema, DEFAULT_TARGET_GRADE),
  numQuestions: z._default(numQuestionsSchema, DEFAULT_QUESTIONS),
  teacherId: z.optional(idSchema),
  /** When absent, the title is found from the document. */
  title: z.optional(chosenTitleSchema),
  /** Asks for a certain writer; the school's own setting is the default. */
  writer: z.optional(writerNameSchema),
  /**
   * Kinds that fill up a quiz where the document gives too few questions with four options, separated
   * by commas. Without any, every question has four.
   */
  otherKinds: z._default(z.pipe(z.transform(splitList), orderedKindsSchema), []),
  /** "false" keeps the quiz a draft for its teacher to look at first. */
  publish: z._default(
    z.pipe(
      z.enum(['true', 'false'], { error: 'Please say "true" or "false" for publish.' }),
      z.transform((value) => value === 'true'),
    ),
    true,
  ),
});

export const generateQuiz = defineEndpoint({
  method: 'POST',
  path: '/quiz/generate',
  access: 'quizzes.generate',
  body: generateQuizBodySchema,
  file: {
    field: 'file',
    folder: 'quiz-sources',
    maxBytes: MAX_FILE_BYTES,
    missing: 'Please select a document',
  },
  status: 201,
  reply: z.object({
    quizId: idSchema,
    /** Absent when the caller preferred not to wait. */
    quiz: z.optional(quizSchema),
    notice: z.optional(z.string()),
  }),
});

function splitList(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const words = value.split(',').map((word) => word.trim());
  return words.filter((word) => word !== '');
}
