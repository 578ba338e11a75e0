import * as z from 'zod/mini';
import { defineEndpoint } from '../wire/endpoint.ts';
import { idSchema, isoTimeSchema } from '../wire/text.ts';
import { shownMarksSchema } from './mark-columns.ts';
import { markStates } from './mark.ts';

/** How sure a student is of a topic by her latest answers; too few answers are not judged. */
export const topicLevels = ['secure', 'growing', 'beginning'] as const;
/** How her later answers compare with her own earlier ones. */
export const topicChanges = ['better', 'same', 'weaker'] as const;

export const topicGrowthSchema = z.object({
  topic: z.string(),
  level: z.enum(topicLevels),
  /** Null when her earlier or her later answers are too few to compare. */
  change: z.nullable(z.enum(topicChanges)),
});
export type TopicGrowth = z.infer<typeof topicGrowthSchema>;

export const reportedTestSchema = z.object({
  assignmentId: idSchema,
  quizTitle: z.string(),
  state: z.enum(markStates),
  /** When she handed in what counts; else when it is due, or was given. */
  at: isoTimeSchema,
  /** 1 decimal. */
  score: z.nullable(z.number()),
  totalQuestions: z.nullable(z.int()),
  /** Null without a result, and while its students do not see theirs. */
  percentage: z.nullable(z.number()),
  /** How many answers wait for a teacher; absent where none does. */
  awaiting: z.optional(z.int()),
  /** The teacher's, where she shows it and the result; otherwise empty. */
  comment: z.string(),
});
export type ReportedTest = z.infer<typeof reportedTestSchema>;

/**
 * What one student did in one class in a period, to be printed or sent home: she is compared with
 * nobody but herself, and what she does not see is not in it. The quizzes of the class alone count.
 */
export const getStudentReport = defineEndpoint({
  method: 'GET',
  path: '/classes/:id/students/:uid/report',
  access: 'assignments.manage',
  params: z.object({ id: idSchema, uid: idSchema }),
  /** Without a bound the period has none there. */
  query: z
    .object({ from: z.optional(isoTimeSchema), until: z.optional(isoTimeSchema) })
    .check(
      z.refine(
        ({ from, until }) => !from || !until || Date.parse(from) < Date.parse(until),
        'The period has to begin before it ends.',
      ),
    ),
  reply: z.object({
    report: z.object({
      studentId: idSchema,
      fullName: z.string(),
      className: z.string(),
      subject: z.string(),
      timeZone: z.string(),
      /** Oldest first. */
      tests: z.array(reportedTestSchema),
      /** By name. */
      topics: z.array(topicGrowthSchema),
      /** Null where the teachers of the class do not show marks by hand to their students. */
      marks: z.nullable(shownMarksSchema),
    }),
  }),
});

/** A student's own marks in one of her classes; 404 where its teachers do not show them. */
export const getOwnMarks = defineEndpoint({
  method: 'GET',
  path: '/student/:uid/classes/:id/marks',
  access: 'classes.join',
  params: z.object({ uid: idSchema, id: idSchema }),
  /** Assignments as in the report, oldest first. */
  reply: z.object({ tests: z.array(reportedTestSchema), marks: shownMarksSchema }),
});
