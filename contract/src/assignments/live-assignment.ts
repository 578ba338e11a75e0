import * as z from 'zod/mini';
import { timeFactorSchema } from '../quizzes/time-limit.ts';
import { defineEndpoint } from '../wire/endpoint.ts';
import { idSchema, isoTimeSchema } from '../wire/text.ts';
import { assignmentSchema } from './assignments.ts';
import { markSchema } from './mark.ts';

export const liveStates = ['not-started', 'working', 'handed-in', 'excused'] as const;

/** Shows how far each student of an assignment is. */
export const getLiveAssignment = defineEndpoint({
  method: 'GET',
  path: '/assignments/:id/live',
  access: 'assignments.manage',
  params: z.object({ id: idSchema }),
  reply: z.object({
    assignment: assignmentSchema,
    students: z.array(
      z.object({
        studentId: idSchema,
        fullName: z.string(),
        timeFactor: z._default(timeFactorSchema, 1),
        state: z.enum(liveStates),
        /** Set only while the student is working. */
        startedAt: z.nullable(isoTimeSchema),
        savedAt: z.nullable(isoTimeSchema),
        deadline: z.nullable(isoTimeSchema),
        answered: z.nullable(z.int()),
        /** The same as in the mark; of the attempt under way, before she began it. */
        sawAnswers: z.boolean(),
        mark: markSchema,
        exception: z.object({
          opensAt: z.nullable(isoTimeSchema),
          dueAt: z.nullable(isoTimeSchema),
          closesAt: z.nullable(isoTimeSchema),
          moreAttempts: z.int(),
          isExcused: z.boolean(),
        }),
      }),
    ),
    serverNow: isoTimeSchema,
  }),
});
