import * as z from 'zod/mini';
import { placedQuestionSchema, sourceSchema } from '../questions/question.ts';
import { MAX_OPTIONS } from '../wire/constants.ts';
import { defineEndpoint } from '../wire/endpoint.ts';
import { MAX_OPTION_LENGTH, MAX_QUESTION_LENGTH } from '../wire/limits.ts';
import { idSchema, line } from '../wire/text.ts';

/** What a teacher should look at before a draft becomes a question. */
export const weakSpotSchema = z.enum([
  'wrong-answers',
  'stem',
  'second-answer',
  'trivial',
  'not-proven',
]);
export type WeakSpot = z.infer<typeof weakSpotSchema>;

/** An unfinished question that the writer found worth a teacher's minute. */
export const draftSchema = z.object({
  /** The id is also that of the question it becomes. */
  id: idSchema,
  question: z.string(),
  answer: z.string(),
  /** Wrong answers that the draft has already. */
  wrongAnswers: z.array(z.string()).check(z.maxLength(3)),
  weakSpot: weakSpotSchema,
  suggestions: z.object({
    /** Alternative wordings of the question. */
    stems: z.array(z.string()).check(z.maxLength(3)),
    /** The best first. */
    wrongAnswers: z.array(z.string()).check(z.maxLength(8)),
  }),
  explanation: z.string(),
  topic: z.string(),
  source: sourceSchema,
  /** As in a question. */
  fact: z.optional(z.string()),
});
export type Draft = z.infer<typeof draftSchema>;

/**
 * The drafts of a quiz that wait for its teacher: neither dismissed nor among its questions; and the
 * finished questions of other kinds that are not among them. An edit of the quiz accepts one by
 * including a question with its id.
 */
export const listDrafts = defineEndpoint({
  method: 'GET',
  path: '/quizzes/:id/drafts',
  access: 'quizzes.edit',
  params: z.object({ id: idSchema }),
  reply: z.object({
    drafts: z.array(draftSchema),
    /** The best first; what the teacher has had in the quiz and taken out again comes last. */
    spares: z.array(placedQuestionSchema),
  }),
});

/** Dismisses a draft or brings it back. */
export const dismissDraft = defineEndpoint({
  method: 'PUT',
  path: '/quizzes/:id/drafts/:draftId/dismissed',
  access: 'quizzes.edit',
  params: z.object({ id: idSchema, draftId: idSchema }),
  body: z.object({
    dismissed: z.boolean({ error: 'Please say true or false for dismissed.' }),
  }),
  reply: z.object({
    /** How many drafts still wait afterwards. */
    waiting: z.int(),
  }),
});

const FILL_IN_FIRST = 'Please fill in the question and its right answer first.';

/** Finds wrong answers in the quiz's document for any question that its teacher is editing. */
export const suggestWrongAnswers = defineEndpoint({
  method: 'POST',
  path: '/quizzes/:id/suggestions',
  access: 'quizzes.edit',
  params: z.object({ id: idSchema }),
  body: z.object({
    question: line(MAX_QUESTION_LENGTH, FILL_IN_FIRST),
    answer: line(MAX_OPTION_LENGTH, FILL_IN_FIRST),
    /** The other options so far; empty ones may be among them. */
    options: z
      .array(z.string().check(z.maxLength(MAX_OPTION_LENGTH)))
      .check(z.maxLength(MAX_OPTIONS)),
  }),
  reply: z.object({
    /** The best first; empty when the document has none. */
    wrongAnswers: z.array(z.string()),
  }),
});
