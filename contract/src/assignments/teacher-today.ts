import * as z from 'zod/mini';
import { defineEndpoint } from '../wire/endpoint.ts';
import { idSchema, isoTimeSchema } from '../wire/text.ts';
import { assignmentSchema } from './assignments.ts';

/** What a teacher's classes work at now, what comes, and whose results wait for her. */
export const teacherTodaySchema = z.object({
  /** Results that wait to be shown first, then what ends first, then what comes first. */
  assignments: z.array(
    z.extend(assignmentSchema, {
      /** How many students have handed in. */
      handedIn: z.int(),
    }),
  ),
  /** How many more there are. */
  more: z.int(),
  /** Of each class that has any: how many go on, and the results of how many wait for their release. */
  classes: z.array(z.object({ classId: idSchema, open: z.int(), toRelease: z.int() })),
  /** Answers to her quizzes that wait to be marked, and at which; absent where none does. */
  toMark: z.optional(
    z.object({
      answers: z.int(),
      quizzes: z.array(z.object({ quizId: idSchema, quizTitle: z.string(), answers: z.int() })),
    }),
  ),
  /** Questions of hers that students have reported, and at which quizzes; absent where none is open. */
  reported: z.optional(
    z.object({
      questions: z.int(),
      quizzes: z.array(z.object({ quizId: idSchema, quizTitle: z.string(), questions: z.int() })),
    }),
  ),
});
export type TeacherToday = z.infer<typeof teacherTodaySchema>;

export const getTeacherToday = defineEndpoint({
  method: 'GET',
  path: '/teacher/:uid/today',
  access: 'assignments.manage',
  params: z.object({ uid: idSchema }),
  reply: z.object({ today: teacherTodaySchema, serverNow: isoTimeSchema }),
});
