import * as z from 'zod/mini';
import { subjectSchema } from '../materials/subjects.ts';
import { otherKindSchema } from '../questions/kind-schemas.ts';
import { DEFAULT_TARGET_GRADE, DEFAULT_TOUGHNESS, MAX_QUESTIONS } from '../wire/constants.ts';
import { defineEndpoint } from '../wire/endpoint.ts';
import { MAX_NAME_LENGTH, MAX_SEARCH_LENGTH } from '../wire/limits.ts';
import { nextSchema, pageQuery } from '../wire/pages.ts';
import { idSchema, isoTimeSchema, nameLine } from '../wire/text.ts';
import {
  ownQuizSummarySchema,
  quizStatusSchema,
  targetGradeSchema,
  toughnessSchema,
} from './quizzes.ts';

/** How many of her questions a bank shows; of more, the oldest quizzes are left out. */
export const MAX_BANK_QUESTIONS = 4000;
/** How many topics and tags a bank offers to narrow it by. */
export const MAX_BANK_NAMES = 100;

export const questionKindSchema = z.enum(['choice', ...otherKindSchema.options]);
export type BankKind = z.infer<typeof questionKindSchema>;

/** How students answered a question at their first attempt, by the key as it is. */
export const bankStatisticsSchema = z.object({
  /** How many were asked it. */
  responses: z.int(),
  /** The share of the points, 0 to 1; null where nobody has answered, or a teacher marks it. */
  facility: z.nullable(z.number()),
  /** Its correlation with the rest of the quiz, -1 to 1; null with too few answers. */
  discrimination: z.nullable(z.number()),
});

export const bankQuestionSchema = z.object({
  quizId: idSchema,
  questionId: idSchema,
  question: z.string(),
  kind: questionKindSchema,
  topic: z.string(),
  /** What is right, in words, of which a long one is cut. */
  right: z.string(),
  /** All below is of the quiz that it is in. */
  quizTitle: z.string(),
  teacherId: idSchema,
  teacherName: z.string(),
  subject: z.nullable(subjectSchema),
  targetGrade: targetGradeSchema,
  toughness: toughnessSchema,
  createdAt: isoTimeSchema,
  status: quizStatusSchema,
  tags: z.array(z.string()),
  isShared: z.boolean(),
  /** Null where its quiz was never open to students, is not counted yet, or is a colleague's. */
  statistics: z.nullable(bankStatisticsSchema),
  /** How many students have reported it whom its teacher has not answered yet. */
  reports: z.int(),
  /** When somebody answered its quiz for the first time who was the latest to do so. */
  lastUsedAt: z.nullable(isoTimeSchema),
});
export type BankQuestion = z.infer<typeof bankQuestionSchema>;

/** How hard a question was for those who answered it; `untried` where nobody has. */
export const BANK_LEVELS = ['hard', 'middling', 'easy', 'untried'] as const;
export const BANK_ORDERS = [
  'newest',
  'hardest',
  'easiest',
  'telling',
  'reported',
  'lately-used',
  'long-unused',
] as const;
export type BankLevel = (typeof BANK_LEVELS)[number];
export type BankOrder = (typeof BANK_ORDERS)[number];

const bankQuery = {
  /** The caller's own, or what colleagues of her school share. */
  whose: z._default(z.enum(['own', 'colleagues'], 'Please say "own" or "colleagues".'), 'own'),
  /** Words of the question, its answer, its topic, or the title or tags of its quiz. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(MAX_SEARCH_LENGTH))),
  topic: z.optional(z.string().check(z.maxLength(200))),
  tag: z.optional(z.string().check(z.maxLength(30))),
  subject: z.optional(subjectSchema),
  grade: z.optional(targetGradeSchema),
  kind: z.optional(questionKindSchema),
  level: z.optional(z.enum(BANK_LEVELS, 'This level is not known.')),
  order: z._default(z.enum(BANK_ORDERS, 'This order is not known.'), 'newest'),
};

/**
 * The questions of all quizzes of a teacher in one list. A call brings what it shows up to date as far
 * as it gets, and says how much is left for the next.
 */
export const listBankQuestions = defineEndpoint({
  method: 'GET',
  path: '/question-bank',
  access: 'quizzes.list-own',
  query: z.object({ ...bankQuery, ...pageQuery('questions') }),
  reply: z.object({
    questions: z.array(bankQuestionSchema),
    next: nextSchema,
    /** How many match, and how many there are. */
    found: z.int(),
    all: z.int(),
    /** How many quizzes are not in it yet as they are now. */
    waiting: z.int(),
    /** Whether older quizzes are left out. */
    isFull: z.boolean(),
    /** What it can be narrowed by, the most frequent first. */
    topics: z.array(z.string()),
    tags: z.array(z.string()),
  }),
});

const questionPlaceSchema = z.object({ quizId: idSchema, questionId: idSchema });
export type QuestionPlace = z.infer<typeof questionPlaceSchema>;

const TOO_MANY = `Please choose 1 to ${MAX_QUESTIONS} questions.`;

/**
 * Copies questions into a draft of the caller's, or into a new one. A question that is in the draft
 * already is not copied again, so that a call that is repeated changes nothing.
 */
export const copyQuestions = defineEndpoint({
  method: 'POST',
  path: '/question-bank/copies',
  access: 'quizzes.generate',
  body: z.object({
    questions: z
      .array(questionPlaceSchema, TOO_MANY)
      .check(z.minLength(1, TOO_MANY), z.maxLength(MAX_QUESTIONS, TOO_MANY)),
    into: z.union(
      [
        z.object({ quizId: idSchema }),
        z.object({
          title: nameLine(MAX_NAME_LENGTH, 'Please give the quiz a title.'),
          toughness: z._default(toughnessSchema, DEFAULT_TOUGHNESS),
          targetGrade: z._default(targetGradeSchema, DEFAULT_TARGET_GRADE),
        }),
      ],
      'Please say into which quiz.',
    ),
  }),
  status: 201,
  reply: z.object({
    quiz: ownQuizSummarySchema,
    /** How many were copied; the others were there already. */
    copied: z.int(),
  }),
});
