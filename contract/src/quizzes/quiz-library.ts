import * as z from 'zod/mini';
import { defineEndpoint } from '../wire/endpoint.ts';
import { nextSchema, pageQuery } from '../wire/pages.ts';
import { idSchema, tagsSchema } from '../wire/text.ts';
import { ownQuizSummarySchema, quizSummarySchema } from './quizzes.ts';

/** The quizzes that teachers of the school share, the caller's own among them, newest first. */
export const listSharedQuizzes = defineEndpoint({
  method: 'GET',
  path: '/shared-quizzes',
  access: 'quizzes.list-own',
  query: z.object(pageQuery('quizzes')),
  reply: z.object({ quizzes: z.array(quizSummarySchema), next: nextSchema }),
});

const idParams = z.object({ id: idSchema });

/** Changes what its teacher files a quiz under, and whether colleagues may use it. */
export const fileQuiz = defineEndpoint({
  method: 'PATCH',
  path: '/quizzes/:id/filing',
  access: 'quizzes.edit',
  params: idParams,
  body: z
    .object({
      tags: z.optional(tagsSchema),
      isShared: z.optional(z.boolean('Please say true or false for isShared.')),
    })
    .check(
      z.refine(
        ({ tags, isShared }) => tags !== undefined || isShared !== undefined,
        'There is nothing to change.',
      ),
    ),
  reply: z.object({ quiz: ownQuizSummarySchema }),
});

/** Makes a draft of the caller's own out of her quiz, or of one that a colleague shares. */
export const copyQuiz = defineEndpoint({
  method: 'POST',
  path: '/quizzes/:id/copies',
  access: 'quizzes.generate',
  params: idParams,
  status: 201,
  reply: z.object({ quiz: ownQuizSummarySchema }),
});
