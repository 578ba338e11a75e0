import * as z from 'zod/mini';
import { schoolClassSchema } from '../classes/class-list.ts';
import { timeFactorSchema } from '../quizzes/time-limit.ts';
import { defineEndpoint } from '../wire/endpoint.ts';
import { idSchema } from '../wire/text.ts';
import { assignmentSchema } from './assignments.ts';
import { gradingSchema } from './grading.ts';
import { handMarkSchema, markColumnSchema } from './mark-columns.ts';
import { markSchema } from './mark.ts';

/**
 * Students by name against assignments and the teacher's own columns, newest first; marks follow the
 * order of `assignments`, marks by hand that of `columns`.
 */
export const getMarkbook = defineEndpoint({
  method: 'GET',
  path: '/classes/:id/markbook',
  access: 'assignments.manage',
  params: z.object({ id: idSchema }),
  reply: z.object({
    class: schoolClassSchema,
    assignments: z.array(assignmentSchema),
    columns: z.array(markColumnSchema),
    grading: gradingSchema,
    /** Whether students see their own marks by hand, comments and grade. */
    showsMarks: z.boolean(),
    rows: z.array(
      z.object({
        studentId: idSchema,
        fullName: z.string(),
        /** The extra time that the teachers of the class have given her everywhere. */
        timeFactor: z._default(timeFactorSchema, 1),
        marks: z.array(markSchema),
        handMarks: z.array(handMarkSchema),
      }),
    ),
  }),
});
