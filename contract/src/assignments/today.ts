import * as z from 'zod/mini';
import { studentQuizSchema } from '../quizzes/quizzes.ts';
import { defineEndpoint } from '../wire/endpoint.ts';
import { idSchema, isoTimeSchema } from '../wire/text.ts';
import { toDoSchema } from './assignments.ts';

/** What a student should see today. An open attempt is not listed again as the new quiz. */
export const todaySchema = z.object({
  /** Attempts under way, the one that ends first at the top; those without a limit come last. */
  openAttempts: z.array(
    z.object({
      attemptId: idSchema,
      quizId: idSchema,
      quizTitle: z.string(),
      /** Null for a quiz that is not assigned. */
      assignmentId: z.nullable(idSchema),
      answered: z.int(),
      numQuestions: z.int(),
      /** Null means no limit. */
      deadline: z.nullable(isoTimeSchema),
    }),
  ),
  /** The assignment to do next; null when there is none. */
  assignment: z.nullable(toDoSchema),
  /** The newest unassigned quiz that she has not taken, of her own grade if possible, else null. */
  newQuiz: z.nullable(studentQuizSchema),
  /** True while she is in no class, or in archived ones alone. */
  isInNoClass: z.optional(z.literal(true)),
  /** How many missed questions are due for review. */
  toReview: z.int(),
  /** The latest result that the student may see. */
  lastResult: z.nullable(
    z.object({
      attemptId: idSchema,
      quizTitle: z.string(),
      percentage: z.number(),
      /** True while nothing of it is marked. */
      isUnmarked: z.optional(z.literal(true)),
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
