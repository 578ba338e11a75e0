import * as z from 'zod/mini';
import { DEFAULT_TARGET_GRADE, DEFAULT_TOUGHNESS } from '../wire/constants.ts';
import { defineEndpoint } from '../wire/endpoint.ts';
import { MAX_NAME_LENGTH } from '../wire/limits.ts';
import { nextSchema, pageQuery } from '../wire/pages.ts';
import { idSchema, nameLine, tagsSchema } from '../wire/text.ts';
import { editedQuestionsSchema } from './edit-quiz.ts';
import {
  ownQuizSummarySchema,
  quizSummarySchema,
  targetGradeSchema,
  toughnessSchema,
} from './quizzes.ts';

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

/**
 * Begins a quiz without a document: a draft that its teacher writes in the editor, with the questions of
 * a file that she imports, or without any.
 */
export const createQuiz = defineEndpoint({
  method: 'POST',
  path: '/quizzes',
  access: 'quizzes.generate',
  body: z.object({
    title: nameLine(MAX_NAME_LENGTH, 'Please give the quiz a title.'),
    toughness: z._default(toughnessSchema, DEFAULT_TOUGHNESS),
    targetGrade: z._default(targetGradeSchema, DEFAULT_TARGET_GRADE),
    questions: z.optional(editedQuestionsSchema),
  }),
  status: 201,
  reply: z.object({ quiz: ownQuizSummarySchema }),
});
