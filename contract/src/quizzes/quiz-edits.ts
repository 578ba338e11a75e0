import * as z from 'zod/mini';
import { subjectSchema } from '../materials/subjects.ts';
import { editedQuestionSchema } from '../questions/edited-question.ts';
import { MAX_QUESTIONS } from '../wire/constants.ts';
import { defineEndpoint } from '../wire/endpoint.ts';
import { MAX_NAME_LENGTH } from '../wire/limits.ts';
import { idSchema, nameLine } from '../wire/text.ts';
import { quizSchema } from './quizzes.ts';

const versionSchema = z
  .int('Please say which version of the quiz you edited.')
  .check(z.minimum(1, 'Please say which version of the quiz you edited.'));

/** Changes the title or the questions. The questions are the complete new list, in order. */
export const editQuiz = defineEndpoint({
  method: 'PATCH',
  path: '/quizzes/:id',
  access: 'quizzes.edit',
  params: z.object({ id: idSchema }),
  body: z
    .object({
      /** The version that was edited; a newer one is not overwritten (409). */
      version: versionSchema,
      title: z.optional(nameLine(MAX_NAME_LENGTH, 'Please give the quiz a title.')),
      /** Null removes the subject. A change does not make a new version of the quiz. */
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
    /** Findings of the writer's own rules about the questions; the teacher may ignore them. */
    warnings: z.array(z.object({ questionId: idSchema, code: z.string(), sentence: z.string() })),
    /** How many questions got another right option; results with them are being graded again. */
    corrected: z.int(),
  }),
});

function haveOwnIds(questions: readonly { id?: string | undefined }[]): boolean {
  const ids = questions.flatMap(({ id }) => id ?? []);
  return new Set(ids).size === ids.length;
}

export const publishTargets = ['school', 'classes'] as const;

/**
 * Opens a quiz to students, either to the whole school or only to those who have an assignment with
 * it. A published quiz moves from one to the other.
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

/** Removes the mark from a question that its teacher has looked at; the version stays. */
export const confirmQuestion = defineEndpoint({
  method: 'POST',
  path: '/quizzes/:id/questions/:questionId/confirm',
  access: 'quizzes.edit',
  params: z.object({ id: idSchema, questionId: idSchema }),
  reply: z.object({ quiz: quizSchema }),
});

/**
 * Drops a broken question from the quiz. Everybody who was asked it gets its point, so results with
 * it are graded again.
 */
export const dropQuestion = defineEndpoint({
  method: 'POST',
  path: '/quizzes/:id/questions/:questionId/drop',
  access: 'quizzes.edit',
  params: z.object({ id: idSchema, questionId: idSchema }),
  reply: z.object({ quiz: quizSchema }),
});

/** Restores a dropped question at the end of the quiz; its point has to be earned again. */
export const restoreQuestion = defineEndpoint({
  method: 'POST',
  path: '/quizzes/:id/questions/:questionId/restore',
  access: 'quizzes.edit',
  params: z.object({ id: idSchema, questionId: idSchema }),
  reply: z.object({ quiz: quizSchema }),
});

/** Writes another question in place of the n-th (one-based), from the quiz's document. */
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
