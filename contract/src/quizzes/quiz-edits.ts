import * as z from 'zod/mini';
import { subjectSchema } from '../materials/subjects.ts';
import { MAX_QUESTIONS, OPTIONS_PER_QUESTION } from '../wire/constants.ts';
import { defineEndpoint } from '../wire/endpoint.ts';
import {
  MAX_EXPLANATION_LENGTH,
  MAX_NAME_LENGTH,
  MAX_OPTION_LENGTH,
  MAX_QUESTION_LENGTH,
  MAX_TOPIC_LENGTH,
} from '../wire/limits.ts';
import { idSchema, line, nameLine } from '../wire/text.ts';
import { quizSchema } from './quizzes.ts';

const optionSchema = line(MAX_OPTION_LENGTH, 'Please fill in every option.');

/**
 * A question as its teacher edits it. With an id it is one that the quiz has, or had, and keeps its
 * source; without one she wrote it herself.
 */
export const editedQuestionSchema = z.object({
  id: z.optional(idSchema),
  question: line(MAX_QUESTION_LENGTH, 'Please fill in the text of every question.'),
  options: z
    .array(optionSchema)
    .check(
      z.length(OPTIONS_PER_QUESTION, `A question needs ${OPTIONS_PER_QUESTION} options.`),
      z.refine(areDistinct, 'The options of a question must differ from each other.'),
    ),
  correctAnswer: z
    .int('Please mark the right option of every question.')
    .check(
      z.minimum(0, 'Please mark the right option of every question.'),
      z.maximum(OPTIONS_PER_QUESTION - 1, 'Please mark the right option of every question.'),
    ),
  explanation: z
    .string()
    .check(
      z.trim(),
      z.maxLength(
        MAX_EXPLANATION_LENGTH,
        `Please use at most ${MAX_EXPLANATION_LENGTH} characters.`,
      ),
    ),
  topic: line(MAX_TOPIC_LENGTH, 'Please give every question a topic.'),
});
export type EditedQuestion = z.infer<typeof editedQuestionSchema>;

/**
 * Options that differ in capitals or spaces alone look the same to a student. Empty ones are refused
 * for being empty.
 */
function areDistinct(options: readonly string[]): boolean {
  const seen = options
    .map((option) => option.trim().toLowerCase().replace(/\s+/g, ' '))
    .filter((option) => option !== '');
  return new Set(seen).size === seen.length;
}

const versionSchema = z
  .int('Please say which version of the quiz you edited.')
  .check(z.minimum(1, 'Please say which version of the quiz you edited.'));

/** Changes title or questions. The questions are the whole new list, in its order. */
export const editQuiz = defineEndpoint({
  method: 'PATCH',
  path: '/quizzes/:id',
  access: 'quizzes.edit',
  params: z.object({ id: idSchema }),
  body: z
    .object({
      /** The version that was edited: a newer one is not overwritten (409). */
      version: versionSchema,
      title: z.optional(nameLine(MAX_NAME_LENGTH, 'Please give the quiz a title.')),
      /** Null takes it away. It is no new version of the quiz. */
      subject: z.optional(z.nullable(subjectSchema)),
      questions: z.optional(
        z
          .array(editedQuestionSchema)
          .check(
            z.minLength(1, 'A quiz needs at least one question.'),
            z.maxLength(MAX_QUESTIONS, `A quiz has at most ${MAX_QUESTIONS} questions.`),
            z.refine(haveOwnIds, 'The same question is there twice.'),
          ),
      ),
    })
    .check(
      z.refine(
        ({ title, subject, questions }) =>
          title !== undefined || subject !== undefined || questions !== undefined,
        'There is nothing to change.',
      ),
    ),
  reply: z.object({
    quiz: quizSchema,
    /** What the writer's own rules say about the questions; nothing has to be done about it. */
    warnings: z.array(z.object({ questionId: idSchema, code: z.string(), sentence: z.string() })),
    /** Questions whose right option was corrected: results with them are being graded again. */
    corrected: z.int(),
  }),
});

function haveOwnIds(questions: readonly { id?: string | undefined }[]): boolean {
  const ids = questions.flatMap(({ id }) => id ?? []);
  return new Set(ids).size === ids.length;
}

export const publishTargets = ['school', 'classes'] as const;

/**
 * Opens a quiz to students: to all of the school, who find it on the shelf, or to those alone who have
 * an assignment with it. What is open already moves from one to the other.
 */
export const publishQuiz = defineEndpoint({
  method: 'POST',
  path: '/quizzes/:id/publish',
  access: 'quizzes.edit',
  params: z.object({ id: idSchema }),
  body: z.object({
    to: z._default(
      z.enum(publishTargets, 'Please say "school" or "classes" for whom it is.'),
      'school',
    ),
  }),
  reply: z.object({ quiz: quizSchema }),
});

/** Takes the mark from a question that its teacher has looked at. It is no new version of the quiz. */
export const confirmQuestion = defineEndpoint({
  method: 'POST',
  path: '/quizzes/:id/questions/:questionId/confirm',
  access: 'quizzes.edit',
  params: z.object({ id: idSchema, questionId: idSchema }),
  reply: z.object({ quiz: quizSchema }),
});

/**
 * Takes a broken question out of the quiz. Everybody who was asked it has its point: results with it
 * are graded again.
 */
export const dropQuestion = defineEndpoint({
  method: 'POST',
  path: '/quizzes/:id/questions/:questionId/drop',
  access: 'quizzes.edit',
  params: z.object({ id: idSchema, questionId: idSchema }),
  reply: z.object({ quiz: quizSchema }),
});

/** Takes a dropped question back, as the last one: its point has to be earned again. */
export const restoreQuestion = defineEndpoint({
  method: 'POST',
  path: '/quizzes/:id/questions/:questionId/restore',
  access: 'quizzes.edit',
  params: z.object({ id: idSchema, questionId: idSchema }),
  reply: z.object({ quiz: quizSchema }),
});

/** Writes another question in place of the n-th (the first is 1) from the document of the quiz. */
export const replaceQuestion = defineEndpoint({
  method: 'POST',
  path: '/quizzes/:id/questions/:n/replace',
  access: 'quizzes.edit',
  params: z.object({
    id: idSchema,
    n: z.pipe(
      z.string().check(z.regex(/^[1-9]\d?$/, 'Please name a question by its number.')),
      z.transform(Number),
    ),
  }),
  body: z.object({ version: versionSchema }),
  reply: z.object({ quiz: quizSchema }),
});
