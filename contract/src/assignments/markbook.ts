import * as z from 'zod/mini';
import { schoolClassSchema } from '../classes/class-list.ts';
import { timeFactorSchema } from '../quizzes/time-limit.ts';
import { defineEndpoint } from '../wire/endpoint.ts';
import { idSchema, isoTimeSchema } from '../wire/text.ts';
import { assignmentSchema } from './assignments.ts';
import { gradingSchema } from './grading.ts';
import { handMarkSchema, markColumnSchema } from './mark-columns.ts';

const idParams = z.object({ id: idSchema });

/** `waiting` still has time; `not-given` means that the assignment is for other students. */
export const markStates = [
  'handed-in',
  'late',
  'missing',
  'excused',
  'waiting',
  'not-given',
] as const;

export const markSchema = z.object({
  state: z.enum(markStates),
  /** The attempt that counts; null when nothing is handed in. */
  attemptId: z.nullable(idSchema),
  score: z.nullable(z.int()),
  totalQuestions: z.nullable(z.int()),
  /** 0 to 100, 1 decimal. */
  percentage: z.nullable(z.number()),
  handedInAt: z.nullable(isoTimeSchema),
  /** Attempts handed in so far. */
  attempts: z.int(),
  /** Whether the student had been shown the answers elsewhere before she handed in one of them. */
  sawAnswers: z.boolean(),
  /** Her teacher's; empty without one. */
  comment: z.string(),
});
export type Mark = z.infer<typeof markSchema>;

/**
 * Students by name against assignments and the teacher's own columns, newest first; marks follow the
 * order of `assignments`, marks by hand that of `columns`.
 */
export const getMarkbook = defineEndpoint({
  method: 'GET',
  path: '/classes/:id/markbook',
  access: 'assignments.manage',
  params: idParams,
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

export const liveStates = ['not-started', 'working', 'handed-in', 'excused'] as const;

/** Shows how far each student of an assignment is. */
export const getLiveAssignment = defineEndpoint({
  method: 'GET',
  path: '/assignments/:id/live',
  access: 'assignments.manage',
  params: idParams,
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
