import * as z from 'zod/mini';
import { studentQuizSchema } from '../quizzes/quizzes.ts';
import { defineEndpoint } from '../wire/endpoint.ts';
import { idSchema, isoTimeSchema } from '../wire/text.ts';
import { toDoSchema } from './assignments.ts';

/** What is a student's own now. Each part is there once: an open attempt is no newest quiz too. */
export const todaySchema = z.object({
  /** Attempts under way, the one that ends first before the others; one without a limit ends last. */
  openAttempts: z.array(
    z.object({
      attemptId: idSchema,
      quizId: idSchema,
      quizTitle: z.string(),
      /** Null at a quiz of the shelf. */
      assignmentId: z.nullable(idSchema),
      answered: z.int(),
      numQuestions: z.int(),
      /** Null is without a limit. */
      deadline: z.nullable(isoTimeSchema),
    }),
  ),
  /** The assignment to do next; null where nothing is to be done. */
  assignment: z.nullable(toDoSchema),
  /** The newest quiz of the shelf that she has not taken, of her own grade before others; null where there is none. */
  newQuiz: z.nullable(studentQuizSchema),
  /** Missed questions that are due for review. */
  toReview: z.int(),
  /** Her latest result that she may see. */
  lastResult: z.nullable(
    z.object({
      attemptId: idSchema,
      quizTitle: z.string(),
      percentage: z.number(),
      completedAt: isoTimeSchema,
    }),
  ),
});
export type Today = z.infer<typeof todaySchema>;

export const getToday = defineEndpoint({
  method: 'GET',
  path: '/student/:uid/today',
  access: 'practice',
  params: z.object({ uid: idSchema }),
  reply: z.object({ today: todaySchema, serverNow: isoTimeSchema }),
});
