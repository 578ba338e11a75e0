import * as z from 'zod/mini';
import { defineEndpoint } from '../wire/endpoint.ts';
import { idSchema } from '../wire/text.ts';
import { quizSchema } from './quizzes.ts';

export const versionSchema = z
  .int('Please say which version of the quiz you edited.')
  .check(z.minimum(1, 'Please say which version of the quiz you edited.'));

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
