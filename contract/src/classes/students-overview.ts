import * as z from 'zod/mini';
import { completionStatuses } from '../attempts/completion.ts';
import { trends } from '../attempts/scoring.ts';
import { gradeSchema } from '../people/users.ts';
import { defineEndpoint } from '../wire/endpoint.ts';
import { idSchema } from '../wire/text.ts';

export const studentOverviewSchema = z.object({
  studentId: idSchema,
  studentName: z.string(),
  studentEmail: z.string(),
  currentGrade: z.nullable(gradeSchema),
  /** Counts attempts, so that a retake is one more quiz taken. */
  quizzesTaken: z.int(),
  /** Mean percentage over all attempts, 1 decimal. */
  averageScore: z.number(),
  /** Percent of the newest attempt, 1 decimal; null without attempts. */
  lastScore: z.nullable(z.number()),
  /** Over the last ten attempts; null with fewer than two, which show none. */
  trend: z.nullable(z.enum(trends)),
  /** The share of recommended resources that are completed, a whole percent; 0 without attempts. */
  skillGapCompletion: z.int(),
  completedResources: z.int(),
  totalResources: z.int(),
  status: z.enum(completionStatuses),
});
export type StudentOverview = z.infer<typeof studentOverviewSchema>;

/** The students of one of the caller's classes, or of all that she may see; by name. */
export const listStudentsOverview = defineEndpoint({
  method: 'GET',
  path: '/teacher/:uid/students-overview',
  access: 'classes.read',
  params: z.object({ uid: idSchema }),
  query: z.object({ classId: z.optional(idSchema) }),
  reply: z.object({ students: z.array(studentOverviewSchema) }),
});
