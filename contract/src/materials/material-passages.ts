import * as z from 'zod/mini';
import { sourceSchema } from '../questions/question.ts';
import { MAX_CHOICES, MAX_QUESTIONS } from '../wire/constants.ts';
import { defineEndpoint } from '../wire/endpoint.ts';
import { MAX_OPTION_LENGTH, MAX_QUESTION_LENGTH } from '../wire/limits.ts';
import { idSchema, line } from '../wire/text.ts';

const TOO_MANY = `Please ask for 1 to ${MAX_QUESTIONS} questions.`;

const askedQuestionSchema = z
  .object({
    question: line(MAX_QUESTION_LENGTH, 'Please fill in the text of every question.'),
    /** What could be right, in words; a statement has none. */
    answers: z
      .array(line(MAX_OPTION_LENGTH, 'Please fill in every option.'))
      .check(z.maxLength(MAX_CHOICES, `A question has at most ${MAX_CHOICES} options.`)),
    /** The index of the right one; null where nobody has said yet what is right. */
    right: z.nullable(z.int().check(z.minimum(0))),
  })
  .check(
    z.refine(({ answers, right }) => right === null || right < answers.length, {
      error: 'Please mark the right option of every question.',
      path: ['right'],
    }),
  );
export type AskedQuestion = z.infer<typeof askedQuestionSchema>;

const findingSchema = z.object({
  /** One to three sentences that prove the right answer; null where the text has none. */
  passage: z.nullable(sourceSchema),
  /** The index of the answer that the passage proves, where nobody has said what is right. */
  proposed: z.nullable(z.int()),
});
export type Finding = z.infer<typeof findingSchema>;

/**
 * Finds for each question the passage of a material that proves its answer, without a model. 404 if no
 * text was read of the material.
 */
export const findPassages = defineEndpoint({
  method: 'POST',
  path: '/materials/:id/passages',
  access: 'quizzes.generate',
  params: z.object({ id: idSchema }),
  body: z.object({
    questions: z
      .array(askedQuestionSchema, TOO_MANY)
      .check(z.minLength(1, TOO_MANY), z.maxLength(MAX_QUESTIONS, TOO_MANY)),
  }),
  reply: z.object({
    /** In the order of the questions. */
    findings: z.array(findingSchema),
    /** True when the file has more text than was looked through. */
    isCut: z.boolean(),
  }),
});
